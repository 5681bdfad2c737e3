"""Templates of generated sources, and the header that describes kernels."""
