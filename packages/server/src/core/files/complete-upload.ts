import { createHash } from "node:crypto";
import { completeUpload as spec } from "@trilha/contract/core/files/endpoints.ts";
import { fileProblems } from "@trilha/contract/core/files/problems.ts";
import { type FileKind, fileKinds } from "@trilha/contract/core/files/rules.ts";
import type { Problem } from "@trilha/contract/core/problem.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { MemberCall } from "../call.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { isRefusal, type Refusal, refuse } from "../refusal.ts";
import type { UseCase } from "../use-case.ts";
import { type FileFacts, factsOf } from "./facts/file-facts.ts";
import { type FileRow, type Findings, makeReady, markRefused, ownFile } from "./files.queries.ts";
import { inspect } from "./inspect.ts";
import { originalKey, pictureVariants, variantKey } from "./keys.ts";
import { cleanPicture, pixelLimit } from "./picture.ts";
import { presentFile } from "./present-file.ts";
import { isHeic, otherType, typeWithin } from "./rules/announced.ts";
import { foreignFormat, formatToMend } from "./rules/convertible.ts";
import { mendCaptions } from "./rules/mend-captions.ts";
import { isComplete } from "./rules/parts.ts";
import { plannedParts } from "./upload-plan.ts";

/** Each process that is killed while it converts costs one. */
const conversionAttempts = 6;
const day = 24 * 60 * 60 * 1000;
/** A list is brought in soon or never, and says much of people. */
const daysOfLists = 7;

/**
 * Closes an upload: joins its parts, looks at what they are, draws pictures anew. Whatever is not what was announced
 * is refused and deleted. Asked again, it answers the same.
 */
export const completeUpload: UseCase<typeof spec> = async (call, { body }) => {
  const { actor, now } = call;
  const owner = { fileId: body.file_id, clientId: actor.clientId, ownerId: actor.userId };
  const row = await call.read((tx) => ownFile(tx, owner));
  if (!row) return refuse(genericProblems.notFound);
  if (row.state === "ready") return presentFile(call, row);
  if (row.state === "refused") return refuse(problemOf(row.refusal), row.facts.refused);
  if (!row.expires_at || row.expires_at <= now) return refuse(fileProblems.expired);
  if (!(await join(call, row))) return refuse(fileProblems.incomplete);

  const findings = await examineFile(call, row);
  if (isRefusal(findings)) return findings;
  const expiresAt = row.kind === "import" ? new Date(now.getTime() + daysOfLists * day) : null;
  const ready = await call.write(async (tx) => {
    const ready = await makeReady(tx, row.id, findings, { now, expiresAt });
    if (ready?.facts.conversion) {
      // One at a time in the whole installation: requests keep the processors.
      const file = { clientId: row.client_id, fileId: row.id };
      await enqueue(tx, "files.convert", file, { maxAttempts: conversionAttempts, queue: "files.convert" });
    }
    if (ready && row.kind === "course_slides") {
      await enqueue(tx, "content.convert", { clientId: row.client_id, fileId: row.id }, { maxAttempts: 3 });
    }
    return ready ?? ownFile(tx, owner);
  });
  if (isRefusal(ready)) return ready;
  return ready?.state === "ready" ? presentFile(call, ready) : refuse(genericProblems.notFound);
};

/** Whether the whole file now lies in the store. An earlier try may have come as far as that. */
async function join(call: MemberCall, row: FileRow): Promise<boolean> {
  const { store } = call.parts.outside;
  const arrived = row.upload_id ? await store.listParts(row.storage_key, row.upload_id) : [];
  if (row.upload_id && isComplete(plannedParts(call, row), arrived)) {
    await store.completeUpload(row.storage_key, row.upload_id);
  }
  return (await store.size(row.storage_key)) === row.declared_size;
}

async function examineFile(call: MemberCall, row: FileRow): Promise<Findings | Refusal> {
  const { store } = call.parts.outside;
  const kind = row.kind as FileKind;
  const stored = await store.read(row.storage_key);
  if (!stored) return refuse(fileProblems.incomplete);
  const { type: seen, size, sha256, head } = await inspect(stored.stream);
  const { converts } = call.parts.outside.media;
  const foreign = converts ? foreignFormat(kind, row.name) : undefined;
  if (foreign?.type === row.declared_type && foreign.sniffed.includes(seen ?? "")) {
    return { type: foreign.type, size, sha256, facts: waiting(call, foreign.format) };
  }
  const type = typeWithin(kind, seen, head);
  const allowed = (fileKinds[kind].types as readonly (string | undefined)[]).includes(type);
  if (!type || !allowed || type !== row.declared_type) {
    const heic = fileKinds[kind].picture && type !== undefined && isHeic(type);
    return refuseFile(call, row, heic ? refuse(fileProblems.heic) : refuse(otherType(kind).problem), type);
  }
  const facts = await factsOf(store, { key: row.storage_key, kind, type, size });
  if (isRefusal(facts)) {
    const format = converts ? formatToMend(type, facts) : undefined;
    if (format === undefined) return refuseFile(call, row, facts, type);
    return { type, size, sha256, facts: waiting(call, format) };
  }
  const findings = facts.changes ? await mended(call, row, facts) : { type, size, sha256, facts };
  // A PDF stays as it is: it runs in nobody's page, since it is only ever shown by itself.
  if (!fileKinds[kind].picture || !type.startsWith("image/")) return findings;

  const again = await store.read(row.storage_key);
  if (!again) return refuse(fileProblems.incomplete);
  const picture = await cleanPicture(Buffer.concat(await again.stream.toArray()));
  if (picture === "busy") return refuse(genericProblems.busy);
  if (picture === "damaged") return refuseFile(call, row, refuse(fileProblems.damaged), type);
  if (picture === "too_many_pixels") {
    const tooMany = refuse(fileProblems.tooManyPixels, { megapixels: pixelLimit / 1_000_000 });
    return refuseFile(call, row, tooMany, type);
  }
  const variants: Record<string, { key: string; type: string }> = {};
  for (const variant of pictureVariants) {
    const key = variantKey({ kind, clientId: row.client_id, fileId: row.id }, variant);
    await store.put(key, picture.copies[variant], "image/webp");
    variants[variant] = { key, type: "image/webp" };
  }
  const { width, height, camera } = picture;
  return { ...findings, picture: { variants, width, height, privateMetadata: camera } };
}

/** Facts of a medium that waits for its conversion. */
const waiting = ({ now }: MemberCall, format: string): FileFacts => ({
  conversion: { state: "waiting", format, progress: 0, at: now.toISOString() },
});

/** Captions as they were mended, in the place of those that were sent. */
async function mended(call: MemberCall, row: FileRow, facts: FileFacts): Promise<Findings> {
  const { store } = call.parts.outside;
  const sent = await store.read(row.storage_key);
  const captions = sent && mendCaptions(Buffer.concat(await sent.stream.toArray()));
  if (!captions || "problem" in captions) throw new Error("captions that were mended are gone");
  const bytes = Buffer.from(captions.text);
  const type = "text/vtt";
  await store.put(row.storage_key, bytes, type);
  return { type, size: bytes.length, sha256: createHash("sha256").update(bytes).digest(), facts };
}

/** The row says why before the bytes go, so that a stop in between leaves work for the sweep and no riddle. */
async function refuseFile(
  call: MemberCall,
  row: FileRow,
  refusal: Refusal,
  type: string | undefined,
): Promise<Refusal> {
  const { now, parts } = call;
  const expiresAt = new Date(now.getTime() + day);
  await call.write((tx) =>
    markRefused(tx, row.id, {
      ...{ code: refusal.refused.code, params: refusal.params, type: type ?? null },
      ...{ now, expiresAt },
    }),
  );
  await parts.outside.store.delete(originalKey(row.client_id, row.id));
  return refusal;
}

function problemOf(code: string | null): Problem {
  return spec.problems.find((problem) => problem.code === code) ?? fileProblems.damaged;
}
