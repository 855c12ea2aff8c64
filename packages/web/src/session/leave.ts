import { queryClient } from "../api/query-client.ts";
import { forgetUnsavedLanguage } from "./language.ts";
import { stopKeeping } from "./persisted-queries.ts";
import type { Redirect } from "./rules/redirect.ts";
import { forgetTokens } from "./tokens.ts";
import { emptyVault } from "./vault.ts";

const HINT = "trilha.here";

/** A hint without a secret: boot.js reads it to know whether the login page's look will be needed. */
export const markHere = (here: boolean): void => {
  try {
    if (here) localStorage.setItem(HINT, "1");
    else localStorage.removeItem(HINT);
  } catch {
    // Storage is off; boot.js then asks for the look in vain, once.
  }
};

const dropAnswers = (): void =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "branding" });

/** Clears the session on this device: tokens, kept answers, key. A redirect may take its place. */
export async function clearSession(redirect?: Redirect): Promise<void> {
  markHere(false);
  forgetUnsavedLanguage();
  dropAnswers();
  await forgetTokens(redirect);
}

const lastThings = new Set<() => void>();

/** For what speaks by itself, such as the live channel: told to stop before the session ends. */
export const beforeLeaving = (stop: () => void): void => void lastThings.add(stop);

/** Stops all calls: an answer that comes now would be a refusal. */
export function fallSilent(): void {
  for (const stop of lastThings) stop();
  lastThings.clear();
  void queryClient.cancelQueries();
}

/** Leaves an open page whose session is over: login comes first, or the page would ask again for what is gone. */
export const leavePage = (toLogin: () => Promise<void>): void => void toLogin().finally(dropAnswers);

/**
 * After a sign-out nothing private may be left: vault, caches, worker. Memory is left to the reload that follows;
 * taken away before, an open page would ask for it again.
 */
export async function wipeDevice(): Promise<void> {
  markHere(false);
  forgetUnsavedLanguage();
  stopKeeping();
  await emptyVault();
  // The worker first: at work it would fill its cache again.
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
  if ("caches" in window) {
    for (const name of await caches.keys()) await caches.delete(name);
  }
}
