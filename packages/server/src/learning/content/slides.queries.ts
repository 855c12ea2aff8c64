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

/** A client's slides as they were sent, once they are ready. */
export const slidesFile = (tx: Tx, { clientId, fileId }: { clientId: string; fileId: string }) =>
  tx
    .selectFrom("files")
    .select(["storage_key", "owner_id", "name", "sniffed_type"])
    .where("client_id", "=", clientId)
    .where("id", "=", fileId)
    .where("kind", "=", "course_slides")
    .where("state", "=", "ready")
    .executeTakeFirst();

export type SlidesFile = NonNullable<Awaited<ReturnType<typeof slidesFile>>>;

/** End of a conversion: the PDF, or why there is none. */
export type SlidesEnd = { state: "failed" | "absent" } | { state: "done"; pdfFileId: string };

/** Notes how a conversion ended; the first end stands. */
export async function insertConversion(
  tx: Tx,
  { clientId, fileId }: { clientId: string; fileId: string },
  end: SlidesEnd,
  now: Date,
): Promise<void> {
  const pdf_file_id = end.state === "done" ? end.pdfFileId : null;
  await tx
    .insertInto("file_conversions")
    .values({ client_id: clientId, file_id: fileId, state: end.state, pdf_file_id, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
