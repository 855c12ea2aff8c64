import type { startUpload as spec } from "@trilha/contract/files/endpoints.ts";
import { fileProblems } from "@trilha/contract/files/problems.ts";
import { genericProblems } from "@trilha/contract/kernel/problems.ts";
import type { UseCase } from "../../http/bind.ts";
import { isRefusal, refuse } from "../../http/refusal.ts";
import { mayUpload } from "./files.policy.ts";
import { insertFile, lockOwner, newFileId, usageSince } from "./files.queries.ts";
import { originalKey } from "./keys.ts";
import { meantType, objectionTo } from "./rules/announced.ts";
import { partsOf } from "./rules/parts.ts";
import { dailyBytesOfAuthor, dailyBytesOfPerson, isWithinQuota } from "./rules/quota.ts";
import { openUpload, planOf } from "./upload-plan.ts";

const day = 24 * 60 * 60 * 1000;

/** Takes note of an upload and says where its parts go. */
export const startUpload: UseCase<typeof spec> = async (call, { body }) => {
  const { actor, now, parts } = call;
  if (!mayUpload(actor.permissions, body.kind)) return refuse(genericProblems.forbidden);
  const file = { ...body, type: meantType(body) };
  const objection = objectionTo(file);
  if (objection?.problem === "type_refused") return refuse(fileProblems.typeRefused);
  if (objection?.problem === "heic") return refuse(fileProblems.heic);
  if (objection?.problem === "too_large")
    return refuse(fileProblems.tooLarge, { megabytes: objection.megabytes });

  const owner = { clientId: actor.clientId, ownerId: actor.userId };
  const row = await call.write(async (tx) => {
    await lockOwner(tx, owner.ownerId);
    const used = await usageSince(tx, { ...owner, since: new Date(now.getTime() - day) });
    const most = body.kind.startsWith("course_") ? dailyBytesOfAuthor : dailyBytesOfPerson;
    if (!isWithinQuota(used, body.size, most)) return refuse(fileProblems.quota);
    const id = await newFileId(tx);
    return insertFile(tx, {
      ...owner,
      ...file,
      id,
      storageKey: originalKey(owner.clientId, id),
      partCount: partsOf(body.size, parts.outside.store.partSize).length,
      now,
      expiresAt: new Date(now.getTime() + day),
    });
  });
  if (isRefusal(row)) return row;
  const uploadId = await openUpload(call, row);
  return planOf(call, row, uploadId, []);
};
