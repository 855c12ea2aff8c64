// Data that PDFs name and do not bring along: maps of Chinese, Japanese and Korean letters, and the fourteen fonts every reader
// has. Some hundred files of our own origin, each fetched when a page needs it, then cached; this list of them too.
const files = import.meta.glob<string>(
  [
    "../../../../node_modules/pdfjs-dist/cmaps/*.bcmap",
    "../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}",
  ],
  { query: "?url", import: "default", eager: true },
);

const addresses = new Map(
  Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf("/") + 1), address]),
);

/** Address of a map or font by its name in the library. */
export const addressOfData = (name: string): string | undefined => addresses.get(name);
