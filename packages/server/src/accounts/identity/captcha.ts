import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type { GuestCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import { unseal } from "../../core/seal.ts";
import { findClientByAddress } from "../../tenants/clients/index.ts";
import { captchaOf } from "./identity.accounts.queries.ts";

/** Captcha response, in the form the provider's script gives it. */
export interface CaptchaAnswer {
  /** The programme whose door it is. */
  readonly slug: string | undefined;
  readonly answer: string | undefined;
}

/**
 * Refuses whoever has not passed the door's test for robots (§entities#recaptcha use); lets everybody through where the
 * client asks for none. While the provider is out of reach nobody is kept out: limits and delays still hold.
 */
export async function refuseRobot(call: GuestCall, given: CaptchaAnswer): Promise<Refusal | undefined> {
  const sealed = await call.system.read(async (tx) => {
    const clientId = await findClientByAddress(tx, { slug: given.slug, host: call.host });
    return clientId && captchaOf(tx, clientId);
  });
  if (!sealed) return undefined;
  if (!given.answer) return refuse(identityProblems.captchaNeeded);
  const secret = unseal(call.parts.keys, "captcha-secret", sealed);
  try {
    const human = await call.parts.outside.captcha.verify({ secret, answer: given.answer, ip: call.ip });
    return human ? undefined : refuse(identityProblems.captchaNeeded);
  } catch (error) {
    call.parts.log.warn({ err: error }, "the test for robots is out of reach");
    return undefined;
  }
}
