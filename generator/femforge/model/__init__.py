"""The bytes that operators must move, and the throughput that a bandwidth allows (Settgast et al. 2023, section 4)."""
