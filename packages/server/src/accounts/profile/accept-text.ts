import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type { acceptText as spec } from "@trilha/contract/accounts/profile/endpoints.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { defaultLocaleOf, readIn, textsInForce } from "../../tenants/clients/index.ts";
import { addAcceptance } from "./session.queries.ts";

/** Records that the caller accepted the text in force; a newer one published meanwhile has to be read first. */
export const acceptText: UseCase<typeof spec> = async (call, { body }) => {
  const { userId, clientId } = call.actor;
  if (!clientId) return refuse(identityProblems.noAccess);
  return call.write(async (tx) => {
    const { kind, version, choices = {} } = body;
    const [text] = await textsInForce(tx, { clientId, kind, now: call.now });
    if (version !== text?.version) return refuse(genericProblems.conflict);
    const { now, ip } = call;
    // Language of the text read, which is not always their own language.
    const locale = readIn(text.texts, call.locale, await defaultLocaleOf(tx, clientId)) ?? call.locale;
    await addAcceptance(tx, { clientId, userId, kind, version, locale, choices, now, ip });
    return undefined;
  });
};
