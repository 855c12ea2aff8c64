import { identityProblems } from "@trilha/contract/identity/problems.ts";
import type { Tx } from "../../db/database.ts";
import type { GuestCall } from "../../http/call.ts";
import { isRefusal, type Refusal, refuse } from "../../http/refusal.ts";
import { recordSecurityEvent } from "../../http/security-log.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { denials, placeIn, placeOf } from "./choose-place.ts";
import { lockPerson, noteSignIn, recentSessions } from "./identity.accounts.queries.ts";
import { type HeldSession, openSession, type Tokens, tokensFor } from "./open-session.ts";
import { deviceName, isNewDevice } from "./rules/device-name.ts";

/** How somebody proved who they are; the security log says it. */
export type EntryWay = "password" | "code" | "oidc" | "first_access" | "passkey";

type LockedPerson = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

export interface Proved {
  readonly userId: string;
  readonly way: EntryWay;
  /** The programme whose door it was. */
  readonly slug: string | undefined;
  /** What proved it belongs to this client: its word counts there and nowhere else, and never for a superuser. */
  readonly onlyIn?: string | undefined;
  /** Looks again under the person's lock at what was proved before; false: it holds no more. */
  readonly holds?: (person: LockedPerson) => boolean;
  /** The password's hash at today's cost, where it had an older one. */
  readonly rehashed?: string | undefined;
  /** More that happens in the same transaction, before the session opens. */
  readonly within?: (tx: Tx) => Promise<Refusal | undefined>;
}

/**
 * The one way in, whatever was proved before: state of the account, which client, the log, news of a new device, the
 * session. Refuses who is blocked, waits or belongs nowhere; that is told because they have proved who they are.
 */
export async function admit(call: GuestCall, proved: Proved): Promise<Tokens | Refusal> {
  const entered = await call.system.write((tx) => enter(tx, call, proved));
  if (isRefusal(entered)) return entered;
  if ("denied" in entered) return refuse(denials[entered.denied]);
  return tokensFor(call.parts, call.now, entered);
}

/** The transaction; a denial is kept in the security log, so it is a value here, not a Refusal. */
async function enter(
  tx: Tx,
  call: GuestCall,
  proved: Proved,
): Promise<HeldSession | Refusal | { denied: keyof typeof denials }> {
  const { slug, way, onlyIn } = proved;
  const person = await lockPerson(tx, proved.userId);
  if (!person || proved.holds?.(person) === false) return refuse(identityProblems.signInFailed);
  const { id: userId, is_superuser: isSuperuser } = person;
  const earlier = await recentSessions(tx, userId);
  const last = earlier[0]?.clientId ?? null;
  const place = onlyIn
    ? await placeIn(tx, onlyIn, { userId, isSuperuser })
    : await placeOf(tx, call, { userId, isSuperuser, slug, last });
  if ("denied" in place) {
    const { denied } = place;
    await recordSecurityEvent(tx, call, {
      event: "sign_in.denied",
      userId,
      details: { reason: denied, way },
    });
    return { denied };
  }
  const refusal = await proved.within?.(tx);
  if (refusal) return refusal;
  await noteSignIn(tx, userId, call.now, proved.rehashed);
  const { clientId } = place;
  await recordSecurityEvent(tx, call, { event: "sign_in.succeeded", userId, clientId, details: { way } });
  if (isNewDevice(call.userAgent, earlier)) {
    const device = deviceName(call.userAgent);
    const at = call.now.toISOString();
    await enqueue(tx, "messaging.tell_person", { userId, clientId, event: "new_device", at, device });
  }
  return openSession(tx, call, { userId, clientId, onlyClient: onlyIn !== undefined });
}
