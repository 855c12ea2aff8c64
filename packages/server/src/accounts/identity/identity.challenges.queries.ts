import type { Selectable } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export type ChallengePurpose = Selectable<Tables["factor_challenges"]>["purpose"];

/** Tries at one challenge before it is over. */
export const mostTries = 5;

export async function insertChallenge(
  tx: Tx,
  challenge: {
    purpose: ChallengePurpose;
    userId: string | null;
    sessionId: string | null;
    random: string | null;
    now: Date;
    endsAt: Date;
  },
): Promise<string> {
  const { purpose, userId, sessionId, random, now, endsAt } = challenge;
  const { id } = await tx
    .insertInto("factor_challenges")
    .values({
      purpose,
      user_id: userId,
      session_id: sessionId,
      random,
      created_at: now,
      expires_at: endsAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes what a passkey had to sign: it is asked once, whatever comes of it. */
export async function takeChallenge(
  tx: Tx,
  challenge: {
    id: string;
    purpose: ChallengePurpose;
    userId: string | null;
    sessionId: string | null;
    now: Date;
  },
): Promise<string | undefined> {
  const taken = await tx
    .deleteFrom("factor_challenges")
    .where("id", "=", challenge.id)
    .where("purpose", "=", challenge.purpose)
    .where("user_id", "is not distinct from", challenge.userId)
    .where("session_id", "is not distinct from", challenge.sessionId)
    .where("expires_at", ">", challenge.now)
    .returning("random")
    .executeTakeFirst();
  return taken?.random ?? undefined;
}

/** Counts one try at a second factor; undefined when the challenge is over, used or nobody's. */
export function countTry(tx: Tx, challenge: { id: string; userId: string; now: Date }) {
  return tx
    .updateTable("factor_challenges")
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .where("id", "=", challenge.id)
    .where("purpose", "=", "second_factor")
    .where("user_id", "=", challenge.userId)
    .where("tries", "<", mostTries)
    .where("expires_at", ">", challenge.now)
    .returning(["tries", "created_at as createdAt"])
    .executeTakeFirst();
}

/** Ends a challenge that was met; false when another call met it first. */
export async function endChallenge(tx: Tx, id: string): Promise<boolean> {
  const ended = await tx.deleteFrom("factor_challenges").where("id", "=", id).executeTakeFirst();
  return ended.numDeletedRows === 1n;
}

/** Whether a second factor is still awaited there. */
export async function isAwaited(
  tx: Tx,
  challenge: { id: string; userId: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom("factor_challenges")
    .select("id")
    .where("id", "=", challenge.id)
    .where("user_id", "=", challenge.userId)
    .where("purpose", "=", "second_factor")
    .where("tries", "<", mostTries)
    .where("expires_at", ">", challenge.now)
    .executeTakeFirst();
  return row !== undefined;
}
