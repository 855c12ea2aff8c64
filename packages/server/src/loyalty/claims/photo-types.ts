import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  listPhotoTypes as listSpec,
  savePhotoTypes as saveSpec,
} from "@trilha/contract/loyalty/claims/photo-endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { photoTypes, savePhotoType } from "./photos.queries.ts";

/** The client's photo types, those switched off too. */
export const listPhotoTypes: UseCase<typeof listSpec> = async (call) => ({
  items: await call.read((tx) => photoTypes(tx, call.actor.clientId)),
});

/** Writes the client's photo types in the order given; one that is left out is switched off: photos may name it. */
export const savePhotoTypes: UseCase<typeof saveSpec> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const before = await photoTypes(tx, clientId);
    const known = new Set(before.map(({ id }) => id));
    if (body.items.some(({ id }) => id !== null && !known.has(id))) return refuse(genericProblems.notFound);
    for (const [index, item] of body.items.entries()) {
      await savePhotoType(tx, clientId, { ...item, position: index + 1 });
    }
    const remaining = new Set(body.items.map(({ id }) => id));
    for (const [index, type] of before.filter(({ id }) => !remaining.has(id)).entries()) {
      const position = body.items.length + index + 1;
      await savePhotoType(tx, clientId, { ...type, position, active: false });
    }
    const items = await photoTypes(tx, clientId);
    await recordAudit(tx, call, {
      action: "photos.save_types",
      entity: "client",
      entityId: clientId,
      before: { types: before.map(auditedFields) },
      after: { types: items.map(auditedFields) },
    });
    return { items };
  });

const auditedFields = ({ name, active }: { name: object; active: boolean }) => ({ name, active });
