import { codePhone } from "@trilha/contract/accounts/identity/code-phone.ts";
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type { validateRecoveryCode as spec } from "@trilha/contract/accounts/recovery/endpoints.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { linkParts } from "../identity/index.ts";
import { checkCode, spendCode } from "./check-code.ts";
import { lockToChange } from "./recovery.people.queries.ts";

/**
 * §api#validate-code: a right code opens a password link, which dies like any other. It lets nobody in: whoever set the password signs
 * in with it, and is asked for their second factor there.
 */
export const validateRecoveryCode: UseCase<typeof spec> = async (call, { body }) => {
  const checked = await checkCode(call, { purpose: "recovery_code", ...body });
  if (isRefusal(checked)) return checked;
  return call.system.write(async (tx) => {
    const person = await lockToChange(tx, checked.userId);
    // The number may have become another's between the sending and the typing.
    if (!person?.phone_verified_at || codePhone(person.phones) !== checked.recipient) {
      return refuse(identityProblems.codeInvalid);
    }
    const refusal = await spendCode(tx, call, checked);
    if (refusal) return refusal;
    await recordSecurityEvent(tx, call, {
      event: "recovery.code_used",
      userId: person.id,
      clientId: checked.clientId,
    });
    return linkParts(call.parts.keys, person, call.now, "code");
  });
};
