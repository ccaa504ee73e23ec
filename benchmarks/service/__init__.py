"""Measuring the service: a service of one's own, and clients that play at random."""
