import type { sendSalePicture as saleSpec } from "@trilha/contract/loyalty/claims/endpoints.ts";
import type { sendPhotoPicture as photoSpec } from "@trilha/contract/loyalty/claims/photo-endpoints.ts";
import { saleProblems } from "@trilha/contract/loyalty/claims/problems.ts";
import type { MemberCall } from "../../core/call.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import type { SubjectType } from "./claim-transition.ts";
import { openOwnClaim } from "./open-own-claim.ts";
import { openOwnPhoto } from "./open-own-photo.ts";
import { lockAwaitedPicture, pictureDigest, replacePicture } from "./picture-request.queries.ts";
import { loadClaim } from "./present-claim.ts";
import { loadPhoto } from "./present-photo.ts";
import { refuseSale } from "./refuse-sale.ts";
import { returnPicture } from "./return-picture.ts";
import { pictureObjection } from "./rules/picture-request.ts";
import type { SubmittedClaim } from "./sales.policy.ts";

const awaitsPicture = ({ state }: SubmittedClaim) => state === "awaiting_picture";

/** Sends another picture of a sale; it comes before the auditors first. */
export const sendSalePicture: UseCase<typeof saleSpec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const row = await openOwnClaim(tx, call, { id: params.id, version: body.version }, awaitsPicture);
    if (isRefusal(row)) return row;
    return (await takePicture(tx, call, "claim", row.id, body.fileId)) ?? loadClaim(tx, call, row.id);
  });

/** Sends another photo of a store in the place of the one that was asked about. */
export const sendPhotoPicture: UseCase<typeof photoSpec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const row = await openOwnPhoto(tx, call, { id: params.id, version: body.version }, awaitsPicture);
    if (isRefusal(row)) return row;
    return (await takePicture(tx, call, "photo", row.id, body.fileId)) ?? loadPhoto(tx, call, row.id);
  });

const kinds = { claim: "invoice", photo: "store_photo" } as const;

async function takePicture(
  tx: Tx,
  call: MemberCall,
  type: SubjectType,
  id: string,
  fileId: string,
): Promise<Refusal | undefined> {
  const { clientId, userId, name } = call.actor;
  const { now } = call;
  const subject = { clientId, type, id };
  const awaited = await lockAwaitedPicture(tx, subject);
  const sha256 = await pictureDigest(tx, { clientId, userId, fileId, kind: kinds[type] });
  const facts = { state: "awaiting_picture", request: awaited ?? null, usable: sha256 !== null } as const;
  const objection = pictureObjection(facts, now);
  if (objection || !awaited || !sha256) {
    return objection ? refuseSale(objection, call.locale) : refuse(saleProblems.wrongState);
  }
  await replacePicture(tx, subject, { fileId, sha256 });
  await returnPicture(tx, subject, awaited, { sent: true, by: { userId, name }, now });
  await enqueue(tx, "sales.check_picture", { clientId, type, id, fileId });
  return undefined;
}
