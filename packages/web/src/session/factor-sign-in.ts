import {
  askPasskey,
  askSecondFactor,
  showSecondFactor,
  signInByPasskey,
} from "@trilha/contract/accounts/identity/factor-endpoints.ts";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import { call } from "../api/call.ts";
import { clientOfAddress } from "./branding.ts";
import { enter } from "./sign-in.ts";

type Shown = Request<typeof showSecondFactor>["body"];

/** The second step of whatever way in: the challenge a refusal carried, and a factor. */
export const signInWithFactor = async (challenge: string, factor: Shown["factor"]): Promise<void> =>
  enter(await call(showSecondFactor, { body: { challenge, factor } }));

/** Challenge a passkey must sign in that step. */
export const askFactorOf = (challenge: string) => call(askSecondFactor, { body: { challenge } });

/** Challenge a passkey must sign to come in with it alone. */
export const askAnyPasskey = (signal?: AbortSignal) => call(askPasskey, {}, { signal });

export async function signInWithPasskey(
  passkey: Request<typeof signInByPasskey>["body"]["passkey"],
): Promise<void> {
  const client = clientOfAddress(location.search);
  await enter(await call(signInByPasskey, { body: { passkey, ...(client ? { client } : {}) } }));
}
