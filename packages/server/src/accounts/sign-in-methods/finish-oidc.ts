import { timingSafeEqual } from "node:crypto";
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type { finishOidc as spec } from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { signInMethodProblems } from "@trilha/contract/accounts/sign-in-methods/problems.ts";
import type { Input } from "@trilha/contract/core/endpoint.ts";
import * as z from "zod/mini";
import type { GuestCall } from "../../core/call.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { hashOfToken } from "../../core/random-token.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import { unseal } from "../../core/seal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { ProviderFault } from "../../platform/outside/oidc/findings.ts";
import type { ProvedAccount } from "../../platform/outside/ports.ts";
import { admit } from "../identity/index.ts";
import { personToLink } from "./identities.queries.ts";
import { refuseUnprovedLink } from "./link-identity.ts";
import {
  type Account,
  hasComeBefore,
  linkedPerson,
  linkPerson,
  providerOf,
  takeVisit,
  type VisitRow,
} from "./providers.queries.ts";

type Body = Input<typeof spec>["body"];
/** Where somebody new is welcomed. */
const welcome = "/onboarding";
const held = z.object({ verifier: z.string(), nonce: z.string(), returnTo: z.string() });

/**
 * Signs in whom the client's provider vouches for, in that client and no other. An account elsewhere is known by
 * issuer and subject. The first time, a verified e-mail of a person of this client brings the two together, where this
 * client's invitation made the account and nobody has proved anything else; otherwise the person's own proof does, once.
 */
export const finishOidc: UseCase<typeof spec> = async (call, { body }) => {
  const visit = await call.system.write((tx) => takeVisit(tx, hashOfToken(body.state)));
  if (isRefusal(visit)) return visit;
  if (!visit || visit.expires_at <= call.now) return refuse(signInMethodProblems.notCompleted);
  // Another browser than the one that left: whoever sent this address here wants their own account to be used.
  if (!timingSafeEqual(visit.ticket_hash, hashOfToken(body.ticket))) {
    return refuse(signInMethodProblems.notCompleted);
  }
  const proved = await askProvider(call, visit, body);
  return isRefusal(proved) ? proved : enter(call, visit, proved);
};

async function askProvider(
  call: GuestCall,
  visit: VisitRow,
  body: Body,
): Promise<(ProvedAccount & { slug: string }) | Refusal> {
  const { parts } = call;
  const { client_id: clientId, kind } = visit;
  const provider = await call.system.read((tx) => providerOf(tx, clientId, kind));
  if (!provider?.active) return refuse(signInMethodProblems.notCompleted);
  const { issuer, app_id: appId, slug } = provider;
  const secret = provider.secret && unseal(parts.keys, "provider-secret", provider.secret);
  const { returnTo, ...rest } = held.parse(JSON.parse(unseal(parts.keys, "provider-visit", visit.held)));
  const returned = new URL(returnTo);
  for (const name of ["code", "state", "iss"] as const) {
    const value = body[name];
    if (value !== undefined) returned.searchParams.set(name, value);
  }
  try {
    const account = await parts.outside.oidc.finish(
      { issuer, appId, secret },
      { returned, state: body.state, held: rest },
    );
    return { ...account, slug };
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    const { finding } = error;
    parts.log.warn({ clientId, kind, finding, err: error.cause }, "a sign-in at a provider failed");
    const gone = finding === "unreachable" || finding === "address_closed";
    return refuse(gone ? signInMethodProblems.providerFailed : signInMethodProblems.notCompleted);
  }
}

async function enter(call: GuestCall, visit: VisitRow, proved: ProvedAccount & { slug: string }) {
  const { client_id: clientId, target } = visit;
  const { issuer, subject, email } = proved;
  const account: Account = { clientId, issuer, subject };
  const known = await call.system.read(async (tx) => {
    const linked = await linkedPerson(tx, account);
    const fresh =
      linked === undefined && email ? await personToLink(tx, { clientId, issuer, email }) : undefined;
    const userId = linked ?? fresh?.id;
    const welcomed = userId !== undefined && (await hasComeBefore(tx, userId));
    return { userId, welcomed, needsProof: fresh?.needsProof ?? false };
  });
  const { userId, welcomed, needsProof } = known;
  if (!userId) {
    const details = { reason: email ? "unknown" : "unverified_email", method: "oidc" };
    await call.system.write((tx) =>
      recordSecurityEvent(tx, call, { event: "sign_in.denied", clientId, details }),
    );
    return refuse(identityProblems.noAccess);
  }
  if (needsProof) {
    await call.system.write((tx) =>
      recordSecurityEvent(tx, call, { event: "identity.proof_asked", userId, clientId, details: { issuer } }),
    );
    return refuseUnprovedLink(call, { ...account, userId, target });
  }
  const tokens = await admit(call, {
    userId,
    opening: { scope: "membership", method: "oidc", clientId },
    within: async (tx) => {
      // Under the person's lock: of two links at once the second finds the first.
      const holder = await linkedPerson(tx, account);
      if (holder === undefined && email) {
        const fresh = await personToLink(tx, { clientId, issuer, email });
        if (fresh?.id !== userId || fresh.needsProof) return refuse(identityProblems.noAccess);
      } else if (holder !== userId) return refuse(identityProblems.noAccess);
      await linkPerson(tx, account, userId, call.now);
      if (holder !== undefined) return undefined;
      await recordSecurityEvent(tx, call, {
        event: "identity.linked",
        userId,
        clientId,
        details: { issuer },
      });
      const at = call.now.toISOString();
      await enqueue(tx, "messaging.notify_person", { userId, clientId, event: "identity_linked", at });
      return undefined;
    },
  });
  return isRefusal(tokens) ? tokens : { ...tokens, redirect_url: target ?? (welcomed ? null : welcome) };
}
