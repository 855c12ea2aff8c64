import type { resumeUpload as spec } from "@trilha/contract/core/files/endpoints.ts";
import { fileProblems } from "@trilha/contract/core/files/problems.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { refuse } from "../refusal.ts";
import type { UseCase } from "../use-case.ts";
import { ownFile } from "./files.queries.ts";
import { openUpload, planOf } from "./upload-plan.ts";

/** Missing parts of an interrupted upload. */
export const resumeUpload: UseCase<typeof spec> = async (call, { params }) => {
  const { actor, now, parts } = call;
  const owner = { fileId: params.id, clientId: actor.clientId, ownerId: actor.userId };
  const row = await call.read((tx) => ownFile(tx, owner));
  if (row?.state !== "uploading") return refuse(genericProblems.notFound);
  if (!row.expires_at || row.expires_at <= now) return refuse(fileProblems.expired);
  const uploadId = row.upload_id ?? (await openUpload(call, row));
  const arrived = await parts.outside.store.listParts(row.storage_key, uploadId);
  return planOf(call, row, uploadId, arrived);
};
