import type { Answer } from "@trilha/contract/core/endpoint.ts";
import type { resumeUpload } from "@trilha/contract/core/files/endpoints.ts";
import type { MemberCall } from "../call.ts";
import { signedUntil } from "../picture-address.ts";
import { type FileRow, keepUploadId } from "./files.queries.ts";
import { missingParts, partsOf, type UploadPart } from "./rules/parts.ts";

/**
 * Opens the upload in the store, after its row is written: if we stop in between, the row is still there and the
 * sweep asks the store for whatever belongs to its key.
 */
export async function openUpload(call: MemberCall, row: FileRow): Promise<string> {
  const uploadId = await call.parts.outside.store.startUpload(row.storage_key);
  await call.write((tx) => keepUploadId(tx, row.id, uploadId));
  return uploadId;
}

export function plannedParts(call: MemberCall, row: FileRow): UploadPart[] {
  return partsOf(row.declared_size, call.parts.outside.store.partSize);
}

/** Parts still to be sent, with their addresses. */
export async function planOf(
  call: MemberCall,
  row: FileRow,
  uploadId: string,
  arrived: readonly UploadPart[],
): Promise<Answer<typeof resumeUpload>> {
  const { store } = call.parts.outside;
  const expiresAt = signedUntil(call.now);
  const missing = missingParts(plannedParts(call, row), arrived);
  return {
    fileId: row.id,
    partSize: store.partSize,
    parts: await Promise.all(
      missing.map(async (part) => ({
        number: part.number,
        url: await store.partUrl(row.storage_key, uploadId, part, expiresAt),
      })),
    ),
    expiresAt: expiresAt.toISOString(),
  };
}
