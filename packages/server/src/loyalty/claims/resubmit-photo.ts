import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { resubmitPhoto as spec } from "@trilha/contract/loyalty/claims/photo-endpoints.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { earningFacts } from "../campaigns/index.ts";
import { moveSubject } from "./claim-transition.ts";
import { creditPhoto } from "./credit-photo.ts";
import { openOwnPhoto } from "./open-own-photo.ts";
import { correctPhoto, photoFacts } from "./photos.queries.ts";
import { inLanguage, loadPhoto } from "./present-photo.ts";
import { refuseSale } from "./refuse-sale.ts";
import { judgePhoto } from "./rules/judge-photo.ts";
import { photoWeekOf } from "./rules/photo-week.ts";
import { mayResubmit } from "./sales.policy.ts";
import { lockReporter } from "./sales.queries.ts";

/** Sends a rejected photo once more; it keeps the place of the week it was sent in. */
export const resubmitPhoto: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId, userId, name } = call.actor;
    const { now } = call;
    const request = { id: params.id, version: body.version };
    const row = await openOwnPhoto(tx, call, request, (sent) => mayResubmit(sent, now));
    if (isRefusal(row)) return row;
    const { id, campaign_id: campaignId, store_id: storeId, photo_type_id: photoTypeId } = row;
    const { fileId } = body;
    const week = photoWeekOf(row.submitted_at, row.time_zone);
    await lockReporter(tx, { clientId, userId });
    const known = await photoFacts(tx, { clientId, userId, storeId, photoTypeId, fileId });
    const earning = await earningFacts(tx, { clientId, campaignId, userId, storeId, date: week.today });
    if (!earning) return refuse(genericProblems.notFound);
    const { sha256 } = known;
    const objection = judgePhoto({ ground: earning, usable: sha256 !== null, takenUntil: null }, now);
    if (objection || !sha256) {
      return objection ? refuseSale(objection, call.locale) : refuse(genericProblems.notFound);
    }
    const attempt = row.attempt + 1;
    const title = inLanguage(row.type_name, call.locale);
    const photo = { id, attempt, campaignId, photoTypeId, title, week, earning };
    const subject = { clientId, type: "photo", id } as const;
    const refused = await creditPhoto(tx, call, photo, async (earned, ruleSetVersionId) => {
      const { points, experience, trace } = earned;
      await correctPhoto(tx, { id, clientId, fileId, sha256, trace, ruleSetVersionId });
      const changes = { attempt, points, experience };
      const actor = { userId, name };
      await moveSubject(tx, subject, { from: "rejected", to: "resubmitted", by: actor, now, changes });
    });
    return refused ?? loadPhoto(tx, call, id);
  });
