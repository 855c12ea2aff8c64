import { startUpload as announced, type sendFile as spec } from "@trilha/contract/core/files/endpoints.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { isRefusal, refuse } from "../refusal.ts";
import type { UseCase } from "../use-case.ts";
import { completeUpload } from "./complete-upload.ts";
import { announceUpload } from "./start-upload.ts";

/** An upload in one request (§api#uploads): announced, put into the store and closed as one in parts is. */
export const sendFile: UseCase<typeof spec> = async (call, { body: { kind, file } }) => {
  const announcement = announced.body.safeParse({ kind, name: file.name, type: file.type, size: file.size });
  if (!announcement.success) {
    return refuse(genericProblems.invalidInput, {}, [{ path: "body.file", code: "invalid" }]);
  }
  const row = await announceUpload(call, announcement.data);
  if (isRefusal(row)) return row;
  const bytes = new Uint8Array(await file.arrayBuffer());
  await call.parts.outside.store.put(row.storage_key, bytes, row.declared_type);
  return completeUpload(call, { params: undefined, query: undefined, body: { file_id: row.id } });
};
