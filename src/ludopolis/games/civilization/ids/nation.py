"""The numbers of the civilizations."""

from typing import Final

from mypy_extensions import i64

AMERICA: Final[i64] = 0
ARABIA: Final[i64] = 1
AZTECS: Final[i64] = 2
CHINA: Final[i64] = 3
EGYPT: Final[i64] = 4
ENGLAND: Final[i64] = 5
FRANCE: Final[i64] = 6
GERMANY: Final[i64] = 7
GREECE: Final[i64] = 8
INDIA: Final[i64] = 9
JAPAN: Final[i64] = 10
MONGOLIA: Final[i64] = 11
ROME: Final[i64] = 12
RUSSIA: Final[i64] = 13
SPAIN: Final[i64] = 14
ZULU: Final[i64] = 15
COUNT: Final[i64] = 16
