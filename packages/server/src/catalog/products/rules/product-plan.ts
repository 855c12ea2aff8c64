// Product catalogue import: the plan of the lines of a product file. The SKU says which product a line is about.
import type { ProductColumn } from "@trilha/contract/catalog/products/import-columns.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import type { ProductLine } from "./product-lines.ts";

export interface ProductState {
  sku: string;
  name: string;
  productType: string;
  brand: string;
  processor: string | null;
  generation: string | null;
  active: boolean;
}
export interface KnownProduct extends ProductState {
  id: string;
  version: number;
}

export interface ProductPlan {
  creates: ProductState[];
  updates: KnownProduct[];
  unchanged: number;
  /** Brands the file names that the programme has not yet. */
  newBrands: string[];
  errors: LineError[];
}

const needed = ["name", "productType", "brand"] as const;
const columnOf = { name: "name", productType: "product_type", brand: "brand" } as const;
type Names = Readonly<Partial<Record<ProductColumn, string>>>;

/** Plan of an import. `known` is by SKU in capitals. */
export function planProducts(
  lines: readonly ProductLine[],
  known: ReadonlyMap<string, KnownProduct>,
  names: Names,
): ProductPlan {
  const plan: ProductPlan = { creates: [], updates: [], unchanged: 0, newBrands: [], errors: [] };
  const lineOf = new Map<string, number>();
  for (const line of lines) {
    const say = (column: ProductColumn, error: Pick<LineError, "value" | "code" | "params">) =>
      plan.errors.push({ line: line.line, column: names[column] ?? column, ...error });
    const key = line.sku.toUpperCase();
    const seen = lineOf.get(key);
    if (seen !== undefined) {
      say("sku", { value: line.sku, code: "duplicate_in_file", params: { line: seen } });
      continue;
    }
    lineOf.set(key, line.line);
    const product = known.get(key);
    if (product) {
      const next = { ...product, ...fieldsOf(line) };
      if (same(product, next)) plan.unchanged += 1;
      else plan.updates.push(next);
      continue;
    }
    const { name, productType, brand } = line;
    for (const field of needed) if (!line[field]) say(columnOf[field], { value: "", code: "required" });
    if (!name || !productType || !brand) continue;
    plan.creates.push({
      ...{ sku: line.sku, name, productType, brand, active: line.active ?? true },
      processor: line.processor ?? null,
      generation: line.generation ?? null,
    });
  }
  return plan;
}

const fieldsOf = ({ line: _, sku: __, ...fields }: ProductLine) => fields;

const same = (a: ProductState, b: ProductState): boolean =>
  (["name", "productType", "brand", "processor", "generation", "active"] as const).every(
    (field) => a[field] === b[field],
  );
