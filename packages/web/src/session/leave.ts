import { queryClient } from "../api/query-client.ts";
import type { Redirect } from "./rules/redirect.ts";
import { forgetTokens } from "./tokens.ts";

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

/** Clears the session on this device: tokens, kept answers, key. A redirect may take its place. */
export async function clearSession(redirect?: Redirect): Promise<void> {
  markHere(false);
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== "look" });
  await forgetTokens(redirect);
}

/** After a sign-out nothing private may be left: caches, worker and, by the reload, memory too. */
export async function wipeDevice(): Promise<void> {
  await clearSession();
  if ("caches" in window) {
    for (const name of await caches.keys()) await caches.delete(name);
  }
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? []) await worker.unregister();
}
