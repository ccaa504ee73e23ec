// Imported, not only named, so that their addresses change with their content and browsers keep them for good.
import art from "../art.svg?url";
import icons from "../icons.svg?url";

/** The address of an icon, for `<use href>`. */
export const iconAddress = (name: string): string => `${icons}#${name}`;

/** The address of the picture of a game. */
export const artAddress = (game: string): string => `${art}#${game}`;
