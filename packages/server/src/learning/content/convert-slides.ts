import { slideTypes } from "@trilha/contract/core/files/rules.ts";
import { addFile } from "../../core/files/index.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import type { Tx } from "../../db/database.ts";
import type { Parts } from "../../parts.ts";
import type { SlideEnding } from "../../platform/outside/ports.ts";
import { slidesOf } from "./slides.ts";

type End = { state: "failed" | "absent" } | { state: "done"; pdfFileId: string };

/** Turns slides into a PDF people read page by page. Without a program for it, or when it cannot, they stay a file. */
export const convertSlides: JobHandler<"content.convert"> = async (parts, file, attempt) => {
  const { db, clock } = parts;
  const scope = { clientId: file.clientId };
  const slides = await db.read(scope, async (tx) => {
    const ended = (await slidesOf(tx, file)).state !== "queued";
    return ended ? undefined : slidesFile(tx, file);
  });
  if (!slides) return;
  const end = async (ended: End) => {
    await db.write(scope, (tx) => keepEnd(tx, file, ended, clock.now()));
  };
  try {
    await end(await convert(parts, file.clientId, slides));
  } catch (error) {
    if (attempt.attempt >= attempt.maxAttempts) await end({ state: "failed" });
    throw error;
  }
};

type SlidesFile = NonNullable<Awaited<ReturnType<typeof slidesFile>>>;

const slidesFile = (tx: Tx, { clientId, fileId }: { clientId: string; fileId: string }) =>
  tx
    .selectFrom("files")
    .select(["storage_key", "owner_id", "name", "sniffed_type"])
    .where("client_id", "=", clientId)
    .where("id", "=", fileId)
    .where("kind", "=", "course_slides")
    .where("state", "=", "ready")
    .executeTakeFirst();

async function convert(parts: Parts, clientId: string, slides: SlidesFile): Promise<End> {
  const { store, office } = parts.outside;
  const object = await store.read(slides.storage_key);
  const ending = endingOf(slides.sniffed_type);
  if (!object || !ending) return { state: "failed" };
  const pdf = await office.toPdf(Buffer.concat(await object.stream.toArray()), ending);
  if (pdf === "absent" || pdf === "failed") return { state: pdf };
  const name = `${slides.name.replace(/\.\w+$/, "").slice(0, 200)}.pdf`;
  const made = {
    clientId,
    ownerId: slides.owner_id,
    kind: "course_pdf",
    name,
    type: "application/pdf",
  } as const;
  const file = await addFile(parts, { ...made, bytes: pdf });
  return file === "damaged" ? { state: "failed" } : { state: "done", pdfFileId: file.id };
}

function endingOf(type: string | null): SlideEnding | undefined {
  const endings: readonly SlideEnding[] = ["ppt", "pptx", "odp"];
  return endings.find((ending) => slideTypes[ending] === type);
}

async function keepEnd(
  tx: Tx,
  { clientId, fileId }: { clientId: string; fileId: string },
  end: End,
  now: Date,
): Promise<void> {
  const pdf_file_id = end.state === "done" ? end.pdfFileId : null;
  await tx
    .insertInto("file_conversions")
    .values({ client_id: clientId, file_id: fileId, state: end.state, pdf_file_id, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
