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

/** A page of the logged-in group. */
export function guardPage({ href, signedIn, stored }: Visit): Verdict {
  const { path, token } = splitToken(href);
  if (token) return { kind: "login", store: { url: path, token } };
  if (!signedIn) return { kind: "login", store: { url: path } };
  const to = stored && !stored.token ? ownPath(stored.url) : undefined;
  return to ? { kind: "redirect", to } : { kind: "stay" };
}

/** The login page: a logged-in visitor goes on to where they wanted, or home. */
export function guardLogin({ href, signedIn, stored, home }: Visit): Verdict {
  const { path, token } = splitToken(href);
  if (token)
    return {
      kind: "login",
      store: { url: stored?.url ?? (path.startsWith("/?") || path === "/" ? home : path), token },
    };
  if (!signedIn) return { kind: "stay" };
  const to = stored && !stored.token ? ownPath(stored.url) : undefined;
  return to ? { kind: "redirect", to } : { kind: "home", to: home };
}
