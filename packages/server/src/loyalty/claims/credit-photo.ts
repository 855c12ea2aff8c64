import { evaluateActivity } from "@trilha/contract/loyalty/earning/evaluate-activity.ts";
import type { Counters, TraceStep } from "@trilha/contract/loyalty/earning/evaluation.ts";
import type { MemberCall } from "../../core/call.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { isRefusal, type Refusal } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { type EarningFacts, earnPoints, expiresAtFor } from "../campaigns/index.ts";
import { photosAwarded } from "./photos.queries.ts";
import { dayOf, type PhotoWeek } from "./rules/photo-week.ts";

/** A photo that was judged and is about to be written. */
export interface JudgedPhoto {
  id: string;
  attempt: number;
  campaignId: string;
  photoTypeId: string;
  /** Title in the statement. */
  title: string;
  week: PhotoWeek;
  earning: EarningFacts;
}

export interface PhotoEarned {
  points: number;
  experience: number;
  trace: TraceStep[];
}

/** Writes a photo by `write`, credits its points in the same breath, within the limits, and has it checked. */
export async function creditPhoto(
  tx: Tx,
  call: MemberCall,
  photo: JudgedPhoto,
  write: (earned: PhotoEarned, ruleSetVersionId: string) => Promise<void>,
): Promise<Refusal | undefined> {
  const { campaignId, photoTypeId, week, attempt } = photo;
  const { store, window, rules, level, campaign, counters } = photo.earning;
  if (!store || !window || !rules) throw new Error("a photo was judged without a place");
  const { clientId, userId } = call.actor;
  const day = dayOf(week.today, store.timeZone);
  const exceptId = attempt > 1 ? photo.id : null;
  const photoKey = { clientId, campaignId, userId, photoTypeId, week: week.monday, day, exceptId };
  const already = await photosAwarded(tx, photoKey);
  const { ruleSet, versionId } = rules;
  const facts = {
    kind: "photo" as const,
    objectId: photoTypeId,
    date: week.today,
    country: window.country,
    level,
  };
  const earnedWith = (counted: Counters): PhotoEarned => {
    const evaluated = evaluateActivity(ruleSet, facts, counted, already);
    return evaluated.awarded ? evaluated : { points: 0, experience: 0, trace: [{ step: "no_rule" }] };
  };
  const check = { clientId, type: "photo", id: photo.id, attempt } as const;
  const credited = await earnPoints(tx, {
    counted: { clientId, campaignId, userId, storeId: null, date: week.today, ruleSet },
    counters,
    evaluate: earnedWith,
    record: {
      write: ({ points, experience, trace }) => [
        write({ points, experience, trace }, versionId),
        enqueue(tx, "sales.check", check),
      ],
      awards: ({ points, experience, trace }) => [
        {
          clientId,
          potId: campaignId,
          userId,
          key: `award:${photo.id}:${attempt}`,
          points,
          experience,
          audit: "awaiting",
          source: { type: "photo", id: photo.id },
          ruleSetVersionId: versionId,
          occurredAt: call.now,
          now: call.now,
          expiresAt: expiresAtFor(campaign, window),
          actorId: userId,
          details: { trace, document: { photoId: photo.id, title: photo.title, store: store.name } },
        },
      ],
    },
  });
  return isRefusal(credited) ? credited : undefined;
}
