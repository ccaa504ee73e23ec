"""The numbers of the wonders."""

from typing import Final

from mypy_extensions import i64

CHICHEN_ITZA: Final[i64] = 0
STATUE_OF_ZEUS: Final[i64] = 1
STONEHENGE: Final[i64] = 2
COLOSSUS: Final[i64] = 3
GREAT_LIGHTHOUSE: Final[i64] = 4
GREAT_WALL: Final[i64] = 5
HANGING_GARDENS: Final[i64] = 6
ORACLE: Final[i64] = 7
PYRAMIDS: Final[i64] = 8
ANGKOR_WAT: Final[i64] = 9
BRANDENBURG_GATE: Final[i64] = 10
HIMEJI_SAMURAI_CASTLE: Final[i64] = 11
LEONARDOS_WORKSHOP: Final[i64] = 12
MACHU_PICCHU: Final[i64] = 13
NOTRE_DAME: Final[i64] = 14
PORCELAIN_TOWER: Final[i64] = 15
TAJ_MAHAL: Final[i64] = 16
LOUVRE: Final[i64] = 17
BIG_BEN: Final[i64] = 18
CRISTO_REDENTOR: Final[i64] = 19
PANAMA_CANAL: Final[i64] = 20
STATUE_OF_LIBERTY: Final[i64] = 21
SYDNEY_OPERA_HOUSE: Final[i64] = 22
INTERNET: Final[i64] = 23
KREMLIN: Final[i64] = 24
PENTAGON: Final[i64] = 25
UNITED_NATIONS: Final[i64] = 26
COUNT: Final[i64] = 27
