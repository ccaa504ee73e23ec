import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { compress } from "./compress";
import { icons } from "./icons";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [icons(), svelte(), compress()],
  base: "/",
  resolve: {
    alias: { $lib: here("./src/lib"), $ui: here("./src/ui"), $games: here("../src/ludopolis/games") },
    // Tests run the browser's Svelte, not the server's.
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/ludopolis/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: "http://localhost:8000", ws: true } },
  },
  test: {
    environment: "happy-dom",
    setupFiles: ["./tests/setup.ts"],
    include: ["tests/**/*.test.ts"],
    testTimeout: 120_000, // ends a test that hangs; a busy machine is no fault
    hookTimeout: 120_000,
  },
});
