import type { checkRegistrationLink as spec } from "@trilha/contract/members/registration/endpoints.ts";
import { registrationProblems } from "@trilha/contract/members/registration/problems.ts";
import { hashOfToken } from "../../core/random-token.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { demandsFor, documentCountryOf, readLink } from "./read-link.ts";
import { registrationByToken } from "./registration.queries.ts";

/** Whether a link works, before anyone types. */
export const checkLink: UseCase<typeof spec> = (call, { body }) =>
  call.system.read(async (tx) => {
    const link = await readLink(tx, call, await registrationByToken(tx, hashOfToken(body.token)));
    if (!link) return refuse(registrationProblems.linkInvalid);
    const { said: fields, account, needsPassword } = link;
    const { demands } = await demandsFor(tx, link);
    return {
      firstName: account?.first_name ?? fields.firstName,
      email: fields.email,
      needsPassword,
      hasDocument: Boolean(fields.document),
      documentCountry: documentCountryOf(fields),
      rules: demands,
    };
  });
