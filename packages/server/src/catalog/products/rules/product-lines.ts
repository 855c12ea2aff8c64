// Product catalogue import: one line of a product file becomes what is to be known of a product, or the list of all that
// is wrong with it. §purpose#points-depend-on: points depend on type, processor, generation, brand and SKU, so one spelling of each is kept.
import type { ProductColumn } from "@trilha/contract/catalog/products/import-columns.ts";
import { productKeyLimit } from "@trilha/contract/catalog/products/limits.ts";
import { type ColumnsOfFile, given, type Header, lineReader } from "@trilha/contract/core/imports/lines.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { columnReader, plain, readYesNo, yesNoWords } from "@trilha/contract/core/imports/words.ts";

const headers: Record<ProductColumn, string[]> = {
  sku: ["codigo", "codigo do produto", "product code", "codigo de producto", "reference", "code produit"],
  name: ["nome", "produto", "product", "nombre", "producto", "nom", "produit", "descricao", "descripcion"],
  product_type: [
    ...["tipo", "tipo de produto", "categoria", "type", "category", "tipo de producto"],
    ...["type de produit", "categorie"],
  ],
  brand: ["marca", "marque"],
  processor: ["processador", "procesador", "processeur", "cpu"],
  generation: ["geracao", "generacion", "gen"],
  active: ["ativo", "activo", "actif", "em linha"],
};

export const readProductColumn = columnReader(headers);

export const productFile: ColumnsOfFile<ProductColumn> = { read: readProductColumn, needs: [["sku"]] };

/** Content of a line. A cell that is empty says nothing. */
export interface ProductLine {
  line: number;
  sku: string;
  name?: string;
  productType?: string;
  brand?: string;
  processor?: string;
  generation?: string;
  active?: boolean;
}

/** The spellings a catalogue uses, by their plain form: "notebook" is "Notebook" where that is known. */
export interface Spellings {
  brands: Map<string, string>;
  productTypes: Map<string, string>;
  processors: Map<string, string>;
  generations: Map<string, string>;
}

/** Reads one line; a brand, type, processor or generation that is new joins the spellings, so the file agrees with itself. */
export function readProductLine(
  line: number,
  cells: readonly string[],
  header: Header<ProductColumn>,
  spellings: Spellings,
): ProductLine | { errors: LineError[]; partial?: ProductLine } {
  const { errors, has, wrong, text, one } = lineReader(line, cells, header);
  const spelled = (column: ProductColumn, known: Map<string, string>) => {
    const value = text(column, productKeyLimit);
    if (!value) return undefined;
    const key = plain(value) || value;
    const first = known.get(key);
    if (!first) known.set(key, value);
    return first ?? value;
  };
  const sku = text("sku", productKeyLimit);
  if (!sku && !has("sku")) wrong("sku", "required");
  const product: ProductLine = {
    line,
    sku: sku ?? "",
    ...given({
      name: text("name"),
      productType: spelled("product_type", spellings.productTypes),
      brand: spelled("brand", spellings.brands),
      processor: spelled("processor", spellings.processors),
      generation: spelled("generation", spellings.generations),
      active: one("active", readYesNo, yesNoWords),
    }),
  };
  if (errors.length === 0) return product;
  return { errors, ...(sku && { partial: product }) };
}
