import type { Tx } from "../../db/database.ts";

/** How slides can be shown: by their PDF once it is there, else as a file to keep. */
export interface Slides {
  pdfFileId: string | null;
  state: "queued" | "done" | "failed" | "absent";
}

/** State of a client's slides. */
export async function slidesOf(tx: Tx, file: { clientId: string; fileId: string }): Promise<Slides> {
  const row = await tx
    .selectFrom("file_conversions")
    .select(["state", "pdf_file_id"])
    .where("client_id", "=", file.clientId)
    .where("file_id", "=", file.fileId)
    .executeTakeFirst();
  return { pdfFileId: row?.pdf_file_id ?? null, state: row?.state ?? "queued" };
}
