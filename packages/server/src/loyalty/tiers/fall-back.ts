import { localize } from "@trilha/contract/core/locale.ts";
import { levelNames } from "@trilha/contract/loyalty/tiers/names.ts";
import { notify } from "../../communication/messages/index.ts";
import { publishEvent } from "../../core/events.ts";
import { drainInBatches } from "../../core/jobs/catch-up.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { isRefusal } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import type { Parts } from "../../parts.ts";
import { textIn } from "../campaigns/index.ts";
import { openInSettled } from "./levels.evaluation.queries.ts";
import {
  advanceFall,
  dueFalls,
  type FallingRow,
  type FallRow,
  holdFall,
  nextToFall,
} from "./levels.falls.queries.ts";
import { lockLevels } from "./levels.lock.queries.ts";
import { insertLevelChange } from "./levels.steps.queries.ts";
import { fallOf } from "./rules/fall.ts";

const batch = 200;

/**
 * §loyalty#level-fall-back "The level drops one level in the next campaign if the minimum is not kept": as a campaign begins in a country,
 * everybody above the floor who belongs there keeps their level or falls by exactly one. Stopped halfway it goes on
 * with the rest; again it finds nobody. Until it came to somebody the old level counts. What is open in settled
 * campaigns is weighed too, and lapses.
 */
export const fallBack: JobHandler<"levels.fall"> = async (parts) => {
  const now = parts.clock.now();
  for (const fall of await parts.db.read({ system: true }, (tx) => dueFalls(tx, now))) {
    let busy = false;
    await drainInBatches(
      () => false,
      async () => {
        const step = await fallSome(parts, fall, now);
        busy = step === "busy";
        return step === "more";
      },
    );
    // A later campaign never comes before an earlier one.
    if (busy) break;
  }
  await parts.db.write({ system: true }, async (tx) => {
    for (const people of await openInSettled(tx)) {
      await enqueue(tx, "levels.evaluate", people, { queue: `levels ${people.clientId}` });
    }
  });
};

/** The next people of a country; busy: another process is at it. */
async function fallSome(parts: Parts, fall: FallRow, now: Date): Promise<"more" | "done" | "busy"> {
  const step = await parts.db.write({ system: true }, async (tx) => {
    const held = await holdFall(tx, fall);
    if (!held) return "busy";
    const after = held.after_user;
    const rows = fall.previous_id ? await nextToFall(tx, fall, { after, rows: batch }) : [];
    const people = await heldStill(tx, fall, after, rows);
    let fell = 0;
    for (const person of people) if (await fallOne(tx, fall, person, now)) fell += 1;
    const done = rows.length < batch;
    await advanceFall(tx, fall, {
      afterUser: rows.at(-1)?.user_id ?? null,
      kept: people.length - fell,
      fell,
      doneAt: done ? now : null,
    });
    if (fell > 0) await publishEvent(tx, "levels.changed", { clientId: fall.client_id });
    return done ? "done" : "more";
  });
  return isRefusal(step) ? "busy" : step;
}

/** People with their levels held, as they stand then: somebody may have decided on one of them meanwhile. */
async function heldStill(
  tx: Tx,
  fall: FallRow,
  after: string | null,
  rows: readonly FallingRow[],
): Promise<FallingRow[]> {
  const until = rows.at(-1)?.user_id;
  if (until === undefined) return [];
  const ids = new Set(rows.map(({ user_id: userId }) => userId));
  await lockLevels(tx, fall.client_id, [...ids]);
  return (await nextToFall(tx, fall, { after, until })).filter(({ user_id: userId }) => ids.has(userId));
}

async function fallOne(tx: Tx, fall: FallRow, person: FallingRow, now: Date): Promise<boolean> {
  const { client_id: clientId, campaign_id: campaignId, country, keep } = fall;
  const { user_id: userId, level, experience, locale } = person;
  const next = keep ? fallOf({ level, experience, keep }) : level;
  const params = {
    level: localize(levelNames[next], locale),
    campaign: textIn(fall.title, locale),
  };
  const about = { clientId, userId, params, link: "/profile/level", now } as const;
  if (next === level) {
    await notify(tx, { ...about, kind: "level.kept" });
    return false;
  }
  const changed = await insertLevelChange(tx, {
    ...{ client_id: clientId, user_id: userId, campaign_id: campaignId, country },
    ...{ from_level: level, to_level: next, cause: "fell" as const, at: now },
  });
  if (!changed) return false;
  await notify(tx, { ...about, kind: "level.fell" });
  await publishEvent(tx, "level.changed", { clientId, userId });
  return true;
}
