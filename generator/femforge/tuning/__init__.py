"""The tuner: parameter spaces, measuring, the archive, searching, tables of defaults, reports."""
