import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/**
 * Puts the push part behind the service worker's own code. It is not imported there: Trusted Types, which the
 * worker inherits from its answer, refuse a script address that is a plain text.
 */
export function pushWorker(source: string, folder: string): Plugin {
  return {
    name: "trilha:push-worker",
    apply: "build",
    enforce: "post",
    closeBundle: {
      sequential: true,
      order: "post",
      handler() {
        appendFileSync(join(folder, "sw.js"), `\n${readFileSync(source, "utf8")}`);
      },
    },
  };
}
