"""``python -m femforge``: the command line."""

from femforge.cli import main

if __name__ == "__main__":
    main()
