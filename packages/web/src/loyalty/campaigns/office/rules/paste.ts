import { plain } from "@trilha/contract/core/imports/words.ts";
import { COLUMNS, type RuleColumn } from "./rule-rows.ts";

// A block of cells as Excel, Sheets or a text editor give it: by tabs or semicolons, quoted where a cell has a break.

export type PastedBlock = {
  readonly cells: readonly (readonly string[])[];
  /** Which column each cell of a line belongs to, where the block brought its own headings. */
  readonly columns: readonly (RuleColumn | undefined)[] | undefined;
};

/** Headings by which a column is known, beside its own key (without accents, capitals and punctuation). */
const WORDS: Readonly<Record<RuleColumn, readonly string[]>> = {
  productType: ["product type", "type", "tipo", "tipo de produto", "tipo de producto", "type de produit"],
  brand: ["brand", "marca", "marque"],
  processor: ["processor", "processador", "procesador", "processeur"],
  generation: ["generation", "geracao", "generacion"],
  sku: ["sku", "codigo", "code", "reference"],
  from: ["quantity from", "from", "de", "desde", "a partir de", "quantity_from"],
  to: ["quantity to", "to", "ate", "hasta", "jusqu a", "a"],
  points: ["points", "pontos", "puntos"],
  experience: ["experience", "experiencia", "xp"],
};
const byWord = new Map(
  COLUMNS.flatMap((column) =>
    [plain(column), ...WORDS[column]].map((word) => [plain(word), column] as const),
  ),
);

export function readBlock(text: string): PastedBlock {
  const mark = text.includes("\t") ? "\t" : ";";
  const cells = cellsOf(text, mark);
  const columns = cells[0]?.map((cell) => byWord.get(plain(cell)));
  const known = columns?.filter((column) => column !== undefined) ?? [];
  // One word may well be a product type; two headings and nothing else in the line are headings.
  const headed = known.length >= 2 && cells[0]?.every((cell, at) => cell === "" || columns?.[at]);
  return headed ? { cells: cells.slice(1), columns } : { cells, columns: undefined };
}

function cellsOf(text: string, mark: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = "";
  let quoted = false;
  const endCell = () => {
    line.push(cell.replace(/\s+/g, " ").trim());
    cell = "";
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? "";
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (char === '"' && cell === "") quoted = true;
    else if (char === mark) endCell();
    else if (char === "\n") {
      endCell();
      lines.push(line);
      line = [];
    } else cell += char;
  }
  if (cell !== "" || line.length > 0) {
    endCell();
    lines.push(line);
  }
  return lines;
}

/** Cells for another spreadsheet. */
export const writeBlock = (cells: readonly (readonly string[])[]): string =>
  cells
    .map((line) =>
      line.map((cell) => (/[\t\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join("\t"),
    )
    .join("\n");
