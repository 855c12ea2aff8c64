import type { Locale } from "@trilha/contract/core/locale.ts";
import { notify } from "../../communication/messages/index.ts";
import type { MemberCall } from "../../core/call.ts";
import { publishEvent } from "../../core/events.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../campaigns/index.ts";
import type { ToPost } from "./adjustments.posting.queries.ts";
import type { BatchRow } from "./adjustments.queries.ts";

/** Tells everybody what they were given or what was taken back, each person once, and their open pages to look again. */
export async function announceAwards(
  tx: Tx,
  about: { clientId: string; title: Partial<Record<Locale, string>>; reason: string; now: Date },
  awards: readonly Pick<ToPost, "user_id" | "points" | "experience" | "locale">[],
): Promise<void> {
  const { clientId, title, reason, now } = about;
  const sums = new Map<string, { points: number; experience: number; locale: Locale }>();
  for (const { user_id, points, experience, locale } of awards) {
    const sum = sums.get(user_id) ?? { points: 0, experience: 0, locale };
    sums.set(user_id, { ...sum, points: sum.points + points, experience: sum.experience + experience });
  }
  await Promise.all(
    [...sums].flatMap(([userId, { points, experience, locale }]) => {
      if (points === 0 && experience === 0) return [];
      const kind = points > 0 ? "points.given" : points < 0 ? "points.taken" : "experience.given";
      const params = { points: Math.abs(points), experience, campaign: textIn(title, locale), reason };
      return [
        notify(tx, { clientId, userId, kind, params, link: "/profile/points", now }),
        publishEvent(tx, "points.changed", { clientId, userId }),
      ];
    }),
  );
}

/** Tells whoever proposed what the second person decided. */
export async function announceDecision(
  tx: Tx,
  call: MemberCall,
  batch: Pick<BatchRow, "id" | "proposed_by" | "reason">,
  decided: { state: "approved" | "refused"; reason: string | null },
): Promise<void> {
  const { clientId, name } = call.actor;
  const about = {
    clientId,
    userId: batch.proposed_by,
    link: `/admin/awards/${batch.id}`,
    now: call.now,
  } as const;
  if (decided.state === "approved") {
    const params = { who: name, what: batch.reason };
    await notify(tx, { ...about, kind: "awards.approved", params });
  } else {
    const params = { who: name, what: batch.reason, why: decided.reason ?? "" };
    await notify(tx, { ...about, kind: "awards.refused", params });
  }
  await publishEvent(tx, "awards.changed", { clientId });
}
