"""Loop nests and data movement of each kernel, free of any backend's words."""
