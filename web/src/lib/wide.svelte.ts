import { MediaQuery } from "svelte/reactivity";

/** There is room for the side panel (look: from 1181 px). */
export const wide = new MediaQuery("(min-width: 1181px)", true);
