import { statSync } from "node:fs";
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";
import { type Opening, type Part, planChunks } from "./chunk-plan.ts";
import type { DeclaredPage } from "./declared-pages.ts";
import { textsAt } from "./text-files.ts";

type Group = Rolldown.CodeSplittingGroup;
type Chunk = Rolldown.OutputChunk;

const isText = ({ moduleIds }: Chunk): boolean => moduleIds.some((id) => textsAt(id) !== undefined);

/** Fetched with every page inside, on a desktop; on a phone its frame is in the file of home. */
const FRAME = "/src/app/frame/DesktopFrame.tsx";

/**
 * Weights of openings: home opens at every visit; a page on a phone as often as on a desktop, a person's by more people and
 * on slower lines than the office's; sheets and the like later, and not each time. The code of home itself is in the files that `named` makes.
 */
const weights = { home: 8, person: 1, page: 0.5, later: 0.2 };

/** Modules that others load when they need them; pages are those that rooms declare. */
type LoadedModules = {
  readonly all: Set<string>;
  readonly pages: ReadonlyMap<string, DeclaredPage["kind"]>;
};

function collectLoaded({ all }: LoadedModules): Plugin {
  return {
    name: "trilha:loaded-modules",
    buildEnd() {
      for (const id of this.getModuleIds())
        for (const module of this.getModuleInfo(id)?.dynamicallyImportedIds ?? []) all.add(module);
    },
  };
}

/** Chunks of the bundler when it may share nothing between pages that do not need the same: many small ones. */
async function smallestChunks(config: InlineConfig, named: Group[], plugin: Plugin): Promise<Chunk[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: "error",
    plugins: [...(config.plugins ?? []), plugin],
    build: {
      ...config.build,
      write: false,
      minify: false,
      cssMinify: false,
      sourcemap: false,
      rolldownOptions: { output: { codeSplitting: { groups: [...named, everyPart] } } },
    },
  });
  if (!("output" in built)) throw new Error("the build of the smallest chunks gave no chunks");
  return built.output
    .filter((file) => file.type === "chunk")
    .sort((one, other) => (one.fileName < other.fileName ? -1 : 1));
}

const everyPart: Group = {
  name: "part",
  test: /\.(?:tsx?|m?js|css)$/,
  minShareCount: 2,
  entriesAware: true,
};

const isStyle = (id: string): boolean => id.endsWith(".css");

type StyleGroup = {
  readonly name: string;
  readonly test: (id: string) => boolean;
  readonly priority: number;
};

/**
 * Groups for the style sheets, none of which is large, while each would be a request of its own: one file for what a
 * person's pages show, before sign-in too, sheets and stages of theirs included, one for the back office, one for what both
 * show.
 */
function styleGroups(
  chunks: readonly Chunk[],
  isNamed: (chunk: Chunk) => boolean,
  pages: ReadonlyMap<string, DeclaredPage["kind"]>,
): StyleGroup[] {
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  // A file with a name leads everywhere: it holds the declarations of all pages.
  const parts = new Set(chunks.filter((chunk) => !chunk.isEntry && !isNamed(chunk)));
  const stylesBelow = (begins: readonly Chunk[]) => {
    const seen = new Set<Chunk>();
    const visit = (chunk: Chunk | undefined): void => {
      if (!chunk || seen.has(chunk) || !parts.has(chunk)) return;
      seen.add(chunk);
      for (const file of [...chunk.imports, ...chunk.dynamicImports]) visit(files.get(file));
    };
    begins.forEach(visit);
    return new Set([...seen].flatMap(({ moduleIds }) => moduleIds.filter(isStyle)));
  };
  const pagesOf = (...wanted: DeclaredPage["kind"][]) =>
    chunks.filter(
      (chunk) =>
        holdsFrame(chunk) || chunk.moduleIds.some((id) => wanted.some((kind) => pages.get(id) === kind)),
    );
  const [person, office] = [stylesBelow(pagesOf("person", "open")), stylesBelow(pagesOf("office"))];
  return [
    { name: "both-styles", test: (id) => person.has(id) && office.has(id), priority: 1.5 },
    { name: "person-styles", test: (id) => person.has(id), priority: 1.5 },
    { name: "office-styles", test: (id) => office.has(id), priority: 1.5 },
  ];
}

const holdsFrame = ({ moduleIds }: Chunk): boolean => moduleIds.some((id) => id.endsWith(FRAME));

/** Files of style sheets as parts: code of the office in a person's file would bring the office's styles with it. */
const styleParts = (chunks: readonly Chunk[], styles: readonly StyleGroup[]): Part[] =>
  styles.map(({ name }) => {
    const sheets = chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => groupOf(id, styles) === name));
    return { length: sheets.reduce((sum, id) => sum + statSync(id).size, 0), imports: [], apart: true };
  });

const groupOf = (id: string, styles: readonly StyleGroup[]): string | undefined =>
  isStyle(id) ? styles.find(({ test }) => test(id))?.name : undefined;

function planOf(chunks: readonly Chunk[], loaded: LoadedModules, styles: readonly StyleGroup[]): Chunk[][] {
  const positions = new Map(chunks.map(({ fileName }, index) => [fileName, index]));
  const parts = chunks.map(
    (chunk): Part => ({
      length: Object.values(chunk.modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0),
      imports: [
        ...chunk.imports.flatMap((file) => positions.get(file) ?? []),
        ...styles.flatMap(({ name }, index) =>
          chunk.moduleIds.some((id) => groupOf(id, styles) === name) ? [chunks.length + index] : [],
        ),
      ],
    }),
  );
  const frame = chunks.findIndex(holdsFrame);
  if (frame < 0) throw new Error(`no module ${FRAME}: name the desktop's frame of now`);
  const openings = chunks.flatMap(({ moduleIds }, part): Opening[] =>
    moduleIds.flatMap((id): Opening[] => {
      const kind = loaded.pages.get(id);
      if (kind)
        return [[part], [part, frame]].map((both) => ({
          parts: both,
          weight: kind === "person" ? weights.person : weights.page,
        }));
      return loaded.all.has(id) ? [{ parts: [part], weight: weights.later }] : [];
    }),
  );
  openings.push({ parts: [frame], weight: weights.home });
  return planChunks([...parts, ...styleParts(chunks, styles)], openings).map((file) =>
    file.flatMap((part) => chunks[part] ?? []),
  );
}

/**
 * Groups for the modules that pages share: what is needed together is in one file. Left alone, the bundler makes one
 * for each set of pages that share something, which are four hundred, most under 2 kB. It is asked for these first, in
 * a build that is not written; `planChunks` says which of them become one.
 */
export async function sharedChunks(
  config: InlineConfig,
  named: Group[],
  declared: readonly DeclaredPage[],
): Promise<Group[]> {
  const loaded: LoadedModules = {
    all: new Set(),
    pages: new Map(declared.flatMap(({ module, kind }) => (module ? [[module, kind]] : []))),
  };
  const chunks = await smallestChunks(config, named, collectLoaded(loaded));
  const names = new Set(named.map(({ name }) => name));
  const isNamed = ({ name }: Chunk) => names.has(name);
  const styles = styleGroups(chunks, isNamed, loaded.pages);
  const imported = new Set(chunks.flatMap(({ imports }) => imports));
  const files = planOf(
    chunks.filter((chunk) => !chunk.isEntry && !isNamed(chunk) && !isText(chunk)),
    loaded,
    styles,
  ).filter(
    // Code that one page alone needs is in the page's own file without a group.
    (file) => file.length > 1 || file.some(({ fileName }) => imported.has(fileName)),
  );
  const shared = files.map((file, index): Group => {
    const modules = new Set(file.flatMap(({ moduleIds }) => moduleIds));
    return {
      name: file.some(holdsFrame) ? "DesktopFrame" : "shared",
      test: (id) => modules.has(id),
      // A group takes all its modules import unless an earlier one has: those imported come first.
      priority: 1 - (index + 1) / (files.length + 1),
    };
  });
  return [...styles, ...shared];
}
