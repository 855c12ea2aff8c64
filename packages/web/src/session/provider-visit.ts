import { finishOidc, startOidc } from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import type { ProviderKind } from "@trilha/contract/accounts/sign-in-methods/shapes.ts";
import { call } from "../api/call.ts";
import { isRefused } from "../api/problem.ts";
import { enter } from "./sign-in.ts";
import { saveTokens, tokens } from "./tokens.ts";

const TICKET = "trilha.ticket";
const LINK = "trilha.link";
/** Where a provider's account is linked, after the person's own proof. */
const linkPage = "/link-account";

/** Goes to the client's provider; what brings this browser back stays in this tab. */
export async function leaveForProvider(provider: ProviderKind, client: string): Promise<void> {
  const target = tokens.read().redirect?.url;
  const started = await call(startOidc, { body: { provider, client, ...(target ? { target } : {}) } });
  sessionStorage.setItem(TICKET, started.ticket);
  location.assign(started.authorization_url);
}

/** Answer the provider sent back with the browser; undefined: this is no such visit. */
export function returnedFrom(search: string): { code: string; state: string; iss?: string } | undefined {
  const query = new URLSearchParams(search);
  const [code, state, iss] = [query.get("code"), query.get("state"), query.get("iss")];
  return code && state ? { code, state, ...(iss ? { iss } : {}) } : undefined;
}

/** Signs in with it. A browser that never left has no ticket, and the server says no. */
export async function returnFromProvider(returned: {
  code: string;
  state: string;
  iss?: string;
}): Promise<void> {
  const ticket = sessionStorage.getItem(TICKET) ?? "no-visit-began-in-this-browser";
  sessionStorage.removeItem(TICKET);
  try {
    await enter(await call(finishOidc, { body: { ...returned, ticket } }));
  } catch (error) {
    if (isRefused(error, "entrances.link_needs_proof")) {
      sessionStorage.setItem(LINK, String(error.params.ticket));
      await keepTarget(linkPage);
    }
    throw error;
  }
}

/** The sealed ticket of a link that waits for the person's own proof: in this tab alone, until it is used. */
export const linkTicket = {
  read: (): string | undefined => sessionStorage.getItem(LINK) ?? undefined,
  drop: (): void => sessionStorage.removeItem(LINK),
};

/** Where a vendor's page wants somebody to go, kept for after the sign-in. */
export const keepTarget = (url: string): Promise<void> => saveTokens({ redirect: { url } });
