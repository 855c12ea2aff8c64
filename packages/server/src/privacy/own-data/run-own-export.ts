import { Readable } from "node:stream";
import { defaultLocale } from "@trilha/contract/core/locale.ts";
import type { DataClass } from "@trilha/contract/privacy/own-data/shapes.ts";
import { ZipFile } from "yazl";
import { notify, queueMail } from "../../communication/messages/index.ts";
import { publishEvent } from "../../core/events.ts";
import { ownOriginals } from "../../core/files/index.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import type { Tx } from "../../db/database.ts";
import type { Parts } from "../../parts.ts";
import { drawPage, type TablePart } from "./draw-page.ts";
import { personToLeave } from "./leaving.queries.ts";
import { rowsAbout, writtenBeforeSignIn } from "./own-data.queries.ts";
import { ownExportKey } from "./present-own-export.ts";
import { endOwnExport, noteDone, type OwnExportRow, takeOwnExport } from "./privacy.queries.ts";
import { register } from "./register/register.ts";

/** Says that the file is there, and so also that somebody asked for it. */
async function announceOwnExport(tx: Tx, parts: Parts, row: OwnExportRow): Promise<void> {
  const { client_id: clientId, user_id: userId } = row;
  const now = parts.clock.now();
  if (clientId) {
    await notify(tx, { clientId, userId, kind: "own_data.ready", params: {}, link: "/profile/data", now });
  }
  const person = await personToLeave(tx, userId);
  if (!person?.email) return;
  await queueMail(tx, parts, {
    ...{ clientId, userId, to: person.email, locale: person.locale ?? defaultLocale },
    template: "own_data_ready",
    params: { firstName: person.firstName, link: `${parts.settings.http.publicUrl}/profile/data` },
  });
}

const system = { system: true };

/**
 * Puts all that is kept about somebody into one ZIP: a JSON file a table, the files they sent, and a page to read. One
 * that broke off is begun anew; at its last try it is given up.
 */
export const runOwnExport: JobHandler<"privacy.export"> = async (parts, { exportId }, attempt) => {
  const { db, clock } = parts;
  const row = await db.write(system, async (tx) => (await takeOwnExport(tx, exportId)) ?? null);
  if (!row || !("id" in row)) return;
  try {
    const { bytes, done } = await writeZip(parts, row);
    const file_key = ownExportKey(row.id);
    const ended = await db.write(system, async (tx) => {
      const is = await endOwnExport(tx, row.id, { state: "done", file_key, bytes, done }, clock.now());
      if (is) await announceOwnExport(tx, parts, row);
      return is;
    });
    // A person gone meanwhile: nothing of them stays.
    if (ended !== true) await parts.outside.store.delete(file_key);
  } catch (error) {
    if (attempt.attempt >= attempt.maxAttempts) {
      await db.write(system, (tx) => endOwnExport(tx, row.id, { state: "failed" }, clock.now()));
    }
    throw error;
  }
};

async function writeZip(parts: Parts, row: OwnExportRow): Promise<{ bytes: number; done: number }> {
  const { db, clock, outside } = parts;
  const zip = new ZipFile();
  const key = ownExportKey(row.id);
  const stored = outside.store.putStream(key, Readable.from(zip.outputStream), "application/zip");
  // Failures of the store reach the archive.
  stored.catch((error: unknown) => zip.emit("error", error));
  const now = clock.now();
  const read = new Map<DataClass, TablePart[]>();
  const beside = await db.read(system, (tx) => writtenBeforeSignIn(tx, row.user_id));
  let done = 0;
  let name = "";
  for (const { table, class: dataClass, shown } of register) {
    if (!shown) continue;
    const rows = [
      ...(await db.read(system, (tx) => rowsAbout(tx, row.user_id, table, shown))),
      ...(isWritten(table) ? beside[table] : []),
    ];
    if (table === "users") name = [rows[0]?.first_name, rows[0]?.last_name].filter(Boolean).join(" ");
    const file = `data/${table}.json`;
    zip.addBuffer(Buffer.from(JSON.stringify(rows, null, 2)), file, { mtime: now });
    read.set(dataClass, [...(read.get(dataClass) ?? []), { table, file, columns: shown.columns, rows }]);
    done += 1;
    await db.write(system, async (tx) => {
      await noteDone(tx, row.id, done);
      // Told now and then: whoever watches asks by themself.
      if (row.client_id && done % 10 === 0) {
        await publishEvent(tx, "own_data.changed", { clientId: row.client_id, userId: row.user_id });
      }
    });
  }
  for await (const file of ownOriginals(parts, row.user_id)) {
    zip.addReadStream(file.stream, `files/${file.name}`, { mtime: file.at, compress: false });
    await new Promise((resolve, reject) => file.stream.once("close", resolve).once("error", reject));
  }
  const page = drawPage({ name, locale: row.locale, now, classes: read });
  zip.addBuffer(Buffer.from(page), "index.html", { mtime: now });
  zip.end();
  await stored;
  return { bytes: (await outside.store.size(key)) ?? 0, done };
}

const isWritten = (table: string): table is "support_requests" | "support_answers" =>
  table === "support_requests" || table === "support_answers";
