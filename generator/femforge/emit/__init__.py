"""From loop nests to source files: dialects, printing, templates, files."""
