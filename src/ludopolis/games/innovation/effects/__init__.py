"""What the 105 cards do, written in the verbs of ``verbs``; one file an age."""

from ludopolis.games.innovation.effects import (
    age_01,
    age_02,
    age_03,
    age_04,
    age_05,
    age_06,
    age_07,
    age_08,
    age_09,
    age_10,
)
from ludopolis.games.innovation.effects.verbs import Dogmas

DOGMAS: Dogmas = {
    **age_01.DOGMAS,
    **age_02.DOGMAS,
    **age_03.DOGMAS,
    **age_04.DOGMAS,
    **age_05.DOGMAS,
    **age_06.DOGMAS,
    **age_07.DOGMAS,
    **age_08.DOGMAS,
    **age_09.DOGMAS,
    **age_10.DOGMAS,
}
