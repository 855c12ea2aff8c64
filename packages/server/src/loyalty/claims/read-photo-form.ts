import { genericProblems } from "@trilha/contract/core/problems.ts";
import { campaignProblems } from "@trilha/contract/loyalty/campaigns/problems.ts";
import type { readPhotoForm as spec } from "@trilha/contract/loyalty/claims/photo-endpoints.ts";
import { evaluateActivity } from "@trilha/contract/loyalty/earning/evaluate-activity.ts";
import { noCounters } from "@trilha/contract/loyalty/earning/evaluation.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { type EarningFacts, earningFacts } from "../campaigns/index.ts";
import { type PhotoTypeRow, photoTypes, storesOfForm, takenSlots } from "./photos.queries.ts";
import { inLanguage } from "./present-photo.ts";
import { photoWeekOf } from "./rules/photo-week.ts";

/** Photos possible where this week, and what they earn. */
export const readPhotoForm: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const { clientId, userId } = call.actor;
    const { campaignId } = query;
    const date = call.now.toISOString().slice(0, 10);
    const [earning, known] = await Promise.all([
      earningFacts(tx, { clientId, campaignId, userId, storeId: null, date }),
      photoTypes(tx, clientId),
    ]);
    if (!earning) return refuse(genericProblems.notFound);
    if (!earning.enrolment) return refuse(campaignProblems.notEnrolled);
    const types = known.filter(({ active }) => active);
    const stores = (await storesOfForm(tx, clientId, earning.enrolment.storeIds)).map((store) => ({
      ...store,
      week: photoWeekOf(call.now, store.timeZone),
    }));
    const earliest = stores.map(({ week }) => week.monday).sort()[0] ?? date;
    const storeIds = stores.map(({ id }) => id);
    const taken = await takenSlots(tx, clientId, storeIds, earliest);
    const slotOf = (photoTypeId: string, storeId: string, monday: string) => {
      const photo = taken.find(
        (row) => row.store_id === storeId && row.photo_type_id === photoTypeId && row.week === monday,
      );
      const takenBy = photo && { photoId: photo.id, mine: photo.user_id === userId, state: photo.state };
      return { photoTypeId, storeId, takenBy: takenBy ?? null };
    };
    return {
      types: types.map((type) => ({
        id: type.id,
        name: inLanguage(type.name, call.locale),
        hint: inLanguage(type.hint, call.locale),
        ...worthOf(type, earning, date),
      })),
      stores: stores.map(({ week, ...store }) => ({
        ...store,
        week: week.monday,
        nextWindowAt: week.nextAt.toISOString(),
      })),
      slots: stores.flatMap(({ id, week }) => types.map((type) => slotOf(type.id, id, week.monday))),
    };
  });

/** Worth of a photo. */
function worthOf({ id }: PhotoTypeRow, { rules, window, level }: EarningFacts, date: string) {
  const nothing = { object: false, day: false, week: false, campaign: false };
  const facts = window && { kind: "photo" as const, objectId: id, date, country: window.country, level };
  const evaluated = rules && facts && evaluateActivity(rules.ruleSet, facts, noCounters, nothing);
  return evaluated?.awarded
    ? { points: evaluated.points, experience: evaluated.experience }
    : { points: 0, experience: 0 };
}
