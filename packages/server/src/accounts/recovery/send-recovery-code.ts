import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type { sendRecoveryCode as spec } from "@trilha/contract/accounts/recovery/endpoints.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { readPhone } from "../identity/index.ts";
import { issueCode } from "./issue-code.ts";
import { personToRecover, subjectOf, verifiedPhone } from "./person-to-recover.ts";

/**
 * §api#send-code: sends a code to the verified phone of a document, if the whole number is typed. Where there is no such person, or
 * it is not their number, nothing is sent and nothing looks different.
 */
export const sendRecoveryCode: UseCase<typeof spec> = async (call, { body }) => {
  const { document, channel, client: slug } = body;
  const { door, person } = await personToRecover(call, { kind: "document", name: document, slug });
  const typed = readPhone(body.phone, body.country ?? door.country);
  if (!typed) {
    return refuse(genericProblems.invalidInput, {}, [{ path: "body.phone", code: "phone_invalid" }]);
  }
  const phone = person && verifiedPhone(person);
  if (door.isPlain && !person) return refuse(identityProblems.userNotFound);
  if (door.isPlain && !phone) return refuse(identityProblems.noRegisteredPhone);
  if (door.isPlain && phone !== typed) return refuse(identityProblems.numberMismatch);

  const fits = phone === typed;
  return call.system.write(async (tx) => {
    await recordSecurityEvent(tx, call, {
      event: "recovery.code_asked",
      userId: person?.id ?? null,
      clientId: door.clientId,
      details: { channel, fits },
    });
    return issueCode(tx, call, {
      purpose: "recovery_code",
      channel,
      userId: fits ? (person?.id ?? null) : null,
      clientId: door.clientId,
      recipient: fits ? typed : null,
      counted: { subject: subjectOf("document", document), recipient: typed },
      locale: person?.locale ?? null,
    });
  });
};
