import { documentsLike } from "@trilha/contract/accounts/identity/checks.ts";
import { readAccessCode } from "@trilha/contract/accounts/sign-in-methods/access-code.ts";
import type { redeemAccessCode as spec } from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { signInMethodProblems } from "@trilha/contract/accounts/sign-in-methods/problems.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { findSignInClient } from "../../tenants/clients/index.ts";
import { linkParts, refuseRobot } from "../identity/index.ts";
import { isAccessCode } from "./access-code-secrets.ts";
import { takeAccessTries, useAccessCode } from "./entrances.access-codes.queries.ts";
import { loadClientSignIn } from "./providers.queries.ts";

/**
 * First access without an e-mail: document, birth date and the code the office handed over open the page that sets a
 * password. The code is used up by that; the link lives on as any other. A wrong try counts, so it is a value here and
 * not a refusal, which would take it back.
 */
export const redeemAccessCode: UseCase<typeof spec> = async (call, { body }) => {
  const { now, parts } = call;
  const entry = await call.system.read(async (tx) => {
    const clientId = await findSignInClient(tx, call, body.client);
    const door = clientId && (await loadClientSignIn(tx, clientId));
    return door ? { clientId, door } : undefined;
  });
  if (!entry?.door.first_access) return refuse(signInMethodProblems.methodClosed);
  const { clientId, door } = entry;
  const robot = await refuseRobot(call, { slug: door.slug, answer: body.recaptcha });
  if (robot) return robot;
  const code = readAccessCode(body.code) ?? "";
  const opened = await call.system.write(async (tx) => {
    const { birthday } = body;
    const holders = await takeAccessTries(tx, clientId, {
      documents: documentsLike(body.document),
      birthday,
      now,
    });
    const right = [...holders, undefined].find((one) => isAccessCode(parts.keys, one, code));
    await recordSecurityEvent(tx, call, {
      event: right ? "access_code.used" : "access_code.failed",
      userId: (right ?? holders[0])?.id ?? null,
      clientId,
    });
    if (!right) return null;
    await useAccessCode(tx, { clientId, membershipId: right.membershipId }, now);
    return linkParts(parts.keys, right, now, "access_code");
  });
  if (isRefusal(opened)) return opened;
  return opened ?? refuse(signInMethodProblems.accessCodeInvalid);
};
