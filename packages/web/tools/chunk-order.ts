import type { Plugin } from "vite";

/**
 * Refuses a build whose files need each other in a circle. Such a file can run before the one it takes its
 * values from, and an icon or a component is then undefined, in the built app only.
 */
export function chunkOrder(): Plugin {
  return {
    name: "trilha:chunk-order",
    apply: "build",
    generateBundle(_options, bundle) {
      const imports = (file: string): readonly string[] => {
        const chunk = bundle[file];
        return chunk?.type === "chunk" ? chunk.imports : [];
      };
      const done = new Set<string>();
      const visit = (file: string, path: readonly string[]): void => {
        const since = path.indexOf(file);
        if (since >= 0) this.error(`files in a circle: ${[...path.slice(since), file].join(" → ")}`);
        if (done.has(file)) return;
        for (const next of imports(file)) visit(next, [...path, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}
