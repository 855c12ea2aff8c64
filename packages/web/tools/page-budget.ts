import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { DeclaredPage } from "./declared-pages.ts";

/**
 * Most a page's code may be at its first visit, everything it stands in included. The office's goal is the same; its
 * largest editors are above it still, and may not grow.
 */
export const budgets = {
  open: { files: 25, bytes: 350_000 },
  person: { files: 25, bytes: 350_000 },
  office: { files: 29, bytes: 390_000 },
} as const satisfies Record<DeclaredPage["kind"], { files: number; bytes: number }>;

/** Page by the module its code begins in, with all files that it needs before it can be drawn. */
type PageFiles = {
  readonly page: string;
  readonly kind: DeclaredPage["kind"];
  readonly files: readonly string[];
};

type PageModule = { readonly kind: DeclaredPage["kind"]; readonly module: string };

/** Chunks there before any page: the app itself; inside, also the frame of a desktop. */
const START = ["index"];
const INSIDE = ["home", "DesktopFrame"];

type BundledChunk = Pick<Rolldown.OutputChunk, "type" | "name" | "fileName" | "imports" | "moduleIds"> & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined;
};

/** Scripts and style sheets that these chunks need, their static imports included. */
function filesOf(chunks: ReadonlyMap<string, BundledChunk>, begins: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = chunks.get(file);
    if (!chunk || files.has(file)) return;
    files.add(file);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
    chunk.imports.forEach(add);
  };
  begins.forEach(add);
  return [...files];
}

/** Files of each page, those of the app and its frame among them; `pages` are the modules they begin in. */
export function filesOfPages(bundled: readonly BundledChunk[], pages: readonly PageModule[]): PageFiles[] {
  const chunks = new Map(bundled.map((chunk) => [chunk.fileName, chunk]));
  const holders = new Map(
    bundled.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName])),
  );
  const start = bundled
    .filter(({ name }) => [...START, ...INSIDE].includes(name))
    .map(({ fileName }) => fileName);
  return pages.map(({ kind, module }) => {
    const holder = holders.get(module);
    if (!holder) throw new Error(`no file of the build holds ${module}`);
    return { page: module, kind, files: filesOf(chunks, [...start, holder]) };
  });
}

/** Pages above the budget, each with its figures. */
export function overBudget(pages: readonly PageFiles[], bytesOf: (file: string) => number): string[] {
  return pages.flatMap(({ page, kind, files }) => {
    const bytes = files.reduce((sum, file) => sum + bytesOf(file), 0);
    return files.length > budgets[kind].files || bytes > budgets[kind].bytes
      ? [`${page}: ${files.length} files, ${Math.round(bytes / 1000)} kB`]
      : [];
  });
}

/** Refuses a build in which a page that a room declares needs more than the budget. Stands after compression. */
export function pageBudget(folder: string, declared: readonly DeclaredPage[]): Plugin {
  let pages: PageFiles[] = [];
  return {
    name: "trilha:page-budget",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const modules = declared.flatMap(({ kind, module }) => (module ? [{ kind, module }] : []));
      // A declaration that moved would leave nothing to look at.
      if (modules.length < 100) this.error(`only ${modules.length} pages found: name what declares them now`);
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      pages = filesOfPages(chunks, modules);
    },
    closeBundle: {
      sequential: true,
      order: "post",
      async handler() {
        const sizes = new Map<string, number>();
        for (const file of new Set(pages.flatMap(({ files }) => files)))
          sizes.set(file, (await readFile(join(folder, `${file}.br`))).length);
        const over = overBudget(pages, (file) => sizes.get(file) ?? 0);
        if (over.length > 0) this.error(`pages above their budget:\n${[...new Set(over)].join("\n")}`);
      },
    },
  };
}
