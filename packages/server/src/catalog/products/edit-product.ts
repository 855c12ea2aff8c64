import type { editProduct as spec } from "@trilha/contract/catalog/products/endpoints.ts";
import { catalogueProblems } from "@trilha/contract/catalog/products/problems.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import { unlessTaken } from "../../core/unless-taken.ts";
import type { UseCase } from "../../core/use-case.ts";
import { lockProducts, productById, skuIsUsed, updateProduct } from "./catalogue.queries.ts";
import { auditFacts, factsOf, objectionTo, presentProduct } from "./present-product.ts";

/** Changes a product; what was reported before keeps what the product was then. */
export const editProduct: UseCase<typeof spec> = (call, { params, body }) =>
  unlessTaken(catalogueProblems.skuUsed, () =>
    call.write(async (tx) => {
      const { clientId } = call.actor;
      const [before] = await lockProducts(tx, clientId, [params.id]);
      if (!before) return refuse(genericProblems.notFound);
      if (before.version !== body.version) return refuse(genericProblems.conflict);
      const facts = factsOf(body, before.picture_file_id);
      const objection = await objectionTo(tx, clientId, facts, before.picture_file_id);
      if (objection) return objection;
      if (await skuIsUsed(tx, clientId, facts.sku, before.id)) return refuse(catalogueProblems.skuUsed);
      await updateProduct(tx, clientId, before.id, facts);
      await recordAudit(tx, call, {
        action: "catalogue.edit",
        entity: "product",
        entityId: before.id,
        entityName: facts.name,
        before: auditFacts(before),
        after: auditFacts(facts),
      });
      const row = await productById(tx, clientId, before.id);
      return row ? presentProduct(call, row) : refuse(genericProblems.notFound);
    }),
  );
