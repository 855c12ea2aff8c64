import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = /\.(?:js|css|html|svg|json|wasm|webmanifest)$/;

/** Puts a .br beside every text of the build, and WebAssembly, which shrinks as well; the server hands it out without compressing anything itself. */
export function brotli(folder: string): Plugin {
  return {
    name: "trilha:brotli",
    apply: "build",
    enforce: "post",
    closeBundle: {
      sequential: true,
      order: "post",
      handler() {
        for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !TEXTS.test(entry.name)) continue;
          const file = join(entry.parentPath, entry.name);
          const content = readFileSync(file);
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: 11,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          };
          writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
        }
      },
    },
  };
}
