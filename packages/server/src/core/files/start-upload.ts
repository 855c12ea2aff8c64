import type { Input } from "@trilha/contract/core/endpoint.ts";
import type { startUpload as spec } from "@trilha/contract/core/files/endpoints.ts";
import { fileProblems } from "@trilha/contract/core/files/problems.ts";
import type { FileKind } from "@trilha/contract/core/files/rules.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { Tx } from "../../db/database.ts";
import { type BatchKind, runBatched } from "../batch.ts";
import type { MemberCall } from "../call.ts";
import { isRefusal, type Refusal, refuse } from "../refusal.ts";
import type { UseCase } from "../use-case.ts";
import { mayUpload } from "./files.policy.ts";
import { type FileRow, insertFile, lockQuota, newFileId, usageSince } from "./files.queries.ts";
import { originalKey } from "./keys.ts";
import { meantType, objectionTo } from "./rules/announced.ts";
import { foreignFormat } from "./rules/convertible.ts";
import { partsOf } from "./rules/parts.ts";
import { dailyBytesOfAuthor, dailyBytesOfPerson, obstacleTo } from "./rules/quota.ts";
import { openUpload, planOf } from "./upload-plan.ts";

const day = 24 * 60 * 60 * 1000;

/** Takes note of an upload and says where its parts go. */
export const startUpload: UseCase<typeof spec> = async (call, { body }) => {
  const row = await announceUpload(call, body);
  if (isRefusal(row)) return row;
  const uploadId = await openUpload(call, row);
  return planOf(call, row, uploadId, []);
};

/** Row of a file that is to come, or why it may not: by right, kind, type, size and what was sent today. */
export async function announceUpload(
  call: MemberCall,
  body: Input<typeof spec>["body"],
): Promise<FileRow | Refusal> {
  const { actor, now, parts } = call;
  if (!mayUpload(actor.permissions, body.kind)) return refuse(genericProblems.forbidden);
  const foreign = parts.outside.media.converts ? foreignFormat(body.kind, body.name) : undefined;
  const file = { ...body, type: foreign?.type ?? meantType(body) };
  const objection = objectionTo(file, foreign !== undefined);
  if (objection) return refuse(objection.problem, objection.params);

  const ask: Announcement = { ...file, ownerId: actor.userId, now, partSize: parts.outside.store.partSize };
  return runBatched(parts.db, actor.clientId, announcementBatch, ask);
}

interface Announcement {
  readonly kind: FileKind;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly ownerId: string;
  readonly partSize: number;
  readonly now: Date;
}

/**
 * Uploads of a client are announced together and judged one after the other. Each by itself they would all wait for one
 * lock, each with a connection in its hand, until the lock time-out ends the last of them.
 */
const announcementBatch: BatchKind<Announcement, FileRow | Refusal> = {
  name: "upload_announcements",
  access: "write",
  maxSize: 50,
  concurrency: 1,
  async run(tx, clientId, asks) {
    await lockQuota(tx, clientId);
    const [first] = asks;
    const since = new Date((first?.now.getTime() ?? 0) - day);
    const owners = [...new Set(asks.map(({ ownerId }) => ownerId))];
    const usage = await usageSince(tx, { clientId, owners, since });
    const answers: (FileRow | Refusal)[] = [];
    for (const ask of asks) {
      const used = usage.of(ask.ownerId);
      const most = ask.kind.startsWith("course_") ? dailyBytesOfAuthor : dailyBytesOfPerson;
      const obstacle = obstacleTo(used, ask.size, most);
      if (obstacle === "unfinished") answers.push(refuse(genericProblems.tooMany, { seconds: 10 }));
      else if (obstacle === "bytes") answers.push(refuse(fileProblems.quota));
      else {
        answers.push(await announce(tx, clientId, ask));
        usage.add(ask.ownerId, ask.size);
      }
    }
    return answers;
  },
};

async function announce(tx: Tx, clientId: string, ask: Announcement): Promise<FileRow> {
  const { partSize, ...file } = ask;
  const id = await newFileId(tx);
  return insertFile(tx, {
    ...file,
    id,
    clientId,
    storageKey: originalKey(clientId, id),
    partCount: partsOf(file.size, partSize).length,
    expiresAt: new Date(file.now.getTime() + day),
  });
}
