"""What an archive of measured variants says: as tables, as a page with pictures, as data."""
