import { documentsLike, normalizeDocument } from "@trilha/contract/accounts/identity/checks.ts";
import { codePhone } from "@trilha/contract/accounts/identity/code-phone.ts";
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type {
  finishDocumentEntry as finishSpec,
  startDocumentEntry as startSpec,
} from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { signInMethodProblems } from "@trilha/contract/accounts/sign-in-methods/problems.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { findSignInClient } from "../../tenants/clients/index.ts";
import { admit, refuseRobot } from "../identity/index.ts";
import { checkCode, issueCode, maskPhone, spendCode } from "../recovery/index.ts";
import { loadClientSignIn, peopleByDocument, phonesOf } from "./providers.queries.ts";

/**
 * §api#document-and-birth-date: the first step to a code, never a way in alone. It goes to a number that was verified
 * before, of a member of the door's client: people of others are nobody here. The answer depends on the document
 * alone, as in recovery: a wrong birth date looks like a right one, so nobody finds a birthday by trying.
 */
export const startDocumentEntry: UseCase<typeof startSpec> = async (call, { body }) => {
  const document = normalizeDocument(body.document);
  const entry = await call.system.read(async (tx) => {
    const clientId = await findSignInClient(tx, call, body.client);
    const door = clientId && (await loadClientSignIn(tx, clientId));
    if (!door) return undefined;
    return { clientId, door, people: await peopleByDocument(tx, clientId, documentsLike(document)) };
  });
  if (!entry?.door.document_entry) return refuse(signInMethodProblems.methodClosed);
  const { clientId, door, people } = entry;
  const robot = await refuseRobot(call, { slug: door.slug, answer: body.recaptcha });
  if (robot) return robot;

  const [person] = people.length === 1 ? people : [];
  const phone = person?.isVerified ? codePhone(person.phones) : undefined;
  const isPlain = door.plain_sign_in_messages;
  if (isPlain && !person) return refuse(identityProblems.userNotFound);
  if (isPlain && !phone) return refuse(identityProblems.noRegisteredPhone);
  const fits = person?.birthday === body.birthday && phone !== undefined;
  const timer = await call.system.write(async (tx) => {
    await recordSecurityEvent(tx, call, {
      event: "entrance.code_asked",
      userId: person?.id ?? null,
      clientId,
      details: { fits },
    });
    return issueCode(tx, call, {
      purpose: "entrance",
      channel: body.channel ?? "sms",
      userId: fits ? person.id : null,
      clientId,
      recipient: fits ? phone : null,
      // By what was typed alone: a wait that came from a shared phone would tell that there is one.
      counted: { subject: `document ${document}`, recipient: `document ${document}` },
      locale: person?.locale ?? null,
    });
  });
  return isRefusal(timer) ? timer : { ...timer, phone: isPlain && phone ? maskPhone(phone) : null };
};

/** The second step: the code signs in, as far as the account may enter. */
export const finishDocumentEntry: UseCase<typeof finishSpec> = async (call, { body }) => {
  const { request, code, client: slug } = body;
  const checked = await checkCode(call, { purpose: "entrance", request, code });
  if (isRefusal(checked)) return checked;
  const tokens = await admit(call, {
    userId: checked.userId,
    opening: { scope: "person", method: "code", slug },
    within: async (tx) => {
      const now = await phonesOf(tx, checked.userId);
      // The number may have become another's between the sending and the typing.
      if (!now?.phone_verified_at || codePhone(now.phones) !== checked.recipient) {
        return refuse(identityProblems.codeInvalid);
      }
      return spendCode(tx, call, checked);
    },
  });
  return isRefusal(tokens) ? tokens : { ...tokens, redirect_url: null };
};
