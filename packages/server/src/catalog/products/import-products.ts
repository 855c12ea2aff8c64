import type { importProducts as spec } from "@trilha/contract/catalog/products/endpoints.ts";
import type { Input } from "@trilha/contract/core/endpoint.ts";
import { importProblems } from "@trilha/contract/core/imports/problems.ts";
import { plain } from "@trilha/contract/core/imports/words.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { lineErrorsInWords, openSheet, readLines, type Sheet, writeAll } from "../../core/files/index.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import {
  allProducts,
  brandNames,
  insertProducts,
  type ProductRow,
  updateProducts,
} from "./catalogue.queries.ts";
import { readProductHeader, readProductLine, type Spellings } from "./rules/product-lines.ts";
import {
  type KnownProduct,
  type ProductPlan,
  type ProductState,
  planProducts,
} from "./rules/product-plan.ts";

type Body = Input<typeof spec>["body"];

/** Checks a product file, or brings it in whole; with one bad line nothing is imported. */
export const importProducts: UseCase<typeof spec> = async (call, { body }) => {
  const sheet = await openSheet(call, body.fileId);
  return isRefusal(sheet) ? sheet : call.write((tx) => bringIn(tx, call, sheet, body));
};

async function bringIn(tx: Tx, call: MemberCall, sheet: Sheet, body: Body) {
  const { clientId } = call.actor;
  const plan = await planSheet(tx, clientId, sheet);
  if (!plan) return refuse(importProblems.unreadable);
  const { creates, updates, unchanged, errors } = plan;
  const report = (imported: boolean) => ({
    lines: sheet.lines.length,
    created: creates.length,
    updated: updates.length,
    unchanged,
    ok: errors.length === 0,
    imported,
    errors: lineErrorsInWords(errors, call),
  });
  if (errors.length > 0 || body.dryRun) return report(false);
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
    after: { created: creates.length, updated: updates.length, unchanged },
  });
  return report(true);
}

/** Judges every line against what is there at present; undefined when the first line is no header. */
async function planSheet(tx: Tx, clientId: string, sheet: Sheet): Promise<ProductPlan | undefined> {
  const read = readProductHeader(sheet.header);
  if (!read) return undefined;
  if ("errors" in read) return { creates: [], updates: [], unchanged: 0, errors: read.errors };
  const [brands, products] = [await brandNames(tx, clientId), await allProducts(tx, clientId)];
  const spellings = spellingsOf(brands, products);
  const { good, errors } = await readLines(sheet, read.header, (line, cells, header) =>
    readProductLine(line, cells, header, spellings),
  );
  const known = new Map(products.map((product) => [product.sku.toUpperCase(), stateOf(product)]));
  const plan = planProducts(
    good.map(({ product }) => product),
    known,
    read.header.names,
  );
  return { ...plan, errors: [...errors, ...plan.errors] };
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
