import type { importProducts as spec } from "@trilha/contract/catalog/products/endpoints.ts";
import type { ProductColumn } from "@trilha/contract/catalog/products/import-columns.ts";
import { plain } from "@trilha/contract/core/imports/words.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { importFile, readLines, type SheetRead, writeAll } from "../../core/imports/index.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { insertBrand } from "./brands.queries.ts";
import {
  allProducts,
  brandNames,
  insertProducts,
  type ProductRow,
  updateProducts,
} from "./catalogue.queries.ts";
import { productFile, readProductLine, type Spellings } from "./rules/product-lines.ts";
import {
  type KnownProduct,
  type ProductPlan,
  type ProductState,
  planProducts,
} from "./rules/product-plan.ts";

/** Checks a product file, or brings it in with the brands it names. */
export const importProducts: UseCase<typeof spec> = (call, { body }) => {
  const { clientId } = call.actor;
  return importFile(call, body, {
    kind: "products",
    columns: productFile,
    plan: (tx, sheet) => planSheet(tx, clientId, sheet),
    figures: ({ creates, updates, unchanged }) => ({
      ...{ created: creates.length, updated: updates.length, unchanged },
    }),
    more: (plan) => ({ newBrands: plan?.newBrands ?? [] }),
    write: async (tx, { creates, updates, unchanged, newBrands }) => {
      for (const name of newBrands) await insertBrand(tx, clientId, name);
      const written =
        (await writeAll(creates.map(row), (batch) => insertProducts(tx, clientId, call.now, batch))) &&
        (await writeAll(
          updates.map(({ id, version, ...state }) => ({ id, version, ...row(state) })),
          (batch) => updateProducts(tx, clientId, batch),
        ));
      if (!written) return refuse(genericProblems.conflict);
      await recordAudit(tx, call, {
        action: "catalogue.import",
        entity: "product_file",
        entityId: body.fileId,
        after: { created: creates.length, updated: updates.length, unchanged, brands: newBrands.length },
      });
      return undefined;
    },
  });
};

/** Judges every line against what is there at present. */
async function planSheet(tx: Tx, clientId: string, sheet: SheetRead<ProductColumn>): Promise<ProductPlan> {
  const [brands, products] = [await brandNames(tx, clientId), await allProducts(tx, clientId)];
  const spellings = spellingsOf(brands, products);
  const { good, errors } = await readLines(sheet, (line, cells, header) =>
    readProductLine(line, cells, header, spellings),
  );
  const known = new Map(products.map((product) => [product.sku.toUpperCase(), stateOf(product)]));
  const plan = planProducts(good, known, sheet.header.names);
  const there = new Set(brands);
  const newBrands = [...new Set(spellings.brands.values())].filter((name) => !there.has(name));
  return { ...plan, newBrands, errors: [...errors, ...plan.errors] };
}

function spellingsOf(brands: readonly string[], products: readonly ProductRow[]): Spellings {
  const byName = (values: readonly (string | null)[]) =>
    new Map(values.flatMap((value): [string, string][] => (value ? [[plain(value) || value, value]] : [])));
  return {
    brands: byName(brands),
    productTypes: byName(products.map((product) => product.product_type)),
    processors: byName(products.map(({ processor }) => processor)),
    generations: byName(products.map(({ generation }) => generation)),
  };
}

function stateOf(product: ProductRow): KnownProduct {
  const { id, version, sku, name, product_type: productType, brand, processor, generation, active } = product;
  return { id, version, sku, name, productType, brand, processor, generation, active };
}

function row({ productType, ...state }: ProductState) {
  return { ...state, product_type: productType };
}
