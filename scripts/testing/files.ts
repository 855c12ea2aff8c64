import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";

/** The checkout's root. */
export const root = resolve(import.meta.dirname, "../..");

// Ignored folders, of.gitignore and git's own: a machine that runs the tests need not have git.
const passedOver = new Set([".git", "node_modules", "dist", "data", ".cache", "coverage", "test-results"]);

/** Every file of the project, relative to the root, with forward slashes. */
export function projectFiles(folder = root): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !passedOver.has(entry.name) && !/^\.env|\.log$/.test(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? projectFiles(path) : [relative(root, path).replaceAll("\\", "/")];
    });
}

/** The text of a file of the project. */
export function read(path: string): string {
  return readFileSync(join(root, path), "utf8");
}
