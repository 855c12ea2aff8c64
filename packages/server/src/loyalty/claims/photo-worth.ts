import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { evaluateActivity } from "@trilha/contract/loyalty/earning/evaluate-activity.ts";
import type { Counters } from "@trilha/contract/loyalty/earning/evaluation.ts";
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import type { Tx } from "../../db/database.ts";
import type { AuditSubjectRow } from "./audit-subject.queries.ts";
import { photosAwarded } from "./photos.queries.ts";
import type { LineWorth } from "./rules/audit-accepted.ts";
import { dayOf } from "./rules/photo-week.ts";

/**
 * Worth of a photo whose appeal was right: never more than was credited first, nothing that another
 * photo was paid since it fell, and no more than limits leave. The caller lets the person's reports wait.
 */
export async function appealedPhotoWorth(
  tx: Tx,
  appeal: { clientId: string; photo: AuditSubjectRow; ruleSet: RuleSet; counters: Counters },
): Promise<LineWorth> {
  const { clientId, photo, ruleSet, counters } = appeal;
  const { id, user_id: userId, campaign_id: campaignId, photo_type_id: photoTypeId, week, country } = photo;
  if (!photoTypeId || !week) throw new Error("a photo without type or week");
  const date = localDay(photo.submitted_at, photo.time_zone);
  const already = await photosAwarded(tx, {
    ...{ clientId, campaignId, userId, photoTypeId, week },
    day: dayOf(date, photo.time_zone),
    exceptId: id,
  });
  const facts = { kind: "photo" as const, objectId: photoTypeId, date, country, level: "basic" as const };
  const now = evaluateActivity(ruleSet, facts, counters, already);
  if (!now.awarded) return { points: 0, experience: 0 };
  return {
    points: Math.min(photo.points, now.points),
    experience: Math.min(photo.experience, now.experience),
  };
}
