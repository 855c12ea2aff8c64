import { ownPath, type Redirect, splitToken } from "./redirect.ts";

/**
 * Who may see a page, and where everybody else goes (spec §4 "Session" and "Logged-in pages").
 * Pure: the router asks, the answer says what to do.
 */

export type Visit = {
  /** Path, query and fragment of the page asked for. */
  readonly href: string;
  readonly signedIn: boolean;
  readonly stored: Redirect | undefined;
  /** The selected client's home route, if it has one the app knows. */
  readonly home: string;
};

export type Verdict =
  | { readonly kind: "stay" }
  /** Use the stored redirect, once. */
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "home"; readonly to: string }
  /** Clear the session, store the target, show login. */
  | { readonly kind: "login"; readonly store: Redirect };

/** Any address, known or not: a token in it signs in at the login page, and leads back to where it stood. */
export function guardAddress({ href, stored, home }: Omit<Visit, "signedIn">): Verdict {
  const { path, token } = splitToken(href);
  if (!token) return { kind: "stay" };
  const door = /^\/(?:maintenance-login)?(?:[?#]|$)/.test(path);
  const back = path.startsWith("/?") || path === "/" ? home : path;
  return { kind: "login", store: { url: door ? (stored?.url ?? back) : path, token } };
}

/** A page of the logged-in group. */
export function guardPage({ href, signedIn, stored }: Omit<Visit, "home">): Verdict {
  if (!signedIn) return { kind: "login", store: { url: href } };
  const to = stored && !stored.token ? ownPath(stored.url) : undefined;
  return to ? { kind: "redirect", to } : { kind: "stay" };
}

/** The login page: a logged-in visitor goes on to where they wanted, or home. */
export function guardLogin({ signedIn, stored, home }: Omit<Visit, "href">): Verdict {
  if (!signedIn) return { kind: "stay" };
  const to = stored && !stored.token ? ownPath(stored.url) : undefined;
  return to ? { kind: "redirect", to } : { kind: "home", to: home };
}
