import type { createProduct as spec } from "@trilha/contract/catalog/products/endpoints.ts";
import { catalogueProblems } from "@trilha/contract/catalog/products/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { insertProduct } from "./catalogue.queries.ts";
import { auditFacts, factsOf, objectionTo } from "./present-product.ts";

/** Adds a product (§entities#product); its brand must be one of the client's. */
export const createProduct: UseCase<typeof spec> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const facts = factsOf(body);
    const objection = await objectionTo(tx, clientId, facts);
    if (objection) return objection;
    const id = await insertProduct(tx, clientId, call.now, facts);
    if (!id) return refuse(catalogueProblems.skuUsed);
    await recordAudit(tx, call, {
      action: "catalogue.create",
      entity: "product",
      entityId: id,
      entityName: facts.name,
      after: auditFacts(facts),
    });
    return { id };
  });
