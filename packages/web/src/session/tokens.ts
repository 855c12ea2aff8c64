import type { Redirect } from "./rules/redirect.ts";
import { emptyVault, keep, recall } from "./vault.ts";

/** Spec §entities#session-data, the part that signs calls and survives a reload. */
export type SessionTokens = {
  readonly access?: string | undefined;
  readonly refresh?: string | undefined;
  readonly firebase?: string | undefined;
  readonly webservice?: string | undefined;
  readonly redirect?: Redirect | undefined;
};

const NAME = "session";
let present: SessionTokens = {};
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

export const tokens = {
  read: (): SessionTokens => present,
  signedIn: (): boolean => present.access !== undefined,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Reads what an earlier visit, or another tab, has kept. */
export async function loadTokens(): Promise<void> {
  present = (await recall<SessionTokens>(NAME)) ?? {};
  tell();
}

export async function saveTokens(changes: SessionTokens): Promise<void> {
  present = { ...present, ...changes };
  tell();
  await keep(NAME, present);
}

/** Forgets the session; a stored redirect may be put in its place in the same step. */
export async function forgetTokens(redirect?: Redirect): Promise<void> {
  present = {};
  tell();
  await emptyVault();
  if (redirect) await saveTokens({ redirect });
}
