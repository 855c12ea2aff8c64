import { localize } from "@trilha/contract/core/locale.ts";
import { levelNames } from "@trilha/contract/loyalty/tiers/names.ts";
import { notify } from "../../communication/messages/index.ts";
import { publishEvent } from "../../core/events.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../campaigns/index.ts";
import type { ReviewRow } from "./levels.review.queries.ts";
import { aboutLevel } from "./present-review.ts";
import type { ReviewDecision } from "./rules/review-rules.ts";

/** The person's open pages look again, and those of whoever decides. */
export async function notifyLevel(tx: Tx, clientId: string, userId: string): Promise<void> {
  await publishEvent(tx, "level.changed", { clientId, userId });
  await publishEvent(tx, "levels.changed", { clientId });
}

/** Tells a person what was decided about their level, and why. */
export async function notifyDecision(
  tx: Tx,
  clientId: string,
  row: ReviewRow,
  decided: { verdict: ReviewDecision; reason: string; now: Date },
): Promise<void> {
  const { verdict, reason, now } = decided;
  const { user_id: userId, locale } = row;
  const link = `/profile/level?campaign=${row.campaign_id}` as const;
  const about = { clientId, userId, link, now };
  const named = verdict === "lower" ? row.to : aboutLevel(row);
  const level = localize(levelNames[named], locale);
  const campaign = textIn(row.campaign_title, locale);
  if (verdict === "grant") await notify(tx, { ...about, kind: "level.granted", params: { level, campaign } });
  if (verdict === "keep") await notify(tx, { ...about, kind: "level.kept", params: { level, campaign } });
  if (verdict === "lower")
    await notify(tx, { ...about, kind: "level.lowered", params: { level, campaign, reason } });
  if (verdict === "refuse") {
    const kind = row.state === "appealed" ? "level.refused_again" : "level.refused";
    await notify(tx, { ...about, kind, params: { level, reason } });
  }
  await notifyLevel(tx, clientId, userId);
}
