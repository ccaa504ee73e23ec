"""How many files and connections the system lets this process have open."""

import sys

WANTED = 65_536

if sys.platform == "win32":

    def raise_limit() -> None:
        """There is none."""

    def limit() -> int:
        return WANTED

else:
    import resource

    def raise_limit() -> None:
        """As far as we may: the usual 1,024 are few for a service. Processes started later inherit it."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))

    def limit() -> int:
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return WANTED if soft == resource.RLIM_INFINITY else soft
