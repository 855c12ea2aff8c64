import type { CloudRefusal } from "@trilha/contract/learning/scorm/problems.ts";
import { enqueue } from "../../../core/jobs/enqueue.ts";
import type { JobHandler } from "../../../core/jobs/handler.ts";
import type { Parts } from "../../../parts.ts";
import { type PackageZip, packageZip } from "../../content/index.ts";
import { type ImportRow, importOf, moveImport } from "./imports.queries.ts";

/** Seconds between two looks at a package that is unpacked, or read at SCORM Cloud. */
const pause = 5;
/** An import that takes longer is given up. */
const minutes = 60;

/** One job a package; what stumbles is tried for some minutes. */
export const importJob = (packageId: string) => ({ key: `cloud import ${packageId}`, maxAttempts: 6 });

/**
 * §entities#type-scorm-cloud scorm_cloud: takes an import one step further: a package that is ready is sent in, one that was sent is asked about.
 * While there is nothing to do but wait, it comes back.
 */
export const importAtCloud: JobHandler<"scorm.import_cloud"> = async (
  parts,
  packageKey,
  { attempt, maxAttempts },
) => {
  const upload = await parts.db.read({ clientId: packageKey.clientId }, async (tx) => ({
    row: await importOf(tx, packageKey),
    zip: await packageZip(tx, packageKey),
  }));
  const { row, zip } = upload;
  if (!row || !zip || row.state === "done" || row.state === "failed") return;
  const { clock } = parts;
  try {
    const isOver = clock.now().getTime() - row.started_at.getTime() > minutes * 60_000;
    if (isOver) return await fail(parts, row, "slow");
    const step = row.job === null ? await send(parts, row, zip) : await ask(parts, row, row.job);
    if (step === "wait") await comeBack(parts, row);
  } catch (error) {
    if (attempt < maxAttempts) throw error;
    parts.log.warn({ err: error, packageId: packageKey.packageId }, "SCORM Cloud is out of reach");
    await fail(parts, row, "unreachable");
  }
};

type Step = "wait" | "over";

async function send(parts: Parts, row: ImportRow, { ready, isUnpacking }: PackageZip): Promise<Step> {
  if (isUnpacking) return "wait";
  const stored = ready && (await parts.outside.store.read(ready.key));
  if (!ready || !stored) {
    await fail(parts, row, "package");
    return "over";
  }
  const bytes = Buffer.concat(await stored.stream.toArray());
  const { fileName, revision } = ready;
  const job = await parts.outside.scormCloud.importCourse({ course: row.package_id, fileName, bytes });
  const to = { state: "running", revision, job } as const;
  const isOurs = await parts.db.write({ clientId: row.client_id }, (tx) => moveImport(tx, row, to));
  return isOurs ? ask(parts, { ...row, ...to }, job) : "over";
}

async function ask(parts: Parts, row: ImportRow, job: string): Promise<Step> {
  const { state, message } = await parts.outside.scormCloud.importState(job);
  if (state === "running") return "wait";
  if (state === "failed") await fail(parts, row, "refused", message);
  else {
    const now = parts.clock.now();
    await parts.db.write({ clientId: row.client_id }, (tx) => moveImport(tx, row, { state, message, now }));
  }
  return "over";
}

async function fail(parts: Parts, row: ImportRow, refusal: CloudRefusal, message = ""): Promise<void> {
  const to = { state: "failed", refusal, message, now: parts.clock.now() } as const;
  await parts.db.write({ clientId: row.client_id }, (tx) => moveImport(tx, row, to));
}

async function comeBack({ db, clock }: Parts, row: ImportRow): Promise<void> {
  const { client_id: clientId, package_id: packageId } = row;
  const runAt = new Date(clock.now().getTime() + pause * 1000);
  await db.write({ clientId }, (tx) =>
    enqueue(tx, "scorm.import_cloud", { clientId, packageId }, { ...importJob(packageId), runAt }),
  );
}
