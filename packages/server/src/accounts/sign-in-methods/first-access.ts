import { documentsLike } from "@trilha/contract/accounts/identity/checks.ts";
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type { askFirstAccess as spec } from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { signInMethodProblems } from "@trilha/contract/accounts/sign-in-methods/problems.ts";
import { enqueue, someMomentLater } from "../../core/jobs/enqueue.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { findSignInClient } from "../../tenants/clients/index.ts";
import { refuseRobot } from "../identity/index.ts";
import { loadClientSignIn, peopleCalled } from "./providers.queries.ts";

/**
 * Asks for the link that sets a first password. Known or not, the same is read, written and answered; the job sends
 * a mail or none. Two people one text could mean are nobody.
 */
export const askFirstAccess: UseCase<typeof spec> = async (call, { body }) => {
  const entry = await call.system.read(async (tx) => {
    const clientId = await findSignInClient(tx, call, body.client);
    const door = clientId && (await loadClientSignIn(tx, clientId));
    return door ? { clientId, door } : undefined;
  });
  if (!entry?.door.first_access) return refuse(signInMethodProblems.methodClosed);
  const { clientId, door } = entry;
  const robot = await refuseRobot(call, { slug: door.slug, answer: body.recaptcha });
  if (robot) return robot;
  const { identifier } = body;
  const typed = { email: identifier, documents: documentsLike(identifier), code: identifier };
  const people = await call.system.read((tx) => peopleCalled(tx, clientId, typed));
  const [userId = null] = people.length === 1 ? people : [];
  const refusal = await call.system.write(async (tx) => {
    const later = someMomentLater(call.now, call.parts.settings.codes.delaySeconds);
    await enqueue(tx, "entrances.first_access", { clientId, userId }, later);
    return undefined;
  });
  if (isRefusal(refusal)) return refusal;
  return userId === null && door.plain_sign_in_messages ? refuse(identityProblems.userNotFound) : undefined;
};
