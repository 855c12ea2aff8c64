import { ownPath, type Redirect, splitToken } from "./redirect.ts";

/**
 * Access of a visitor to a page, and where everybody else goes (spec §states#logged-in-pages "Session" and
 * "Logged-in pages"). Pure: the router asks, the answer says what to do.
 */

export type PageVisit = {
  /** Path, query and fragment of the page asked for. */
  readonly href: string;
  readonly signedIn: boolean;
  readonly stored: Redirect | undefined;
  /** The selected client's home route, if it has one the app knows. */
  readonly home: string;
  /** The door's client shows a portfolio, and is not under maintenance. */
  readonly portfolio: boolean;
};

export type GuardDecision =
  | { readonly kind: "stay" }
  /** Use the stored redirect, once. */
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "home"; readonly to: string }
  /** Clear the session, store the target, show login. */
  | { readonly kind: "login"; readonly store: Redirect }
  /** Show the portfolio; what was asked for is kept for after the sign-in. */
  | { readonly kind: "portfolio"; readonly to: string; readonly store: Redirect | undefined };

/** Any address, known or not: a token in it signs in at the login page, and leads back to where it stood. */
export function guardAddress({
  href,
  stored,
  home,
}: Omit<PageVisit, "signedIn" | "portfolio">): GuardDecision {
  const { path, token } = splitToken(href);
  if (!token) return { kind: "stay" };
  const door = /^\/(?:maintenance-login)?(?:[?#]|$)/.test(path);
  const back = path.startsWith("/?") || path === "/" ? home : path;
  return { kind: "login", store: { url: door ? (stored?.url ?? back) : path, token } };
}

/** A page of the logged-in group. */
export function guardPage({ href, signedIn, stored }: Omit<PageVisit, "home" | "portfolio">): GuardDecision {
  if (!signedIn) return { kind: "login", store: { url: href } };
  const to = stored && !stored.token ? ownPath(stored.url) : undefined;
  return to ? { kind: "redirect", to } : { kind: "stay" };
}

/**
 * The login page: a logged-in visitor goes on to where they wanted, or home. Who is not signed in and was not on their
 * way to a page goes to the portfolio, where the client shows one.
 */
export function guardLogin({ href, signedIn, stored, home, portfolio }: PageVisit): GuardDecision {
  if (!signedIn) return portfolio && (!stored || stored.kept) ? toPortfolio(href) : { kind: "stay" };
  const to = stored && !stored.token ? ownPath(stored.url) : undefined;
  if (!to) return { kind: "home", to: home };
  // The door itself is no place to come back to: what was asked of it is asked of home.
  return { kind: "redirect", to: /^\/(?:[?#]|$)/.test(to) ? home + to.slice(1) : to };
}

/** Client and language stay in the address; everything else of the query waits for the sign-in. */
function toPortfolio(href: string): GuardDecision {
  const { searchParams, hash } = new URL(href, "https://here.invalid");
  const shown = new URLSearchParams();
  for (const name of ["client", "locale"]) {
    const value = searchParams.get(name);
    if (value) shown.set(name, value);
    searchParams.delete(name);
  }
  return {
    kind: "portfolio",
    to: `/portfolio${shown.size > 0 ? `?${shown}` : ""}`,
    store: searchParams.size > 0 ? { url: `/?${searchParams}${hash}`, kept: true } : undefined,
  };
}

/** The portfolio's pages: for who is not signed in; the others go to their client's home route or to courses. */
export const guardPortfolio = ({ signedIn, home }: Pick<PageVisit, "signedIn" | "home">): GuardDecision =>
  signedIn ? { kind: "home", to: home } : { kind: "stay" };
