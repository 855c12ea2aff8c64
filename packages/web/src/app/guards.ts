import { redirect } from "@tanstack/react-router";
import { queryClient } from "../api/query-client.ts";
import type { Visitors } from "../room/page.ts";
import { storedBranding } from "../session/branding.ts";
import { followProfile } from "../session/language.ts";
import { clearSession } from "../session/leave.ts";
import { type GuardDecision, guardLogin, guardPortfolio, type PageVisit } from "../session/rules/guard.ts";
import { sessionQuery } from "../session/session.queries.ts";
import { saveTokens, tokens } from "../session/tokens.ts";
import { homePath, portfolioHome } from "./home-path.ts";
import { loadPlaces } from "./known-places.ts";

/** Speaks to who is signed in as their session does, where no page asked for it yet. */
export async function speakAsSession(): Promise<void> {
  if (!tokens.signedIn()) return;
  const session = await queryClient.ensureQueryData(sessionQuery).catch(() => undefined);
  if (session) await followProfile(session.language.code);
}

/** Goes elsewhere instead. */
export const onward = (to: string) => {
  const url = new URL(to, location.origin);
  return redirect({
    to: url.pathname,
    search: Object.fromEntries(url.searchParams),
    hash: url.hash.slice(1),
    replace: true,
  });
};

/** Does what the guard decided; returning means "stay". */
export async function follow(verdict: GuardDecision): Promise<void> {
  if (verdict.kind === "stay") return;
  if (verdict.kind === "login") {
    await clearSession(verdict.store);
    throw onward("/");
  }
  if (verdict.kind === "portfolio" && verdict.store) await saveTokens({ redirect: verdict.store });
  if (verdict.kind === "redirect") await saveTokens({ redirect: undefined });
  throw onward(verdict.to);
}

/** Visitor of an address, as the guards want to know it. */
export async function visit(href: string): Promise<PageVisit> {
  const session = queryClient.getQueryData(sessionQuery.queryKey);
  return {
    href,
    signedIn: tokens.signedIn(),
    stored: tokens.read().redirect,
    home: homePath(session, session ? await loadPlaces() : []),
    portfolio: false,
  };
}

/** Whether the door's client shows a portfolio (§states#portfolio-setting); a door that cannot be asked is a plain one. */
const showsPortfolio = (): Promise<boolean> =>
  storedBranding().then(
    ({ usePortfolio, underMaintenance }) => usePortfolio && !underMaintenance,
    () => false,
  );

/** A person who just was inside is not shown what is there for strangers. */
let wasInside = false;
export const expectNoStranger = (): void => {
  wasInside = true;
};

/** The login page's guard; the client's home route is asked for where it is not known yet. */
async function atTheDoor(href: string, open: boolean): Promise<void> {
  if (tokens.signedIn()) await queryClient.ensureQueryData(sessionQuery).catch(() => undefined);
  const stranger = open && !wasInside && !tokens.signedIn();
  await follow(guardLogin({ ...(await visit(href)), portfolio: stranger && (await showsPortfolio()) }));
}

/** The guard of the portfolio's pages: who is signed in goes home, or to courses. */
async function atThePortfolio(): Promise<void> {
  if (!tokens.signedIn()) return;
  const session = await queryClient.ensureQueryData(sessionQuery).catch(() => undefined);
  await follow(guardPortfolio({ signedIn: true, home: portfolioHome(session, await loadPlaces()) }));
}

/** Does for the visitors of such a page what its guard says. */
export const admitVisitor = (visitors: Visitors, href: string): Promise<void> =>
  visitors === "portfolio" ? atThePortfolio() : atTheDoor(href, visitors === "login");
