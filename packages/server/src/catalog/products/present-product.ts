import type { createProduct } from "@trilha/contract/catalog/products/endpoints.ts";
import type { product, productChoice } from "@trilha/contract/catalog/products/shapes.ts";
import type { Input } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as z from "zod/mini";
import type { MemberCall } from "../../core/call.ts";
import { areReady, pictureUrl } from "../../core/files/index.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { brandNames, type PicturedFacts, type ProductRow } from "./catalogue.queries.ts";

/** A product as the sale form shows it. */
export function presentChoice(call: MemberCall, row: ProductRow): z.output<typeof productChoice> {
  const { id, sku, name, product_type: productType, brand, processor, generation } = row;
  return {
    ...{ id, sku, name, productType, brand, processor, generation },
    pictureUrl: pictureUrl(call, row.picture_file_id),
  };
}

/** A product as staff see it. */
export function presentProduct(call: MemberCall, row: ProductRow): z.output<typeof product> {
  const { active, version, picture_file_id: pictureFileId } = row;
  const updatedAt = row.updated_at.toISOString();
  return { ...presentChoice(call, row), pictureFileId, active, version, updatedAt };
}

type Fields = Input<typeof createProduct>["body"];

/** Fields as staff wrote them: nothing typed is nothing known, and a picture that is not spoken of stays. */
export function factsOf(fields: Fields, storedPicture: string | null = null): PicturedFacts {
  const { sku, name, productType, brand, processor, generation, pictureFileId } = fields;
  return {
    ...{ sku, name, brand },
    product_type: productType,
    processor: processor || null,
    generation: generation || null,
    picture_file_id: pictureFileId === undefined ? storedPicture : pictureFileId,
  };
}

/** Objection to a product as it is written: its brand and a new picture must be the client's. */
export async function objectionTo(
  tx: Tx,
  clientId: string,
  { brand, picture_file_id: picture }: PicturedFacts,
  storedPicture: string | null = null,
): Promise<Refusal | undefined> {
  if (!(await brandNames(tx, clientId)).includes(brand)) {
    return refuse(genericProblems.invalidInput, {}, [
      { path: "body.brand", code: "reference_unknown", params: { value: brand.slice(0, 64) } },
    ]);
  }
  const fileIds = picture && picture !== storedPicture ? [picture] : [];
  const ready = await areReady(tx, { clientId, fileIds, kind: "product_picture" });
  return ready ? undefined : refuse(genericProblems.notFound);
}

/** Product fields in the audit trail. */
export function auditFacts(facts: PicturedFacts): Record<string, unknown> {
  const { sku, name, product_type: productType, brand, processor, generation } = facts;
  return {
    ...{ sku, name, productType, brand, processor, generation },
    pictures: facts.picture_file_id ? 1 : 0,
  };
}
