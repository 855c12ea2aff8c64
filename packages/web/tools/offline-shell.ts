import type { Plugin } from "vite";

/** The pages a person must be able to open without a network, and the texts they are written in. */
const PAGES = /^(?:index|home|DesktopFrame)$/;
const TEXTS = /^texts-(?:door|person)-/;

/** Collects the files of those pages with all they import, for the service worker's list. */
export function offlineShell(): { plugin: Plugin; keeps: (url: string) => boolean } {
  const files = new Set(["index.html"]);
  const plugin: Plugin = {
    name: "trilha:offline-shell",
    generateBundle(_, bundle) {
      const add = (file: string) => {
        const chunk = bundle[file];
        if (files.has(file) || chunk?.type !== "chunk") return;
        files.add(file);
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) files.add(sheet);
        chunk.imports.forEach(add);
      };
      const chunks = Object.values(bundle).filter((chunk) => chunk.type === "chunk");
      for (const chunk of chunks) if (PAGES.test(chunk.name)) add(chunk.fileName);
      const texts = chunks.filter(({ name }) => TEXTS.test(name));
      // Without them these pages have no words, which nobody sees who has a network.
      if (texts.length === 0) this.error("no texts for the pages without a network");
      for (const { fileName } of texts) add(fileName);
    },
  };
  return {
    plugin,
    keeps: (url) => files.has(url) || url.endsWith(".woff2") || url.startsWith("assets/boot-"),
  };
}
