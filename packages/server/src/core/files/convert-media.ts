import type { Conversion, ConversionFailure } from "@trilha/contract/core/files/conversion.ts";
import { type FileKind, fileKinds } from "@trilha/contract/core/files/rules.ts";
import type { Parts } from "../../parts.ts";
import type { JobHandler } from "../jobs/handler.ts";
import { isRefusal } from "../refusal.ts";
import { noteConversion, takeConverted } from "./conversion.queries.ts";
import { factsOf } from "./facts/file-facts.ts";
import { clientFile, type FileRow } from "./files.queries.ts";
import { inspect } from "./inspect.ts";
import { convertedKey, originalKey } from "./keys.ts";

/** Percent between two times that progress is noted. */
const step = 5;
const endings = { course_video: ".mp4", course_audio: ".m4a" } as const;
const types = { course_video: "video/mp4", course_audio: "audio/mp4" } as const;

/**
 * Converts a film or a sound (§learning#converted). What was sent stays until the row names what was made of it, so that a
 * stop at any moment leaves a whole file: a try that broke off begins anew, and one that had ended only tidies up.
 */
export const convertMedia: JobHandler<"files.convert"> = async (parts, file, attempt) => {
  const { db, outside } = parts;
  const row = await db.read({ clientId: file.clientId }, (tx) => clientFile(tx, file));
  if (!row) return;
  const { conversion } = row.facts;
  if (!conversion) {
    if (row.storage_key !== originalKey(row.client_id, row.id)) {
      await outside.store.delete(originalKey(row.client_id, row.id));
    }
    return;
  }
  if (conversion.state === "failed") return;
  try {
    const failure = await convertRow(parts, row, conversion);
    if (failure) await fail(parts, row, failure);
  } catch (error) {
    if (attempt.attempt >= attempt.maxAttempts) await fail(parts, row, "broken");
    throw error;
  }
};

async function convertRow(
  parts: Parts,
  row: FileRow,
  { format }: Conversion,
): Promise<ConversionFailure | undefined> {
  const { db, outside, clock, log } = parts;
  const { store, media } = outside;
  const kind = row.kind as "course_video" | "course_audio";
  const scope = { clientId: row.client_id };
  const file = { clientId: row.client_id, fileId: row.id };
  const note = (progress: number) =>
    db.write(scope, (tx) =>
      noteConversion(tx, file, { state: "running", format, progress, at: clock.now().toISOString() }),
    );
  const stored = await store.read(row.storage_key);
  if (!stored) return "broken";
  await note(0);
  let noted = 0;
  let noting: Promise<unknown> = Promise.resolve();
  const key = convertedKey(row.client_id, row.id);
  const conversion = media.convert({
    ...{ kind: kind === "course_video" ? "film" : "sound", format, size: stored.size },
    bytes: stored.stream,
    maxBytes: fileKinds[kind].maxBytes,
    onProgress: (share) => {
      const progress = Math.min(99, Math.floor(share * 100));
      if (progress - noted < step) return;
      noted = progress;
      noting = noting
        .then(() => note(progress))
        .catch((error) => log.warn({ err: error, fileId: row.id }, "progress of a conversion is not noted"));
    },
    keep: (made) => store.putStream(key, made, types[kind]),
  });
  const end = await conversion.finally(() => noting);
  if (end !== "done") return end;
  const taken = await takeMade(parts, row, { key, kind });
  if (taken !== "taken") await store.delete(key);
  else await store.delete(row.storage_key);
  return taken === "unreadable" ? taken : undefined;
}

/** The file becomes what was made of it, looked at like any upload; `gone`: somebody took it away meanwhile. */
async function takeMade(
  { db, outside: { store } }: Parts,
  row: FileRow,
  { key, kind }: { key: string; kind: FileKind & keyof typeof types },
): Promise<"taken" | "gone" | "unreadable"> {
  const made = await store.read(key);
  if (!made) throw new Error("what was converted is not in the store");
  const { size, sha256 } = await inspect(made.stream);
  const type = types[kind];
  const facts = await factsOf(store, { key, kind, type, size });
  if (isRefusal(facts)) return "unreadable";
  const name = `${row.name.replace(/\.\w+$/, "").slice(0, 250)}${endings[kind]}`;
  const file = { clientId: row.client_id, fileId: row.id };
  const isTaken = await db.write({ clientId: row.client_id }, (tx) =>
    takeConverted(tx, file, { key, name, type, size, sha256, facts }),
  );
  return isTaken ? "taken" : "gone";
}

async function fail({ db, clock, outside }: Parts, row: FileRow, reason: ConversionFailure): Promise<void> {
  const format = row.facts.conversion?.format ?? "";
  const at = clock.now().toISOString();
  const file = { clientId: row.client_id, fileId: row.id };
  await outside.store.delete(convertedKey(row.client_id, row.id));
  await db.write({ clientId: row.client_id }, (tx) =>
    noteConversion(tx, file, { state: "failed", format, progress: 0, at, reason }),
  );
}
