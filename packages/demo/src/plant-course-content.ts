import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type FileKind, slideTypes } from "@trilha/contract/core/files/rules.ts";
import { type FileFacts, readFacts } from "../../server/src/core/files/index.ts";
import { enqueue } from "../../server/src/core/jobs/enqueue.ts";
import { isRefusal } from "../../server/src/core/refusal.ts";
import type { Tx } from "../../server/src/db/database.ts";
import { addPackage } from "../../server/src/learning/content/index.ts";
import type { StorePort } from "../../server/src/platform/outside/ports.ts";
import { drawnPdf, drawnSlides } from "./course-documents.ts";
import { lineSlides, paintGuide, screenGuide, windowGuide } from "./course-handouts.ts";
import { drawnPackages } from "./course-lessons.ts";
import type { Programme } from "./programmes.ts";
import type { Random } from "./random.ts";

/** Files and packages of a programme's courses, by their names. */
export interface PlantedContent {
  files: ReadonlyMap<string, { id: string; facts: FileFacts }>;
  packages: ReadonlyMap<string, string>;
}

interface Given {
  programme: { id: string; plan: Pick<Programme, "slug"> };
  ownerId: string;
  store: StorePort;
  at: Date;
}

interface Upload {
  name: string;
  kind: FileKind;
  type: string;
  bytes: Buffer;
}

/**
 * Puts what courses are made of where uploads would lie, looked at as uploads are, and queues the jobs that unpack
 * packages and turn slides into a PDF.
 */
export async function plantCourseContent(tx: Tx, random: Random, given: Given): Promise<PlantedContent> {
  const { programme, ownerId, at } = given;
  const isNimbus = programme.plan.slug === "nimbus";
  const files = new Map<string, { id: string; facts: FileFacts }>();
  for (const upload of isNimbus ? await nimbusUploads(at) : await cimentaUploads(at))
    files.set(upload.name, await plantFile(tx, random, given, upload));
  const packages = new Map<string, string>();
  for (const { name, kind, title, zip } of isNimbus ? drawnPackages : []) {
    const upload = {
      name: `${name}.zip`,
      kind: "course_package",
      type: "application/zip",
      bytes: zip(),
    } as const;
    const { id: fileId } = await plantFile(tx, random, given, upload);
    const made = { clientId: programme.id, kind, title, fileId, by: ownerId, now: at };
    packages.set(name, await addPackage(tx, made));
  }
  return { files, packages };
}

async function plantFile(tx: Tx, random: Random, given: Given, { name, kind, type, bytes }: Upload) {
  const { programme, ownerId, store, at } = given;
  const id = random.id(at);
  const key = `originals/${programme.id}/${id}`;
  await store.put(key, bytes, type);
  const facts = await readFacts(store, { key, kind, type, size: bytes.length });
  if (isRefusal(facts)) throw new Error(`${name}: ${facts.refused.code}`);
  await tx
    .insertInto("files")
    .values({
      ...{ id, client_id: programme.id, owner_id: ownerId, kind, name, state: "ready", storage_key: key },
      ...{ declared_type: type, declared_size: bytes.length, sniffed_type: type, size: bytes.length },
      ...{ sha256: createHash("sha256").update(bytes).digest(), variants: "{}", width: null, height: null },
      ...{ facts: JSON.stringify(facts), created_at: at, completed_at: at },
    })
    .execute();
  if (kind === "course_slides")
    await enqueue(tx, "content.convert", { clientId: programme.id, fileId: id }, { maxAttempts: 3 });
  return { id, facts };
}

const recorded = (name: string, kind: FileKind, type: string): Upload => ({
  ...{ name, kind, type },
  bytes: readFileSync(new URL(`./media/${name}`, import.meta.url)),
});

const nimbusUploads = async (at: Date): Promise<Upload[]> => [
  recorded("atendimento.webm", "course_video", "video/webm"),
  recorded("pausa-sonora.mp3", "course_audio", "audio/mpeg"),
  ...[
    "atendimento.pt-BR.vtt",
    "atendimento.es-ES.vtt",
    "pausa-sonora.pt-BR.vtt",
    "pausa-sonora.es-ES.vtt",
  ].map((name) => recorded(name, "course_captions", "text/vtt")),
  await handout("guia-da-vitrine.pdf", windowGuide, at),
  await handout("guia-de-telas.pdf", screenGuide, at),
  {
    ...{ name: "linha-nimbus.odp", kind: "course_slides", type: slideTypes.odp },
    bytes: drawnSlides(lineSlides),
  },
];

const cimentaUploads = async (at: Date): Promise<Upload[]> => [
  await handout("guia-de-tintas.pdf", paintGuide, at),
];

const handout = async (name: string, plan: typeof windowGuide, at: Date): Promise<Upload> => ({
  ...{ name, kind: "course_pdf", type: "application/pdf", bytes: await drawnPdf(plan, at) },
});
