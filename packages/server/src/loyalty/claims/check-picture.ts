import type { JobHandler } from "../../core/jobs/handler.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import type { Parts } from "../../parts.ts";
import { claimFacts, claimToCheck, keepReading, photosOfSameFile, photoToCheck } from "./check.queries.ts";
import type { ClaimOrPhoto } from "./claim-transition.ts";
import { fingerprintPicture, type PictureFingerprint } from "./fingerprint-picture.ts";
import { duePictures, lockAwaitedPicture, raiseRisk, takePictureCheck } from "./picture-request.queries.ts";
import { noteSignals } from "./queue.queries.ts";
import { returnPicture } from "./return-picture.ts";
import { documentOf } from "./rules/document.ts";
import { findingOf, isBlank } from "./rules/picture-finding.ts";
import { riskOf } from "./rules/risk.ts";
import { anotherPictureSignals, type ClaimSignal, photoSignalsOf, signalsOf } from "./rules/signals.ts";

/** Looks at a picture that was asked for as at the first: an auditor decides in any case, and sees what was found. */
export const checkPicture: JobHandler<"sales.check_picture"> = async (parts, payload) => {
  const { clientId, type, id, fileId } = payload;
  const now = parts.clock.now();
  const subject = { clientId, type, id };
  const findSignals = type === "claim" ? signalsOfClaim : signalsOfPhoto;
  const find = await findSignals(parts, subject, fileId, now);
  if (!find) return;
  await parts.db.write({ clientId }, async (tx) => {
    const attempt = await takePictureCheck(tx, subject, fileId, now);
    if (attempt === undefined) return;
    const signals = anotherPictureSignals(await find(tx, attempt));
    await noteSignals(tx, subject, attempt, signals, now);
    await raiseRisk(tx, subject, riskOf(signals));
  });
};

type Find = (tx: Tx, attempt: number) => Promise<ClaimSignal[]>;

async function signalsOfClaim(
  parts: Parts,
  subject: ClaimOrPhoto,
  fileId: string,
  now: Date,
): Promise<Find | undefined> {
  const { clientId } = subject;
  const claim = await parts.db.read({ clientId }, (tx) => claimToCheck(tx, subject, false));
  if (claim?.photoFileId !== fileId) return undefined;
  const { userId, country, invoiceNumber, saleDate, reading } = claim;
  const look = await fingerprintPicture(parts, { ...subject, userId }, fileId, now);
  const { finding, code } = findingOf({ asked: true, content: look.content }, country, reading);
  return async (tx, attempt) => {
    if (code && !reading) {
      const document = documentOf({ invoiceNumber, saleDate, code }, country);
      await keepReading(tx, { ...subject, attempt }, document);
    }
    const facts = { ...(await claimFacts(tx, subject)), nearPicture: look.near, picture: finding };
    return signalsOf({ ...facts, codeSent: reading !== null, acceptUnread: true });
  };
}

async function signalsOfPhoto(
  parts: Parts,
  subject: ClaimOrPhoto,
  fileId: string,
  now: Date,
): Promise<Find | undefined> {
  const { clientId } = subject;
  const photo = await parts.db.read({ clientId }, (tx) => photoToCheck(tx, subject, false));
  if (photo?.fileId !== fileId) return undefined;
  const { userId } = photo;
  const { content, near: nearPicture } = await fingerprintPicture(parts, { ...subject, userId }, fileId, now);
  const picture: ReturnType<typeof pictureOf> = pictureOf(content);
  return async (tx, attempt) => {
    const sameFile = await photosOfSameFile(tx, subject);
    return photoSignalsOf({ userId, attempt, sameFile, nearPicture, picture, sinceLast: null });
  };
}

const pictureOf = (content: PictureFingerprint["content"]) =>
  content && !isBlank(content) ? ("unread" as const) : ("blank" as const);

/** Requests closed in one run. */
const closedAtOnce = 200;

/** Puts reports whose day has passed without another picture before the auditors again. */
export const endPictureRequests: JobHandler<"sales.end_picture_requests"> = async (parts) => {
  const now = parts.clock.now();
  const due = await parts.db.read({ system: true }, (tx) => duePictures(tx, now, closedAtOnce));
  for (const subject of due) {
    const closed = await parts.db.write({ clientId: subject.clientId }, async (tx) => {
      const awaited = await lockAwaitedPicture(tx, subject);
      if (!awaited || awaited.dueAt > now) return;
      await returnPicture(tx, subject, awaited, { sent: false, by: null, now });
    });
    if (isRefusal(closed)) throw new Error("a report refused to go back to the queue");
  }
  return due.length === closedAtOnce ? "more" : undefined;
};
