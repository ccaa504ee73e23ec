import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const folder = fileURLToPath(new URL("./src/icons/", import.meta.url));
const sprite = fileURLToPath(new URL("./src/icons.svg", import.meta.url));

/** One drawing as a symbol: its attributes are the same for all icons, so the sprite's style says them. */
function symbol(file: string): string {
  const source = readFileSync(folder + file, "utf8");
  const inner = source.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "");
  const id = file.replace(/\.svg$/, "");
  return `<symbol id="${id}" viewBox="0 0 24 24">${inner}</symbol>`;
}

/** All icons in one file, `icons.svg#coin` (ui/sprite.ts). */
export function icons(): Plugin {
  return {
    name: "icons",
    buildStart() {
      const symbols = readdirSync(folder).filter((file) => file.endsWith(".svg")).sort().map(symbol);
      writeFileSync(sprite, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`);
    },
  };
}
