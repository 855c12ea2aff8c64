import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { sendPhoto as spec } from "@trilha/contract/loyalty/claims/photo-endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { earningFacts } from "../campaigns/index.ts";
import { creditPhoto } from "./credit-photo.ts";
import { insertPhoto, photoFacts, weekTaken } from "./photos.queries.ts";
import { inLanguage, loadPhoto } from "./present-photo.ts";
import { refuseSale } from "./refuse-sale.ts";
import { judgePhoto, takenThisWeek } from "./rules/judge-photo.ts";
import { photoWeekOf } from "./rules/photo-week.ts";
import { lockReporter } from "./sales.queries.ts";

/** §validation#photo-week Photo: takes a photo of a store, credits its points at once, and has it checked. */
export const sendPhoto: UseCase<typeof spec> = async (call, { body }) => {
  const { clientId, userId, name } = call.actor;
  const { campaignId, storeId, photoTypeId, fileId } = body;
  let nextMonday = "";
  try {
    return await call.write(async (tx) => {
      const [, known] = await Promise.all([
        lockReporter(tx, { clientId, userId }),
        photoFacts(tx, { clientId, userId, storeId, photoTypeId, fileId }),
      ]);
      // A store nobody knows has no day of its own; the rule says so below.
      const week = photoWeekOf(call.now, known.timeZone ?? "UTC");
      nextMonday = week.nextMonday;
      const [earning, taken] = await Promise.all([
        earningFacts(tx, { clientId, campaignId, userId, storeId, date: week.today }),
        weekTaken(tx, { clientId, storeId, photoTypeId, week: week.monday }),
      ]);
      if (!earning || !known.typeName) return refuse(genericProblems.notFound);
      const { sha256 } = known;
      const takenUntil = taken ? week.nextMonday : null;
      const objection = judgePhoto({ ground: earning, usable: sha256 !== null, takenUntil }, call.now);
      if (objection || !sha256) {
        return objection ? refuseSale(objection, call.locale) : refuse(genericProblems.notFound);
      }
      const title = inLanguage(known.typeName, call.locale);
      const photo = { id: known.id, attempt: 1, campaignId, photoTypeId, title, week, earning };
      const refused = await creditPhoto(tx, call, photo, (earned, ruleSetVersionId) =>
        insertPhoto(tx, {
          ...earned,
          id: known.id,
          clientId,
          campaignId,
          userId,
          storeId,
          photoTypeId,
          fileId,
          sha256,
          week: week.monday,
          ruleSetVersionId,
          by: { userId, name },
          now: call.now,
        }),
      );
      return refused ?? loadPhoto(tx, call, known.id);
    });
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== "store_photos_once_a_week") throw error;
    // Two people at the same shelf at the same moment.
    return refuseSale(takenThisWeek(nextMonday), call.locale);
  }
};
