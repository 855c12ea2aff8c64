import type * as contract from "@trilha/contract/catalog/products/network-endpoints.ts";
import { catalogueProblems } from "@trilha/contract/catalog/products/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { insertCompany } from "./network.queries.ts";

/** Adds a company or an agency: the employers of §validation#campaign-sign-up Campaign sign-up. */
export const createCompany: UseCase<typeof contract.createCompany> = (call, { body: { name, kind } }) =>
  call.write(async (tx) => {
    const id = await insertCompany(tx, call.actor.clientId, { name, kind });
    if (!id) return refuse(catalogueProblems.nameUsed);
    const entry = { entity: "company" as const, entityId: id, entityName: name, after: { name, kind } };
    await recordAudit(tx, call, { action: "network.create_company", ...entry });
    return { id };
  });
