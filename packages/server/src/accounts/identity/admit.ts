import type { FactorKind } from "@trilha/contract/accounts/identity/factor-shapes.ts";
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type { GuestCall } from "../../core/call.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { Tx } from "../../db/database.ts";
import { askFactor, type FactorQuestion } from "./ask-factor.ts";
import { denials, placeIn, placeOf } from "./choose-session-client.ts";
import { isInvited, keepHash, lockPerson, noteSignIn, recentSessions } from "./identity.accounts.queries.ts";
import { type HeldSession, type IssuedTokens, openSession, tokensFor } from "./open-session.ts";
import { deviceName, isNewDevice } from "./rules/device-name.ts";
import type { ClientSelection } from "./rules/select-client.ts";
import type { SessionOpening } from "./session-opening.ts";

type LockedPerson = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

export interface ProvenIdentity {
  readonly userId: string;
  /** Proof of the person. The proof of a membership counts in its client and nowhere else, and never for a superuser. */
  readonly opening: SessionOpening;
  /** The second factor they showed as well; without it, whoever has one is asked for it before a session opens. */
  readonly factor?: FactorKind;
  /** Looks again under the person's lock at what was proved before; false: it holds no more. */
  readonly holds?: (person: LockedPerson) => boolean;
  /** The password's hash at today's cost, where it had an older one. */
  readonly rehashed?: string | undefined;
  /**
   * More that happens in the same transaction, before the session opens or a second factor is asked for: what was
   * proved is used up by it either way.
   */
  readonly within?: (tx: Tx) => Promise<Refusal | undefined>;
}

/**
 * The one way in, whatever was proved before: state of the account, which client, the second factor, the log, news of
 * a new device, the session. Refuses who is blocked, waits or belongs nowhere; that is told because they have proved
 * who they are. Who has a second factor gets `second_factor_needed` with a challenge and goes on from there.
 */
export async function admit(call: GuestCall, proved: ProvenIdentity): Promise<IssuedTokens | Refusal> {
  const entered = await call.system.write((tx) => enter(tx, call, proved));
  if (isRefusal(entered)) return entered;
  if ("denied" in entered) return refuse(denials[entered.denied]);
  if ("asked" in entered) return refuse(identityProblems.secondFactorNeeded, { ...entered.asked });
  return tokensFor(call.parts, call.now, entered);
}

/** The transaction; a denial and a question are kept in the database, so they are values here, not Refusals. */
async function enter(
  tx: Tx,
  call: GuestCall,
  proved: ProvenIdentity,
): Promise<HeldSession | Refusal | { denied: keyof typeof denials } | { asked: FactorQuestion }> {
  const { opening, factor, rehashed } = proved;
  const { method } = opening;
  const person = await lockPerson(tx, proved.userId);
  if (!person || proved.holds?.(person) === false) return refuse(identityProblems.signInFailed);
  const { id: userId, is_superuser: isSuperuser } = person;
  const earlier = await recentSessions(tx, userId);
  const last = earlier[0]?.clientId ?? null;
  const chosen =
    opening.scope === "membership"
      ? await placeIn(tx, opening.clientId, { userId, isSuperuser })
      : await placeOf(tx, call, { userId, isSuperuser, slug: opening.slug, last });
  // Without an active membership a person comes in to answer who invites them, and can do nothing else.
  const answers = "denied" in chosen && opening.scope === "person" && (await isInvited(tx, userId));
  const place: ClientSelection = answers ? { clientId: null } : chosen;
  if ("denied" in place) {
    const { denied } = place;
    await recordSecurityEvent(tx, call, {
      event: "sign_in.denied",
      userId,
      details: { reason: denied, method },
    });
    return { denied };
  }
  const refusal = await proved.within?.(tx);
  if (refusal) return refusal;
  const { clientId } = place;
  const question = factor ? undefined : await askFactor(tx, call, { userId, opening });
  if (question) {
    if (rehashed) await keepHash(tx, userId, rehashed);
    await recordSecurityEvent(tx, call, {
      event: "sign_in.factor_asked",
      userId,
      clientId,
      details: { method },
    });
    return { asked: question };
  }
  await noteSignIn(tx, userId, call.now, rehashed);
  const details = { method, ...(factor && { factor }) };
  await recordSecurityEvent(tx, call, { event: "sign_in.succeeded", userId, clientId, details });
  const at = call.now.toISOString();
  if (isNewDevice(call.userAgent, earlier)) {
    const device = deviceName(call.userAgent);
    await enqueue(tx, "messaging.notify_person", { userId, clientId, event: "new_device", at, device });
  }
  if (factor === "recovery_code") {
    await enqueue(tx, "messaging.notify_person", { userId, clientId, event: "recovery_code_used", at });
  }
  const proof = factor ? "factor" : "person";
  return openSession(tx, call, { userId, clientId, opening, proved: proof });
}
