import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { captionChangeWords } from "@trilha/contract/core/files/caption-changes.ts";
import { conversionNote } from "@trilha/contract/core/files/conversion.ts";
import type { readFile } from "@trilha/contract/core/files/endpoints.ts";
import type { MemberCall } from "../call.ts";
import { signedUntil } from "../picture-address.ts";
import { readerOf } from "../reader.ts";
import type { FileRow } from "./files.queries.ts";

/** A file as its owner sees it: a picture by its clean copies, anything else as a download. */
export function presentFile(call: MemberCall, row: FileRow): Answer<typeof readFile> {
  const { actor, now, parts } = call;
  const expiresAt = signedUntil(now);
  const reader = readerOf(actor);
  const address = (key: string, type: string, fileName?: string) =>
    key.startsWith("public/")
      ? `/store/${key}`
      : parts.outside.store.readUrl(key, { type, fileName, expiresAt, reader });
  const copies = Object.entries(row.variants);
  const type = row.sniffed_type ?? row.declared_type;
  return {
    id: row.id,
    name: row.name,
    type,
    size: row.size ?? row.declared_size,
    width: row.width,
    height: row.height,
    notes: row.facts.conversion
      ? [conversionNote(call.locale)]
      : (row.facts.changes ?? []).map((change) => captionChangeWords(change, call.locale)),
    urls:
      copies.length > 0
        ? Object.fromEntries(copies.map(([name, copy]) => [name, address(copy.key, copy.type)]))
        : { original: address(row.storage_key, type, row.name) },
  };
}
