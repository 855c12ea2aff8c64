import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type {
  askEmailCode as askSpec,
  confirmEmail as confirmSpec,
} from "@trilha/contract/accounts/recovery/endpoints.ts";
import { recoveryProblems } from "@trilha/contract/accounts/recovery/problems.ts";
import { queueMail } from "../../communication/messages/index.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import { unlessTaken } from "../../core/unless-taken.ts";
import type { UseCase } from "../../core/use-case.ts";
import { freshProof, updateUser } from "../identity/index.ts";
import { checkCode, spendCode } from "./check-code.ts";
import { issueCode } from "./issue-code.ts";
import { lockToChange, senderFor } from "./recovery.people.queries.ts";

/** A code to the address the person wants. Whether somebody else has it is told only to who can read its mail. */
export const askEmailCode: UseCase<typeof askSpec> = (call, { body }) => {
  const { userId, clientId } = call.actor;
  return call.system.write(async (tx) => {
    const stale = await freshProof(call, tx);
    if (stale) return stale;
    await recordSecurityEvent(tx, call, { event: "email.code_asked", userId, clientId });
    return issueCode(tx, call, {
      purpose: "email",
      channel: "mail",
      userId,
      clientId,
      recipient: body.email,
      counted: { subject: userId, recipient: body.email.toLowerCase() },
      forgiving: true,
    });
  });
};

/** The address a code went to is the person's from now on; the old one is told (security row 11). */
export const confirmEmail: UseCase<typeof confirmSpec> = async (call, { body }) => {
  const { userId, clientId } = call.actor;
  const checked = await checkCode(call, { purpose: "email", userId, ...body });
  if (isRefusal(checked)) return checked;
  const { now, parts } = call;
  return unlessTaken(recoveryProblems.emailTaken, () =>
    call.system.write(async (tx) => {
      const person = await lockToChange(tx, userId);
      if (!person) return refuse(identityProblems.sessionEnded);
      const refusal = await spendCode(tx, call, checked);
      if (refusal) return refusal;
      await updateUser(tx, userId, { email: checked.recipient, email_confirmed_at: now });
      const isSame = person.email?.toLowerCase() === checked.recipient.toLowerCase();
      await recordSecurityEvent(tx, call, {
        event: isSame ? "email.confirmed" : "email.changed",
        userId,
        clientId,
      });
      if (isSame) return undefined;
      const at = now.toISOString();
      await enqueue(tx, "messaging.notify_person", { userId, clientId, event: "email_changed", at });
      if (person.email) {
        const sender = await senderFor(tx, userId, clientId);
        const locale = person.locale ?? sender?.locale ?? call.locale;
        await queueMail(tx, parts, {
          clientId: sender?.id ?? null,
          userId,
          locale,
          to: person.email,
          template: "email_changed",
          params: { firstName: person.first_name, when: now },
        });
      }
      return undefined;
    }),
  );
};
