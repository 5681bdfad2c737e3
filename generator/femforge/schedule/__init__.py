"""Parameters of kernels, limits of devices, and the refusal of what does not fit."""
