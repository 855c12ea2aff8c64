import { ownPath } from "@trilha/contract/accounts/sign-in-methods/checks.ts";

/**
 * Where a person wanted to go before login (spec §states#logged-in-pages "Logged-in pages"). Only paths of this app are kept:
 * an address from outside must never be a way out (open redirect).
 */

export type Redirect = {
  readonly url: string;
  /** A single-use token that came in the address and signs in at the login page. */
  readonly token?: string | undefined;
  /** Only the query of a visit that went to the portfolio (§states#portfolio-setting): nobody asked for a page yet. */
  readonly kept?: true | undefined;
};

export { ownPath };

const HERE = "https://here.invalid";

/** Takes the token out of an address: it must not stay in the bar, in the history or in a log. */
export function splitToken(href: string): { path: string; token: string | undefined } {
  const url = new URL(href, HERE);
  const token = url.searchParams.get("token") ?? undefined;
  url.searchParams.delete("token");
  return { path: url.pathname + url.search + url.hash, token: token || undefined };
}
