import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type { askPasswordLink as spec } from "@trilha/contract/accounts/recovery/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { issueLink } from "./issue-code.ts";
import { personToRecover, subjectOf } from "./person-to-recover.ts";

/** §api#recover-password: mails a link that sets a new password, to whoever has this e-mail, username or document. */
export const askPasswordLink: UseCase<typeof spec> = async (call, { body }) => {
  const { email, username, document, client: slug } = body;
  const kind = email !== undefined ? "email" : username !== undefined ? "username" : "document";
  const name = email ?? username ?? document ?? "";
  const { door, person } = await personToRecover(call, { kind, name, slug });
  if (!person && door.isPlain) return refuse(identityProblems.userNotFound);

  const userId = person?.id ?? null;
  const subject = subjectOf(kind, name);
  return call.system.write(async (tx) => {
    await recordSecurityEvent(tx, call, { event: "recovery.link_asked", userId, clientId: door.clientId });
    return issueLink(tx, call, {
      userId,
      clientId: door.clientId,
      recipient: person?.email ?? null,
      counted: { subject, recipient: subject },
      locale: person?.locale ?? null,
    });
  });
};
