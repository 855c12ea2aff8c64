import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const SOURCE = join(import.meta.dirname, "../src/app/fetch-ahead.js");

/** Gives lazy imports a second try: puts `src/app/fetch-ahead.js` where Vite has its preload helper. */
export function fetchAhead(): Plugin {
  return {
    name: "trilha:fetch-ahead",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => readFileSync(SOURCE, "utf8"),
    },
  };
}
