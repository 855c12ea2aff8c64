import { createHash } from "node:crypto";
import type { EndpointSpec } from "@trilha/contract/core/endpoint.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { leaveSystem, type Scope, type Tx, writeLast } from "../db/database.ts";
import type { Parts } from "../parts.ts";
import type { Actor, Member } from "./actor.ts";
import type { Credentials } from "./client-credentials.ts";
import { answeredKey, keepAnswer, takeKey } from "./core.queries.ts";
import { isRefusal, type Refusal, refuse } from "./refusal.ts";

/** One request as a use case sees it. Nothing here knows HTTP. */
export interface GuestCall {
  readonly parts: Parts;
  readonly locale: Locale;
  readonly now: Date;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
  /** A random mark the caller's browser keeps, if it sent one; nothing is proved by it. */
  readonly device?: string | undefined;
  /** The host the caller used, lower case, with its port. */
  readonly host: string;
  /** The Idempotency-Key, as it was sent. */
  readonly key?: string | undefined;
  /** Reads or writes across clients; the use case binds the client itself. */
  readonly system: {
    read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
    write<T>(work: (tx: Tx) => Promise<T | Refusal>): Promise<T | Refusal>;
  };
}

/** A call by someone with a session, within what they and their selected client may see. */
export interface SignedCall extends GuestCall {
  readonly actor: Actor;
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The one transaction of a use case. Where the endpoint asks for an Idempotency-Key, the key is taken and the
   * answer kept in it: the same key and body answers the same without running `work`, another body is refused.
   */
  write<T>(work: (tx: Tx) => Promise<T | Refusal>): Promise<T | Refusal>;
}

export interface MemberCall extends SignedCall {
  readonly actor: Member;
}

/** A call by a partner system: what it says it is, still to be checked. */
export interface PartnerCall extends GuestCall {
  readonly credentials: Credentials;
}

export type CallFor<Spec extends EndpointSpec> = Spec["access"] extends "public" | "app"
  ? GuestCall
  : Spec["access"] extends "partner"
    ? PartnerCall
    : Spec["access"] extends "signed_in"
      ? SignedCall
      : MemberCall;

export type GuestFacts = Omit<GuestCall, "system">;

export function guestCall(facts: GuestFacts): GuestCall {
  const system: Scope = { system: true };
  const { db } = facts.parts;
  return {
    ...facts,
    system: { read: (work) => db.read(system, work), write: (work) => db.write(system, work) },
  };
}

export function signedCall(
  facts: GuestFacts,
  actor: Actor,
  repeat: { endpoint: string; key: string; input: unknown } | undefined,
): SignedCall {
  const scope: Scope = { clientId: actor.clientId, userId: actor.userId };
  const { db } = facts.parts;
  const write: SignedCall["write"] = (work) => {
    if (!repeat || !actor.clientId) return db.write(scope, work);
    const owner = { client_id: actor.clientId, user_id: actor.userId, key: repeat.key };
    return db.write(scope, (tx) => onlyOnce(tx, { ...owner, ...repeat }, facts.now, work));
  };
  return { ...guestCall(facts), actor, read: (work) => db.read(scope, work), write };
}

/**
 * One transaction and one round of queries for use cases of several rooms, which read in it as in their own. `across` may
 * reach into several clients with what it sends before it first waits; `own`, sent with it, sees the caller's client alone.
 */
export function readTogether<Call extends SignedCall, A, B>(
  call: Call,
  across: (within: Call) => Promise<A>,
  own: (within: Call) => Promise<B>,
): Promise<[A, B]> {
  const { clientId, userId } = call.actor;
  return call.parts.db.read({ clientId, userId, system: true }, async (tx) => {
    const read = <T>(work: (tx: Tx) => Promise<T>) => work(tx);
    const within: Call = { ...call, read, system: { ...call.system, read } };
    const [first, , second] = await Promise.all([across(within), leaveSystem(tx), own(within)]);
    return [first, second];
  });
}

interface Repeat {
  client_id: string;
  user_id: string;
  key: string;
  endpoint: string;
  input: unknown;
}

async function onlyOnce<T>(
  tx: Tx,
  repeat: Repeat,
  now: Date,
  work: (tx: Tx) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const hash = createHash("sha256")
    .update(JSON.stringify([repeat.endpoint, repeat.input]))
    .digest();
  const { client_id, user_id, key, endpoint } = repeat;
  const owned = { client_id, user_id, key };
  if (!(await takeKey(tx, { ...owned, endpoint, request_hash: hash, created_at: now }))) {
    const earlier = await answeredKey(tx, owned);
    if (!earlier?.request_hash.equals(hash)) return refuse(genericProblems.keyReused);
    return (earlier.answer as { value: T }).value;
  }
  const answer = await work(tx);
  if (!isRefusal(answer)) {
    // The answer comes last: it leaves together with the commit.
    await writeLast(tx, () => keepAnswer(tx, owned, answer));
  }
  return answer;
}
