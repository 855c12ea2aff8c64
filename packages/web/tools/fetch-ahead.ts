import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";
const SOURCE = join(import.meta.dirname, "../src/app/fetch-ahead.js");

/** Gives lazy imports a second try: puts `src/app/fetch-ahead.js` where Vite has its preload helper. */
export function fetchAhead(): Plugin {
  return {
    name: "trilha:fetch-ahead",
    apply: "build",
    enforce: "pre",
    load: {
      order: "pre",
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: (id) => (id === HELPER ? readFileSync(SOURCE, "utf8") : undefined),
    },
  };
}
