import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Activity } from "@trilha/contract/learning/delivery/outline.ts";
import PDFDocument from "pdfkit";
import type pg from "pg";
import { emptyDraft } from "../src/learning/authoring/empty-draft.ts";
import { outlineOf } from "../src/learning/authoring/rules/published-columns.ts";
import type { StorePort } from "../src/platform/outside/ports.ts";
import { publish } from "./published.ts";

/** Where a learner and their files are put. */
export type Ground = { db: pg.Client; store: StorePort; clientId: string; userId: string };
type Content = Pick<Activity, "type" | "data" | "completion">;

/** A course of these activities that somebody is enrolled in; answers its id. */
export async function aLesson(
  { db, clientId, userId }: Ground,
  contents: readonly Content[],
): Promise<string> {
  const courseId = randomUUID();
  const activities = contents.map((content, index) => ({
    ...{ id: randomUUID(), title: { "pt-BR": `Parte ${index + 1}` }, mandatory: true, minutes: 5 },
    ...{ requires: [], authorised: false, ...content },
  }));
  const module = { id: randomUUID(), title: { "pt-BR": "Módulo" }, requires: [], activities };
  const outline = outlineOf({ ...emptyDraft, title: { "pt-BR": "Curso" }, modules: [module] });
  await publish(db, clientId, courseId, outline);
  await db.query(
    `insert into course_enrolments (client_id, course_id, user_id, state, source, total, enrolled_at)
     values ($1, $2, $3, 'enrolled', 'self', $4, now())`,
    [clientId, courseId, userId, contents.length],
  );
  return courseId;
}

/** One activity of each kind whose code is its own. */
export async function oneOfEach(ground: Ground) {
  const film = await aFile(ground, "course_video", "video/webm", media("atendimento.webm"), { seconds: 18 });
  const sound = await aFile(ground, "course_audio", "audio/mpeg", media("pausa-sonora.mp3"), { seconds: 24 });
  const pages = await aFile(ground, "course_pdf", "application/pdf", await aDocument(), { pages: 3 });
  const watched = { rule: "watched", share: 90 } as const;
  const played = { captions: {}, noSkip: false };
  const outside = { noSkip: false, seconds: {} };
  return {
    html: aText(1),
    pdf: { type: "pdf", data: { files: { "pt-BR": pages } }, completion: { rule: "pages", share: 100 } },
    video: { type: "video", data: { files: { "pt-BR": film }, ...played }, completion: watched },
    audio: { type: "audio", data: { files: { "pt-BR": sound }, ...played }, completion: watched },
    youtube: {
      type: "youtube",
      data: { videos: { "pt-BR": "abcdefghijk" }, ...outside },
      completion: watched,
    },
    vimeo: { type: "vimeo", data: { videos: { "pt-BR": "123456" }, ...outside }, completion: watched },
    flash: { type: "flash", data: { replacementId: null }, completion: { rule: "viewed" } },
  } as const satisfies Record<string, Content>;
}

/** A text that says which it is. */
export const aText = (number: number) =>
  ({
    type: "html",
    data: {
      kind: "text",
      html: { "pt-BR": `<h2>Texto ${number}</h2><p>${"Quem ouve vende melhor. ".repeat(60)}</p>` },
    },
    completion: { rule: "viewed" },
  }) as const satisfies Content;

const media = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../demo/src/media/${name}`, import.meta.url)));

async function aFile(
  { db, store, clientId, userId }: Ground,
  kind: string,
  type: string,
  bytes: Buffer,
  facts: object,
): Promise<string> {
  const place = `originals/${clientId}/${randomUUID()}`;
  await store.put(place, bytes, type);
  const { rows } = await db.query<{ id: string }>(
    `insert into files (client_id, owner_id, kind, name, state, declared_type, sniffed_type, declared_size, size,
       storage_key, created_at, facts)
     values ($1, $2, $3, $3, 'ready', $4, $4, $5, $5, $6, now(), $7) returning id`,
    [clientId, userId, kind, type, bytes.length, place, JSON.stringify(facts)],
  );
  return rows[0]?.id ?? "";
}

function aDocument(): Promise<Buffer> {
  const document = new PDFDocument({ size: "A5", margin: 48 });
  const parts: Buffer[] = [];
  document.on("data", (part: Buffer) => parts.push(part));
  for (const page of [1, 2, 3]) {
    if (page > 1) document.addPage();
    document.fontSize(28).text(`Passo ${page}`, 48, 60);
  }
  document.end();
  return new Promise((resolve) => document.on("end", () => resolve(Buffer.concat(parts))));
}
