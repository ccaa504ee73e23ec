// For whoever draws boards: a position from build/fixtures (tools/board_fixtures.py), without a service.
// gallery.html?fixture=duel-2-30&language=en&theme=dark, or gallery.html?map=hexes for a map without a game.
import { mount } from "svelte";
import "./base.css";
import "./blocks.css";
import Gallery from "./Gallery.svelte";
import GalleryMap from "./GalleryMap.svelte";

const fixtures = import.meta.glob("../../build/fixtures/*.json", { import: "default" });
const asked = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
const found = Object.keys(fixtures).find((path) => path.endsWith(`/${asked.get("fixture")}.json`));
const target = document.getElementById("page")!;
const map = asked.get("map");
if (map) mount(GalleryMap, { target, props: { hexes: map === "hexes" } });
else if (found) mount(Gallery, { target, props: { fixture: (await fixtures[found]!()) as never, language: asked.get("language") === "en" ? "en" : "cs" } });
else
  target.innerHTML = Object.keys(fixtures)
    .map((path) => `fixture=${path.replace(/^.*\/|\.json$/g, "")}`)
    .concat("map=hexes", "map=squares")
    .map((shown) => `<p><a href="?${shown}">${shown}</a></p>`)
    .join("");
