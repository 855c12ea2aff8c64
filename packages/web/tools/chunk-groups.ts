import type { Plugin } from "vite";

const CALL = /\binChunk\(\s*"(\w+)",\s*\(\) =>\s*import\(\s*"([^"]+)"/g;

/**
 * Reads from the code which modules open together: `inChunk("home", () => import("./HomePage.tsx"))`. The build puts
 * them with all they need into one file of that name.
 */
export function chunkGroups(): { plugin: Plugin; inGroup: (name: string) => (id: string) => boolean } {
  const groups = new Map<string, Set<string>>();
  const plugin: Plugin = {
    name: "trilha:chunk-groups",
    enforce: "pre",
    transform: {
      filter: { code: "inChunk(" },
      async handler(code, id) {
        for (const [, name = "", source = ""] of code.matchAll(CALL)) {
          const module = await this.resolve(source, id);
          if (!module) this.error(`no module ${source} for the file "${name}"`);
          groups.set(name, (groups.get(name) ?? new Set()).add(module.id));
        }
      },
    },
  };
  return { plugin, inGroup: (name) => (id) => groups.get(name)?.has(id) ?? false };
}
