import { ownPath } from "@trilha/contract/accounts/sign-in-methods/checks.ts";
import type { startOidc as spec } from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { signInMethodProblems } from "@trilha/contract/accounts/sign-in-methods/problems.ts";
import { hashOfToken, randomToken } from "../../core/random-token.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import { seal, unseal } from "../../core/seal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { findSignInClient } from "../../tenants/clients/index.ts";
import { insertVisit, providerOf } from "./providers.queries.ts";
import { returnAddressHere } from "./return-address.ts";

const visitMs = 10 * 60 * 1000;

/**
 * Sends a browser to the client's provider. State and ticket are halves: the state travels, the ticket stays in the
 * browser, and only both together bring somebody back; so nobody can be led into another's account.
 */
export const startOidc: UseCase<typeof spec> = async (call, { body }) => {
  const { parts, now } = call;
  const entry = await call.system.read(async (tx) => {
    const clientId = await findSignInClient(tx, call, body.client);
    if (!clientId) return undefined;
    const provider = await providerOf(tx, clientId, body.provider);
    if (!provider?.active) return undefined;
    return { provider, returnTo: await returnAddressHere(tx, call, clientId) };
  });
  if (!entry) return refuse(signInMethodProblems.methodClosed);
  const { provider, returnTo } = entry;
  const secret = provider.secret && unseal(parts.keys, "provider-secret", provider.secret);
  const [state, ticket] = [randomToken(), randomToken()];
  const app = { issuer: provider.issuer, appId: provider.app_id, secret };
  const begun = await parts.outside.oidc
    .begin(app, { returnTo, state, locale: call.locale })
    .catch((error: unknown) => {
      parts.log.warn({ err: error, clientId: provider.client_id, kind: provider.kind }, "provider failed");
    });
  if (!begun) return refuse(signInMethodProblems.providerFailed);
  const held = seal(parts.keys, "provider-visit", JSON.stringify({ ...begun.held, returnTo }));
  const visit = {
    state_hash: hashOfToken(state),
    client_id: provider.client_id,
    kind: provider.kind,
    ticket_hash: hashOfToken(ticket),
    held,
    target: (body.target && ownPath(body.target)) || null,
    expires_at: new Date(now.getTime() + visitMs),
  };
  const refusal = await call.system.write((tx) => insertVisit(tx, visit, now));
  return isRefusal(refusal) ? refusal : { authorization_url: begun.url, ticket };
};
