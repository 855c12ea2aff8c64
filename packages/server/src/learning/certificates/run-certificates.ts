import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { ZipFile } from "yazl";
import { publishEvent } from "../../core/events.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { Parts } from "../../parts.ts";
import { drawRow } from "./certificate-file.ts";
import { completedEnrolments } from "./issue.queries.ts";
import { issueCertificate } from "./issue-certificate.ts";
import { advanceRun, bundled, type CertificateRunRow, forgetBundles, runById } from "./runs.queries.ts";

const batch = 50;
const week = 7 * 24 * 60 * 60 * 1000;

/** Goes through a course's people, and goes on where it broke off; a ZIP is begun anew. */
export const runCertificates: JobHandler<"certificates.run"> = async (
  parts,
  payload,
  { attempt, maxAttempts },
) => {
  const { clientId, runId } = payload;
  const run = await parts.db.read({ clientId }, (tx) => runById(tx, clientId, runId));
  if (run?.state !== "running") return;
  try {
    if (run.kind === "issue") await issueAll(parts, run);
    else await bundleAll(parts, run);
  } catch (error) {
    if (attempt >= maxAttempts) await note(parts, run, { done: 0, after: null, ends: "failed" });
    throw error;
  }
};

async function note(
  parts: Parts,
  run: CertificateRunRow,
  progress: Parameters<typeof advanceRun>[2],
): Promise<void> {
  const { client_id: clientId, id, started_by: userId } = run;
  await parts.db.write({ clientId }, async (tx) => {
    await advanceRun(tx, { clientId, id }, progress, parts.clock.now());
    await publishEvent(tx, "certificates.run", { clientId, userId });
  });
}

async function issueAll(parts: Parts, run: CertificateRunRow): Promise<void> {
  const { client_id: clientId, course_id: courseId, id, started_by: userId } = run;
  let after = run.after_id;
  for (let isOver = false; !isOver; ) {
    const from = after;
    const result = await parts.db.write({ clientId }, async (tx) => {
      const now = parts.clock.now();
      const some = await completedEnrolments(tx, { clientId, courseId }, { after: from, rows: batch });
      for (const { id: enrolmentId, attempt, finished_at } of some)
        await issueCertificate(tx, { clientId, enrolmentId, attempt, completedAt: finished_at ?? now }, now);
      const last = some.at(-1)?.id ?? from;
      const ends = some.length < batch ? { ends: "done" as const } : {};
      await advanceRun(tx, { clientId, id }, { done: some.length, after: last, ...ends }, now);
      await publishEvent(tx, "certificates.run", { clientId, userId });
      return { last, isOver: some.length < batch };
    });
    if (isRefusal(result)) throw new Error("a run was refused");
    after = result.last;
    isOver = result.isOver;
  }
}

async function bundleAll(parts: Parts, run: CertificateRunRow): Promise<void> {
  const { client_id: clientId, id } = run;
  const zip = new ZipFile();
  const key = `bundles/${clientId}/${id}.zip`;
  const bytes = Readable.from(zip.outputStream);
  const stored = parts.outside.store.putStream(key, bytes, "application/zip");
  // A store that fails is heard of at the end, or between two batches: until then it must not count as unhandled.
  let isLost = false;
  stored.catch(() => {
    isLost = true;
  });
  try {
    await putAll(parts, run, zip, () => isLost);
  } catch (error) {
    // Readers of the rest are freed.
    bytes.destroy();
    throw error;
  }
  zip.end();
  await stored;
  await note(parts, run, { done: 0, after: null, fileKey: key, ends: "done" });
}

async function putAll(
  parts: Parts,
  run: CertificateRunRow,
  zip: ZipFile,
  isLost: () => boolean,
): Promise<void> {
  const { client_id: clientId, course_id: courseId, locale } = run;
  let put = 0;
  for (let after: string | undefined, isOver = false; !isOver && !isLost(); ) {
    const from = after;
    const rows = await parts.db.read({ clientId }, (tx) =>
      bundled(tx, { clientId, courseId }, { after: from, rows: batch }),
    );
    const good = rows.filter(({ revokedAt, replacedAt }) => !revokedAt && !replacedAt);
    for (const row of good) {
      const bytes = await drawRow(parts, row, locale);
      zip.addBuffer(Buffer.from(bytes), fileName(row.name, row.number), { mtime: row.issuedAt });
      // Others are waiting for this process too.
      await setImmediate();
    }
    const counted = Math.max(0, put + good.length - run.done);
    put += good.length;
    if (counted > 0) await note(parts, run, { done: Math.min(counted, good.length), after: null });
    after = rows.at(-1)?.id;
    isOver = rows.length < batch;
  }
}

/** By name, so that staff find somebody; the number keeps two of one name apart. */
function fileName(name: string, number: string): string {
  return `${
    name
      .replace(/[^\p{L}\p{N} .-]/gu, "")
      .slice(0, 80)
      .trim() || "certificate"
  } ${number}.pdf`;
}

/** Removes ZIPs past their days. */
export const sweepBundles: JobHandler<"certificates.sweep"> = async ({ db, clock, outside }) => {
  const before = new Date(clock.now().getTime() - week);
  const keys = await db.write({ system: true }, (tx) => forgetBundles(tx, before));
  if (!isRefusal(keys)) for (const key of keys) await outside.store.delete(key);
};
