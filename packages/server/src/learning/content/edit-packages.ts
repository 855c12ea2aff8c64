import { randomInt } from "node:crypto";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/learning/content/endpoints.ts";
import { contentProblems } from "@trilha/contract/learning/content/problems.ts";
import type { PackageKind } from "@trilha/contract/learning/content/shapes.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { areReady } from "../../core/files/index.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { allowHosts, insertPackage, insertRevision, lockPackage, readPackageRow } from "./content.queries.ts";
import { presentPackage } from "./present-package.ts";

const letters = "abcdefghijklmnopqrstuvwxyz0123456789";
/** 124 bits: nobody guesses the host of a package. */
const newLabel = () => Array.from({ length: 24 }, () => letters[randomInt(letters.length)]).join("");

/** Makes a package of an uploaded ZIP; a job unpacks it. */
export const createPackage: UseCase<typeof contract.createPackage> = (call, { body }) => {
  const { actor, now } = call;
  const { clientId, userId: actorId } = actor;
  return call.write(async (tx) => {
    if (!(await isReady(tx, call, body.fileId))) return refuse(contentProblems.fileNotReady);
    const { kind, title } = body;
    const packageId = await addPackage(tx, { clientId, ...body, by: actorId, now });
    await recordAudit(tx, call, {
      ...{ action: "content.create_package", entity: "package", entityId: packageId, entityName: title },
      after: { kind, title },
    });
    return read(tx, call, packageId);
  });
};

/** Adds a package whose ZIP is a ready file of the client, and queues the job that unpacks it; answers its id. */
export async function addPackage(
  tx: Tx,
  made: { clientId: string; kind: PackageKind; title: string; fileId: string; by: string; now: Date },
): Promise<string> {
  const packageId = await insertPackage(tx, { ...made, label: newLabel() });
  await beginUnpacking(tx, { ...made, packageId, revision: 1 });
  return packageId;
}

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
    const { fileId } = body;
    const { userId: actorId } = call.actor;
    await beginUnpacking(tx, { clientId, packageId: row.id, revision, fileId, by: actorId, now: call.now });
    return read(tx, call, row.id);
  });
};

/** Lets a package show what lies on hosts it names; those that are not listed any more are blocked again. */
export const allowPackageHosts: UseCase<typeof contract.allowPackageHosts> = (call, { params, body }) => {
  const packageKey = { clientId: call.actor.clientId, packageId: params.id };
  return call.write(async (tx) => {
    const row = await lockPackage(tx, packageKey);
    const known = await readPackageRow(tx, packageKey);
    if (!row || !known) return refuse(genericProblems.notFound);
    const hosts = [...new Set(body.hosts)].toSorted();
    const host = hosts.find((each) => !known.hosts.includes(each));
    if (host !== undefined) return refuse(contentProblems.hostNotNamed, { host });
    await allowHosts(tx, packageKey, hosts);
    await recordAudit(tx, call, {
      ...{ action: "content.allow_hosts", entity: "package", entityId: row.id, entityName: row.title },
      before: { hosts: row.allowed_hosts },
      after: { hosts },
    });
    return read(tx, call, row.id);
  });
};

const isReady = (tx: Tx, { actor }: MemberCall, fileId: string) =>
  areReady(tx, { clientId: actor.clientId, fileIds: [fileId], kind: "course_package" });

async function beginUnpacking(tx: Tx, made: Parameters<typeof insertRevision>[1]): Promise<void> {
  const { clientId, packageId, revision } = made;
  await insertRevision(tx, made);
  await enqueue(tx, "content.unpack", { clientId, packageId, revision }, { maxAttempts: 5 });
}

async function read(tx: Tx, { actor, locale }: MemberCall, packageId: string) {
  const row = await readPackageRow(tx, { clientId: actor.clientId, packageId });
  return row ? presentPackage(row, locale) : refuse(genericProblems.notFound);
}
