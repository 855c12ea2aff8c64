import {
  exchangeToken,
  reloadUserTokens,
  signOut,
  token,
} from "@trilha/contract/accounts/identity/endpoints.ts";
import { finishDocumentEntry } from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { call } from "../api/call.ts";
import { queryClient } from "../api/query-client.ts";
import { storedBranding } from "./branding.ts";
import { fallSilent, markHere, wipeDevice } from "./leave.ts";
import { tellTabs } from "./tabs.ts";
import { saveTokens, tokens } from "./tokens.ts";

type Granted = {
  access_token: string;
  refresh_token: string;
  user_firebase_token: string;
  /** Where the server wants them to go first. */
  redirect_url?: string | null;
};

/** Keeps what a way in has brought. */
export async function enter(granted: Granted, webservice?: string): Promise<void> {
  const { redirect_url: url } = granted;
  await saveTokens({
    ...(url ? { redirect: { url } } : {}),
    access: granted.access_token,
    refresh: granted.refresh_token,
    firebase: granted.user_firebase_token,
    webservice,
  });
  markHere(true);
  tellTabs({ kind: "signed_in" });
}

/** Signs in with username, e-mail or document. Throws what the server refused with. */
export async function signInWithPassword(
  username: string,
  password: string,
  recaptcha?: string,
): Promise<void> {
  const { slug: client } = (await storedBranding()).client;
  await enter(
    await call(token, {
      body: {
        grant_type: "password",
        username,
        password,
        ...(client ? { client } : {}),
        ...(recaptcha ? { recaptcha } : {}),
      },
    }),
  );
}

/** Signs in with the code that followed document and birth date. */
export async function signInWithCode(request: string, code: string): Promise<void> {
  const { slug: client } = (await storedBranding()).client;
  await enter(await call(finishDocumentEntry, { body: { request, code, client } }));
}

/** Trades the single-use token of an address. With `webservice`, the session is never refreshed (spec §states#token-in-address). */
export async function signInWithToken(single: string, { webservice = false } = {}): Promise<void> {
  const { redirect } = tokens.read();
  // Used once, whether it works or not.
  await saveTokens({ redirect: redirect ? { url: redirect.url } : undefined });
  await enter(await call(exchangeToken, { body: { token: single } }), webservice ? single : undefined);
}

/** Makes another of the person's clients the selected one: new tokens, and everything is asked anew. */
export async function selectClient(id: string): Promise<void> {
  const granted = await call(reloadUserTokens, { body: { id_user_client_selected: id } });
  await saveTokens({
    access: granted.access_token,
    refresh: granted.refresh_token,
    firebase: granted.user_firebase_token,
  });
  queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey[0] !== "branding" && queryKey[0] !== "session",
  });
  await queryClient.refetchQueries({ queryKey: ["session"] });
  tellTabs({ kind: "client" });
}

/**
 * Ends the session on the server and leaves nothing on the device; the reload empties memory. `to`: a page of this app
 * that is wanted after the next sign-in.
 */
export async function leave(to = "/"): Promise<void> {
  fallSilent();
  await call(signOut).catch(() => undefined);
  await wipeDevice();
  tellTabs({ kind: "signed_out" });
  location.replace(to);
}
