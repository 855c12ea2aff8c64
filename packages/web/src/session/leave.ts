import { queryClient } from "../api/query-client.ts";
import { stopKeeping } from "./kept-queries.ts";
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
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "look" });

/** Clears the session on this device: tokens, kept answers, key. A redirect may take its place. */
export async function clearSession(redirect?: Redirect): Promise<void> {
  markHere(false);
  dropAnswers();
  await forgetTokens(redirect);
}

/** Leaves an open page whose session is over: login comes first, or the page would ask again for what is gone. */
export const leavePage = (toLogin: () => Promise<void>): void => void toLogin().finally(dropAnswers);

/**
 * After a sign-out nothing private may be left: vault, caches, worker. Memory is left to the reload that follows;
 * taken away before, an open page would ask for it again.
 */
export async function wipeDevice(): Promise<void> {
  markHere(false);
  stopKeeping();
  await emptyVault();
  if ("caches" in window) {
    for (const name of await caches.keys()) await caches.delete(name);
  }
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
}
