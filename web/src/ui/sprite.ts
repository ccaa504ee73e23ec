// Imported, not only named, so that their addresses change with their content and browsers keep them for good.
import icons from "../icons.svg?url";
import plain from "../plain/art.svg?url";

const arts = import.meta.glob<string>("../boards/*/art.svg", { query: "?url", import: "default", eager: true });

/** The address of an icon, for `<use href>`. */
export const iconAddress = (name: string): string => `${icons}#${name}`;

/** The address of the picture of a game. */
export const artAddress = (game: string): string => `${arts[`../boards/${game}/art.svg`] ?? plain}#art`;
