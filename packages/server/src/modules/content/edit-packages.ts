import { randomInt } from "node:crypto";
import type * as contract from "@trilha/contract/content/endpoints.ts";
import { contentProblems } from "@trilha/contract/content/problems.ts";
import { genericProblems } from "@trilha/contract/kernel/problems.ts";
import type { Tx } from "../../db/database.ts";
import { recordAudit } from "../../http/audit.ts";
import type { UseCase } from "../../http/bind.ts";
import type { MemberCall } from "../../http/call.ts";
import { refuse } from "../../http/refusal.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { areReady } from "../files/index.ts";
import { insertPackage, insertRevision, lockPackage, readPackageRow } from "./content.queries.ts";
import { presentPackage } from "./present-package.ts";

const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
/** 124 bits: nobody guesses the host of a package. */
const newLabel = () => Array.from({ length: 24 }, () => letters[randomInt(letters.length)]).join("");

/** Makes a package of an uploaded ZIP; a job unpacks it. */
export const createPackage: UseCase<typeof contract.createPackage> = (call, { body }) => {
  const { actor, now } = call;
  const { clientId, userId: by } = actor;
  const label = newLabel();
  return call.write(async (tx) => {
    if (!(await isReady(tx, call, body.fileId))) return refuse(contentProblems.fileNotReady);
    const { kind, title, fileId } = body;
    const packageId = await insertPackage(tx, { clientId, kind, title, label, by, now });
    await recordAudit(tx, call, {
      ...{ action: "content.create_package", entity: "package", entityId: packageId, entityName: title },
      after: { kind, title },
    });
    return begin(tx, call, { packageId, revision: 1, fileId });
  });
};

/** Puts another ZIP in its place. Whoever began goes on where lessons have the same identifier. */
export const replacePackage: UseCase<typeof contract.replacePackage> = (call, { params, body }) => {
  const { clientId } = call.actor;
  return call.write(async (tx) => {
    const row = await lockPackage(tx, { clientId, packageId: params.id });
    if (!row) return refuse(genericProblems.notFound);
    if (!(await isReady(tx, call, body.fileId))) return refuse(contentProblems.fileNotReady);
    const known = await readPackageRow(tx, { clientId, packageId: row.id });
    if (known?.state === "unpacking") return refuse(contentProblems.unpacking);
    const revision = row.newest + 1;
    await recordAudit(tx, call, {
      ...{ action: "content.replace_package", entity: "package", entityId: row.id, entityName: row.title },
      before: { revision: row.newest },
      after: { revision },
    });
    return begin(tx, call, { packageId: row.id, revision, fileId: body.fileId });
  });
};

const isReady = (tx: Tx, { actor }: MemberCall, fileId: string) =>
  areReady(tx, { clientId: actor.clientId, fileIds: [fileId], kind: "course_package" });

async function begin(
  tx: Tx,
  { actor, now, locale }: MemberCall,
  made: { packageId: string; revision: number; fileId: string },
) {
  const of = { clientId: actor.clientId, packageId: made.packageId };
  await insertRevision(tx, { ...of, ...made, by: actor.userId, now });
  await enqueue(tx, "content.unpack", { ...of, revision: made.revision }, { maxAttempts: 5 });
  const row = await readPackageRow(tx, of);
  return row ? presentPackage(row, locale) : refuse(genericProblems.notFound);
}
