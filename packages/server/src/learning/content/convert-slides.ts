import { slideTypes } from "@trilha/contract/core/files/rules.ts";
import { addFile } from "../../core/files/index.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import type { Parts } from "../../parts.ts";
import type { SlideEnding } from "../../platform/outside/ports.ts";
import { insertConversion, type SlidesEnd, type SlidesFile, slidesFile, slidesOf } from "./slides.queries.ts";

/** Turns slides into a PDF people read page by page. Without a program for it, or when it cannot, they stay a file. */
export const convertSlides: JobHandler<"content.convert"> = async (parts, file, attempt) => {
  const { db, clock } = parts;
  const scope = { clientId: file.clientId };
  const slides = await db.read(scope, async (tx) => {
    const ended = (await slidesOf(tx, file)).state !== "queued";
    return ended ? undefined : slidesFile(tx, file);
  });
  if (!slides) return;
  const end = async (ended: SlidesEnd) => {
    await db.write(scope, (tx) => insertConversion(tx, file, ended, clock.now()));
  };
  try {
    await end(await convert(parts, file.clientId, slides));
  } catch (error) {
    if (attempt.attempt >= attempt.maxAttempts) await end({ state: "failed" });
    throw error;
  }
};

async function convert(parts: Parts, clientId: string, slides: SlidesFile): Promise<SlidesEnd> {
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
