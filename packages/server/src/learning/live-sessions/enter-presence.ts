import { defaultLocale } from "@trilha/contract/core/locale.ts";
import type { PresenceSource, RegistrationState } from "@trilha/contract/learning/live-sessions/states.ts";
import { publishEvent } from "../../core/events.ts";
import type { Tx } from "../../db/database.ts";
import { activityGround, payActivity, textIn } from "../../loyalty/campaigns/index.ts";
import { type MovingIn, moveRegistration } from "./move-registration.ts";
import { awardFor, eventCheckIns, insertAward, lockPayments } from "./payments.queries.ts";
import { insertPresence, localeOfUser } from "./registrations.queries.ts";

export interface EnteredPresence {
  userId: string;
  /** Null: a walk-in. */
  from: RegistrationState | null;
  source: Exclude<PresenceSource, "correction">;
  /** Moment they were there. */
  at: Date;
  /** Moment their device read the code without a line; null: at once. */
  readAt: Date | null;
  actor: { userId: string; name: string };
}

/**
 * Enters that somebody is there, with its evidence, and pays for it once (docs/spec/earning-rules.md#training-points).
 * False: somebody else was faster, or no seat is free for a walk-in.
 */
export async function enterPresence(tx: Tx, scope: MovingIn, entered: EnteredPresence): Promise<boolean> {
  const { clientId, now } = scope;
  const { userId, from, source, at, readAt, actor } = entered;
  const step = { userId, from, event: "check_in", to: "checked_in", checkedInAt: at, actor } as const;
  const registrationId = await moveRegistration(tx, scope, step);
  if (!registrationId) return false;
  await insertPresence(tx, { clientId, registrationId, source, at: now, readAt, actor });
  await pay(tx, scope, userId);
  return true;
}

/** Points of a check-in: once for a person and session, whatever is taken back and entered again. */
async function pay(tx: Tx, { clientId, session, now }: MovingIn, userId: string): Promise<void> {
  const who = { clientId, userId };
  await lockPayments(tx, who);
  const [paid, ground] = await Promise.all([
    awardFor(tx, { ...who, sessionId: session.id }),
    activityGround(tx, who, now, eventCheckIns),
  ]);
  if (paid || !ground) return;
  const locale = (await localeOfUser(tx, userId)) ?? defaultLocale;
  const earned = await payActivity(tx, ground, {
    ...{ ...who, objectId: session.id, locale, now },
    source: { type: session.kind, title: textIn(session.title, locale) },
    key: `award:session:${session.id}:${userId}`,
    insertAward: (award) => insertAward(tx, { ...award, sessionId: session.id }),
  });
  if (earned) await publishEvent(tx, "points.changed", { clientId, userId });
}
