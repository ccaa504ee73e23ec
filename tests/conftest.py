import gc


def pytest_collection_finish() -> None:
    """What is loaded now stays until the end: the garbage collector need not look at it again and again."""
    gc.collect()
    gc.freeze()
