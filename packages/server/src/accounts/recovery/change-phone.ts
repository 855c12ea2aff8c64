import { codePhone } from "@trilha/contract/accounts/identity/code-phone.ts";
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type {
  askPhoneCode as askSpec,
  confirmPhone as confirmSpec,
} from "@trilha/contract/accounts/recovery/endpoints.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { freshProof, mergePhones, readPhone, updateUser } from "../identity/index.ts";
import { checkCode, spendCode } from "./check-code.ts";
import { issueCode } from "./issue-code.ts";
import { lockToChange, personToReach } from "./recovery.people.queries.ts";

/** §states#phone-verification: a code to the number the person says is theirs, the one they have or another. */
export const askPhoneCode: UseCase<typeof askSpec> = (call, { body }) => {
  const { userId, clientId } = call.actor;
  return call.system.write(async (tx) => {
    const stale = await freshProof(call, tx);
    if (stale) return stale;
    const person = await personToReach(tx, userId);
    if (!person) return refuse(identityProblems.sessionEnded);
    const phone = readPhone(body.phone, person.country);
    if (!phone) {
      return refuse(genericProblems.invalidInput, {}, [{ path: "body.phone", code: "phone_invalid" }]);
    }
    await recordSecurityEvent(tx, call, { event: "phone.code_asked", userId, clientId });
    return issueCode(tx, call, {
      purpose: "phone",
      channel: body.channel,
      userId,
      clientId,
      recipient: phone,
      counted: { subject: userId, recipient: phone },
      forgiving: true,
    });
  });
};

/** The number a code went to is the person's from now on, and verified. They are told on every way there is. */
export const confirmPhone: UseCase<typeof confirmSpec> = async (call, { body }) => {
  const { userId, clientId } = call.actor;
  const checked = await checkCode(call, { purpose: "phone", userId, ...body });
  if (isRefusal(checked)) return checked;
  return call.system.write(async (tx) => {
    const person = await lockToChange(tx, userId);
    if (!person) return refuse(identityProblems.sessionEnded);
    const refusal = await spendCode(tx, call, checked);
    if (refusal) return refusal;
    const { phones } = person;
    const isSame = codePhone(phones) === checked.recipient;
    const { now } = call;
    const after = isSame ? phones : mergePhones(phones, { cellphone: checked.recipient });
    await updateUser(tx, userId, { phones: JSON.stringify(after), phone_verified_at: now });
    await recordSecurityEvent(tx, call, {
      event: isSame ? "phone.verified" : "phone.changed",
      userId,
      clientId,
    });
    if (!isSame) {
      const at = now.toISOString();
      await enqueue(tx, "messaging.notify_person", { userId, clientId, event: "phone_changed", at });
    }
    return undefined;
  });
};
