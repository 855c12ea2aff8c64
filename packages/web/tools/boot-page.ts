import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

const BOOT = join(import.meta.dirname, "../src/app/boot.js");
/** Rooms whose texts the first page needs, by the names the boot script calls them. */
const firstRooms = { shell: "i18n", signIn: "accounts/sign-in", home: "home/home" };
const LANGUAGES = ["pt-BR", "en-US", "es-ES", "fr-FR"];

/** A page's chunk with all it imports, scripts and style sheets, as addresses. */
function closure(bundle: Bundle, names: readonly string[], without: ReadonlySet<string>): string[] {
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
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === "chunk" && names.includes(chunk.name)) add(chunk.fileName);
  }
  return [...addresses];
}

/** The file of one room's texts in one language. */
function textsOf(bundle: Bundle, room: string, language: string): string | undefined {
  const end = `/src/${room}/locales/${language}.json`;
  const chunk = Object.values(bundle).find(
    (one) => one.type === "chunk" && one.facadeModuleId?.endsWith(end) === true,
  );
  return chunk ? `/${chunk.fileName}` : undefined;
}

function firstFiles(bundle: Bundle): Record<string, unknown> {
  const entry = new Set(closure(bundle, ["index"], new Set()));
  const home = closure(bundle, ["home"], entry);
  const known = new Set([...entry, ...home]);
  const texts = LANGUAGES.map((language) => [
    language,
    Object.fromEntries(
      Object.entries(firstRooms).map(([name, room]) => [name, textsOf(bundle, room, language)]),
    ),
  ]);
  return {
    home,
    desktop: closure(bundle, ["DesktopFrame"], known),
    texts: Object.fromEntries(texts),
  };
}

/**
 * Puts the boot script into the page, named by its content so that it is never asked for twice, with the
 * list of files the first page will need.
 */
export function bootPage(): Plugin {
  const source = readFileSync(BOOT, "utf8");
  const name = `assets/boot-${createHash("sha256").update(source).digest("base64url").slice(0, 8)}.js`;
  return {
    name: "trilha:boot-page",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: name, source });
    },
    transformIndexHtml: {
      order: "post",
      handler(_, { bundle }) {
        const tag = (tagName: string, attrs: HtmlTagDescriptor["attrs"]): HtmlTagDescriptor => ({
          tag: tagName,
          attrs,
          injectTo: "head",
        });
        if (!bundle) return [tag("script", { src: "/src/app/boot.js" })];
        return [
          tag("meta", { name: "trilha-files", content: JSON.stringify(firstFiles(bundle)) }),
          tag("script", { src: `/${name}` }),
        ];
      },
    },
  };
}
