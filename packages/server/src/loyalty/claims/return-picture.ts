import type { Tx } from "../../db/database.ts";
import { ordersWaitingFor } from "../ledger/index.ts";
import { type ClaimActor, type ClaimOrPhoto, moveSubject } from "./claim-transition.ts";
import { type AwaitedPicture, endPictureRequest } from "./picture-request.queries.ts";
import { enterQueue, noteSignals } from "./queue.queries.ts";
import { raisePriority } from "./raise-priority.ts";
import { returnPriority } from "./rules/picture-request.ts";
import { pictureNotSentSignal, pictureSentSignal } from "./rules/signals.ts";

/** Puts a report that waited for another picture before the auditors again, with the picture or without. */
export async function returnPicture(
  tx: Tx,
  subject: ClaimOrPhoto,
  awaited: AwaitedPicture,
  { sent, by: actor, now }: { sent: boolean; by: ClaimActor; now: Date },
): Promise<void> {
  const { stateBefore, notBy, userId, storeId, campaignId, attempt, risk, points, sourceIds } = awaited;
  await endPictureRequest(tx, subject, { sent, now });
  const step = { from: "awaiting_picture", to: stateBefore, by: actor, now } as const;
  if (!(await moveSubject(tx, subject, step))) throw new Error("a report that is held moved");
  await noteSignals(tx, subject, attempt, [sent ? pictureSentSignal : pictureNotSentSignal], now);
  const priority = returnPriority({ risk, points, sent });
  await enterQueue(tx, subject, { storeId, userId, campaignId, priority, notBy, now });
  if ((await ordersWaitingFor(tx, { clientId: subject.clientId, sourceIds })) > 0) {
    await raisePriority(tx, subject.clientId, [subject]);
  }
}
