// A points table comes from a spreadsheet: headers are understood in the four languages, cells as people write them.
import { type ColumnsOfFile, type Header, lineReader } from "@trilha/contract/core/imports/lines.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { columnReader } from "@trilha/contract/core/imports/words.ts";
import type { PointsColumn } from "@trilha/contract/loyalty/campaigns/import-columns.ts";

const words: Record<PointsColumn, string[]> = {
  product_type: [
    ...["tipo de produto", "tipo", "produto", "type", "product", "category", "categoria"],
    ...["tipo de producto", "producto", "type de produit", "produit"],
  ],
  brand: ["marca", "marque"],
  processor: ["processador", "procesador", "processeur", "cpu"],
  generation: ["geracao", "generacion", "gen"],
  sku: [
    "codigo",
    "codigo do produto",
    "codigo de producto",
    "code",
    "code produit",
    "referencia",
    "reference",
  ],
  from_units: [
    ...["de", "a partir de", "quantidade de", "minimo", "from", "quantity from", "min"],
    ...["desde", "cantidad desde", "a partir de unidades", "quantite de", "des", "minimum"],
  ],
  to_units: [
    ...["ate", "quantidade ate", "maximo", "to", "quantity to", "max"],
    ...["hasta", "cantidad hasta", "quantite a", "jusqu a", "maximum"],
  ],
  points: ["pontos", "puntos", "pts"],
  experience: ["experiencia", "xp", "pontos de experiencia", "puntos de experiencia", "experience points"],
};

const readColumn = columnReader(words);

export interface PointsRow {
  productType: string | null;
  brand: string | null;
  processor: string | null;
  generation: string | null;
  sku: string | null;
  quantity: { from: number; to: number | null } | null;
  points: number;
  experience: number;
}

export const pointsFile: ColumnsOfFile<PointsColumn> = { read: readColumn, needs: [["points"]] };

const most = 1_000_000;

/** One line of the table, or what is wrong with it. Experience that is not said is as much as the points. */
export function readPointsLine(
  line: number,
  cells: readonly string[],
  header: Header<PointsColumn>,
): PointsRow | { errors: LineError[] } {
  const reader = lineReader(line, cells, header);
  const key = (column: PointsColumn) => reader.text(column, 64) ?? null;
  const keys = {
    productType: key("product_type"),
    brand: key("brand"),
    processor: key("processor"),
    generation: key("generation"),
    sku: key("sku"),
  };
  const amount = (column: PointsColumn, minimum: number) => {
    const value = reader.value(column);
    if (value === undefined) return undefined;
    const number = wholeNumber(value);
    if (number === undefined) reader.wrong(column, "invalid");
    else if (number < minimum) reader.wrong(column, "too_small", { minimum });
    else if (number > most) reader.wrong(column, "too_big", { maximum: most });
    return number;
  };
  const points = amount("points", 0);
  if (points === undefined && !reader.has("points")) reader.wrong("points", "required");
  const experience = amount("experience", 0) ?? points;
  const from = amount("from_units", 1);
  const to = amount("to_units", 1);
  if (from !== undefined && to !== undefined && to < from) reader.wrong("to_units", "invalid");
  if (reader.errors.length > 0 || points === undefined || experience === undefined) {
    return { errors: reader.errors };
  }
  const banded = from !== undefined || to !== undefined;
  return { ...keys, quantity: banded ? { from: from ?? 1, to: to ?? null } : null, points, experience };
}

/** 1.200, 1,200 and 1 200 are twelve hundred; 1,5 is no whole number. */
function wholeNumber(value: string): number | undefined {
  const digits = value.replace(/[\s\u00a0\u202f]/g, "");
  if (/^\d{1,9}$/.test(digits)) return Number(digits);
  return /^\d{1,3}([.,]\d{3})+$/.test(digits) ? Number(digits.replace(/[.,]/g, "")) : undefined;
}
