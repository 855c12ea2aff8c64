import { randomUUID } from "node:crypto";
import type {
  linkIdentity as linkSpec,
  listIdentities as listSpec,
  unlinkIdentity as unlinkSpec,
} from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { signInMethodProblems } from "@trilha/contract/accounts/sign-in-methods/problems.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import * as z from "zod/mini";
import type { GuestCall } from "../../core/call.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { hashOfToken } from "../../core/random-token.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import { seal, unseal } from "../../core/seal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { endSessionsOpenedBy, freshProof, takeOnce } from "../identity/index.ts";
import { deleteIdentity, identitiesOf, isIn } from "./identities.queries.ts";
import { type Account, linkedPerson, linkPerson } from "./providers.queries.ts";

/** A mail with a link to a password takes its time. */
const lifeSeconds = 60 * 60;

const wanted = z.object({
  ...{ clientId: z.string(), issuer: z.string(), subject: z.string(), userId: z.string(), jti: z.string() },
  ...{ target: z.nullable(z.string()), until: z.number() },
});

/**
 * Refuses a provider's first word on somebody who has a proof of their own, or is a member of another client: with a
 * sealed ticket of an hour, good once, for that person alone.
 */
export function refuseUnprovedLink(
  call: GuestCall,
  link: Account & { userId: string; target: string | null },
): Refusal {
  const until = call.now.getTime() + lifeSeconds * 1000;
  const text = JSON.stringify({ ...link, jti: randomUUID(), until });
  const ticket = seal(call.parts.keys, "identity-link", text).toString("base64url");
  return refuse(signInMethodProblems.linkNeedsProof, { ticket, seconds: lifeSeconds });
}

function readTicket({ parts, now }: GuestCall, ticket: string) {
  try {
    const text = unseal(parts.keys, "identity-link", Buffer.from(ticket, "base64url"));
    const link = wanted.parse(JSON.parse(text));
    return link.until > now.getTime() ? link : undefined;
  } catch {
    return undefined;
  }
}

/** Links the account a provider vouched for to the caller, who proved in the last minutes who they are. */
export const linkIdentity: UseCase<typeof linkSpec> = async (call, { body }) => {
  const { userId } = call.actor;
  const link = readTicket(call, body.ticket);
  // A ticket of another person is none: the provider named another person.
  if (link?.userId !== userId) return refuse(signInMethodProblems.linkOver);
  const stale = await freshProof(call);
  if (stale) return stale;
  const { clientId, issuer, subject, target } = link;
  const account: Account = { clientId, issuer, subject };
  return call.system.write(async (tx) => {
    const unused = await takeOnce(tx, hashOfToken(`identity link ${link.jti}`), new Date(link.until));
    const holder = await linkedPerson(tx, account);
    if (!unused || (holder && holder !== userId) || !(await isIn(tx, clientId, userId))) {
      return refuse(signInMethodProblems.linkOver);
    }
    await linkPerson(tx, account, userId, call.now);
    await recordSecurityEvent(tx, call, { event: "identity.linked", userId, clientId, details: { issuer } });
    const at = call.now.toISOString();
    await enqueue(tx, "messaging.notify_person", { userId, clientId, event: "identity_linked", at });
    return { clientId, target };
  });
};

/** Accounts elsewhere that sign in as the caller. */
export const listIdentities: UseCase<typeof listSpec> = async (call) => {
  const rows = await call.system.read((tx) => identitiesOf(tx, call.actor.userId));
  return {
    items: rows.map(({ id, client, issuer, linked_at, last_used_at }) => ({
      ...{ id, client, issuer, linkedAt: linked_at.toISOString(), lastUsedAt: last_used_at.toISOString() },
    })),
  };
};

export const unlinkIdentity: UseCase<typeof unlinkSpec> = (call, { params }) =>
  call.system.write(async (tx) => {
    const { userId } = call.actor;
    const clientId = await deleteIdentity(tx, { id: params.id, userId });
    if (!clientId) return refuse(genericProblems.notFound);
    await endSessionsOpenedBy(tx, {
      userId,
      clientId,
      openedBy: "oidc",
      reason: "ended_by_person",
      now: call.now,
    });
    await recordSecurityEvent(tx, call, { event: "identity.unlinked", userId, clientId });
    const at = call.now.toISOString();
    await enqueue(tx, "messaging.notify_person", { userId, clientId, event: "identity_unlinked", at });
    return undefined;
  });
