import type * as contract from "@trilha/contract/catalog/products/network-endpoints.ts";
import { catalogueProblems } from "@trilha/contract/catalog/products/problems.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { type Refusal, type RefusedField, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import {
  brandById,
  companiesOf,
  insertBrand,
  lockBrands,
  renewBrand,
  replaceBrandCompanies,
} from "./brands.queries.ts";
import { switchAll } from "./switch-all.ts";

/** Adds a brand. Rule sets and products speak of it by its name, so it is never renamed. */
export const createBrand: UseCase<typeof contract.createBrand> = (call, { body: { name, companyIds } }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const unknown = await unknownCompany(tx, clientId, companyIds);
    if (unknown) return unknown;
    const id = await insertBrand(tx, clientId, name);
    if (!id) return refuse(catalogueProblems.nameUsed);
    await replaceBrandCompanies(tx, clientId, id, companyIds);
    const companies = namesOf((await brandById(tx, clientId, id))?.companies);
    const entry = { entity: "brand" as const, entityId: id, entityName: name, after: { name, companies } };
    await recordAudit(tx, call, { action: "network.create_brand", ...entry });
    return { id };
  });

/** §validation#brand-companies Says which companies a brand belongs to; who signed up with it stays. */
export const editBrand: UseCase<typeof contract.editBrand> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const [brand] = await lockBrands(tx, clientId, [params.id]);
    if (!brand) return refuse(genericProblems.notFound);
    if (brand.version !== body.version) return refuse(genericProblems.conflict);
    const unknown = await unknownCompany(tx, clientId, body.companyIds);
    if (unknown) return unknown;
    const before = await brandById(tx, clientId, brand.id);
    await replaceBrandCompanies(tx, clientId, brand.id, body.companyIds);
    await renewBrand(tx, clientId, brand.id);
    const after = await brandById(tx, clientId, brand.id);
    await recordAudit(tx, call, {
      action: "network.edit_brand",
      entity: "brand",
      entityId: brand.id,
      entityName: brand.name,
      before: { companies: namesOf(before?.companies) },
      after: { companies: namesOf(after?.companies) },
    });
    return after ?? refuse(genericProblems.notFound);
  });

/** Switches brands off or on again; new sign-ups do not offer those that are off. */
export const switchBrands: UseCase<typeof contract.switchBrands> = (call, { body }) =>
  switchAll(call, body, {
    table: "brands",
    action: "network.switch_brand",
    entity: "brand",
    lock: lockBrands,
  });

async function unknownCompany(
  tx: Tx,
  clientId: string,
  ids: readonly string[],
): Promise<Refusal | undefined> {
  const known = new Set(await companiesOf(tx, clientId, ids));
  const fields = ids.flatMap((id, index): RefusedField[] =>
    known.has(id) ? [] : [{ path: `body.companyIds.${index}`, code: "not_an_option" }],
  );
  return fields.length > 0 ? refuse(genericProblems.invalidInput, {}, fields) : undefined;
}

const namesOf = (companies: readonly { name: string }[] = []) => companies.map(({ name }) => name);
