import type { checkRegistrationLink as spec } from "@trilha/contract/registration/endpoints.ts";
import { registrationProblems } from "@trilha/contract/registration/problems.ts";
import type { UseCase } from "../../http/bind.ts";
import { hashOfToken } from "../../http/random-token.ts";
import { refuse } from "../../http/refusal.ts";
import { demandsFor, readLink } from "./read-link.ts";
import { registrationByToken } from "./registration.queries.ts";

/** Whether a link works, before anyone types. */
export const checkLink: UseCase<typeof spec> = (call, { body }) =>
  call.system.read(async (tx) => {
    const link = await readLink(tx, call, await registrationByToken(tx, hashOfToken(body.token)));
    if (!link) return refuse(registrationProblems.linkInvalid);
    const { said, account, needsPassword } = link;
    const { demands } = await demandsFor(tx, link);
    return {
      firstName: account?.first_name ?? said.firstName,
      email: said.email,
      needsPassword,
      hasDocument: Boolean(said.document),
      rules: demands,
    };
  });
