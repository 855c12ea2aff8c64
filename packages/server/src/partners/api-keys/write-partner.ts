import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/partners/api-keys/endpoints.ts";
import { partnerProblems } from "@trilha/contract/partners/api-keys/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import { unlessTaken } from "../../core/unless-taken.ts";
import type { UseCase } from "../../core/use-case.ts";
import { insertPartner, lockPartner, updatePartner } from "./partners.queries.ts";
import { loadPartner } from "./present-partner.ts";

/** Adds a partner system, without a key yet. */
export const createPartner: UseCase<typeof contract.createPartner> = (call, { body }) =>
  unlessTaken(partnerProblems.nameUsed, () =>
    call.write(async (tx) => {
      const { name } = body;
      const id = await insertPartner(tx, { clientId: call.actor.clientId, name, now: call.now });
      const about = { entity: "partner" as const, entityId: id, entityName: name };
      await recordAudit(tx, call, { action: "partners.create", ...about, after: { name } });
      return { id };
    }),
  );

/** Renames a partner system, lets it pause or go on. */
export const editPartner: UseCase<typeof contract.editPartner> = (call, { params, body }) =>
  unlessTaken(partnerProblems.nameUsed, () =>
    call.write(async (tx) => {
      const { clientId } = call.actor;
      const held = await lockPartner(tx, clientId, params.id);
      if (!held) return refuse(genericProblems.notFound);
      if (held.version !== body.version) return refuse(genericProblems.conflict);
      const { id } = held;
      const { name, active } = body;
      await updatePartner(tx, clientId, { id, version: held.version + 1, name, active });
      await recordAudit(tx, call, {
        ...{ action: "partners.edit", entity: "partner", entityId: id, entityName: name },
        before: { name: held.name, active: held.active },
        after: { name, active },
      });
      const partner = await loadPartner(tx, call, id);
      return partner ?? refuse(genericProblems.notFound);
    }),
  );
