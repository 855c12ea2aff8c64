import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { DeclaredPage } from "./declared-pages.ts";
import { LANGUAGES, textsAt } from "./text-files.ts";

type Bundle = Rolldown.OutputBundle;

const BOOT = join(import.meta.dirname, "../src/app/boot.js");
/** Chunks with all they import, scripts and style sheets, as addresses. */
function closure(bundle: Bundle, begins: readonly string[], without: ReadonlySet<string>): string[] {
  const addresses = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== "chunk" || addresses.has(`/${file}`) || without.has(`/${file}`)) return;
    addresses.add(`/${file}`);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) {
      if (!without.has(`/${sheet}`)) addresses.add(`/${sheet}`);
    }
    chunk.imports.forEach(add);
  };
  begins.forEach(add);
  return [...addresses];
}

const filesNamed = (chunks: readonly Rolldown.OutputChunk[], wanted: string): string[] =>
  chunks.filter(({ name }) => name === wanted).map(({ fileName }) => fileName);

/** Address of the file with one room's texts in one language. */
const textsOf = (
  chunks: readonly Rolldown.OutputChunk[],
  room: string,
  language: string,
): string | undefined =>
  chunks
    .filter(({ moduleIds }) =>
      moduleIds.some((id) => {
        const texts = textsAt(id);
        return texts?.room === room && texts.language === language;
      }),
    )
    .map(({ fileName }) => `/${fileName}`)[0];

/** Source of a regular expression for an address as a room declares it: `$id` is one part, `{-$id}` none or one. */
export const patternOf = (path: string): string =>
  `^${path.replaceAll(/\/\{-\$\w+\}/g, "(?:/[^/]+)?").replaceAll(/\$\w+/g, "[^/]+")}/?$`;

/**
 * Lists for the boot script: files of every page inside, and the texts each shows. Addresses stand once; pages name them
 * by their position.
 */
function firstFiles(bundle: Bundle, pages: readonly DeclaredPage[]): Record<string, unknown> {
  const chunks = Object.values(bundle).filter((chunk) => chunk.type === "chunk");
  const holders = new Map(chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, fileName])));
  const entry = new Set(closure(bundle, filesNamed(chunks, "index"), new Set()));
  const inside = closure(bundle, filesNamed(chunks, "home"), entry);
  const desktop = closure(bundle, filesNamed(chunks, "DesktopFrame"), new Set([...entry, ...inside]));
  const known = new Set([...entry, ...inside]);
  const addresses: string[] = [];
  const positionOf = (address: string) => {
    const position = addresses.indexOf(address);
    return position < 0 ? addresses.push(address) - 1 : position;
  };
  const filesOf = ({ module = "" }: DeclaredPage) =>
    closure(bundle, [holders.get(module) ?? ""], known).map(positionOf);
  const textsOfPage = ({ texts }: DeclaredPage, language: string) =>
    [...new Set(["i18n", ...texts].flatMap((room) => textsOf(chunks, room, language) ?? []))].map(positionOf);
  return {
    inside: inside.map(positionOf),
    desktop: desktop.map(positionOf),
    languages: LANGUAGES,
    pages: pages
      .filter(({ module, kind }) => module && kind !== "open")
      .map((page) => [
        patternOf(page.path),
        filesOf(page),
        LANGUAGES.map((language) => textsOfPage(page, language)),
      ]),
    door: LANGUAGES.map((language) => [textsOf(chunks, "accounts/sign-in", language) ?? ""].map(positionOf)),
    addresses,
  };
}

/** Place in the boot script for the lists. */
const HOLE = "undefined /* files */";

/** Puts the boot script, with the lists of files pages begin with, into the page; it is named by its content. */
export function bootPage(pages: readonly DeclaredPage[]): Plugin {
  const script = readFileSync(BOOT, "utf8");
  if (!script.includes(HOLE)) throw new Error(`no place for the lists of files in ${BOOT}`);
  let name = "";
  return {
    name: "trilha:boot-page",
    generateBundle(_, bundle) {
      const source = script.replace(HOLE, () => JSON.stringify(firstFiles(bundle, pages)));
      name = `assets/boot-${createHash("sha256").update(source).digest("base64url").slice(0, 8)}.js`;
      this.emitFile({ type: "asset", fileName: name, source });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) => [
        { tag: "script", attrs: { src: bundle ? `/${name}` : "/src/app/boot.js" }, injectTo: "head" },
      ],
    },
  };
}
