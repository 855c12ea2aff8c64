import type {
  askSecondFactor as askSpec,
  showSecondFactor as showSpec,
} from "@trilha/contract/accounts/identity/factor-endpoints.ts";
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { admit } from "./admit.ts";
import { readChallenge } from "./ask-factor.ts";
import { countTry, endChallenge, isAwaited } from "./identity.challenges.queries.ts";
import { askPasskey } from "./passkeys.ts";
import { showFactor } from "./show-factor.ts";

/** Challenge for a passkey as the second factor of a sign-in. */
export const askSecondFactor: UseCase<typeof askSpec> = async (call, { body }) => {
  const { now, parts } = call;
  const awaited = readChallenge(parts, now, body.challenge);
  if (!awaited) return refuse(identityProblems.challengeOver);
  const { challengeId: id, userId } = awaited;
  const holds = await call.system.read((tx) => isAwaited(tx, { id, userId, now }));
  if (!holds) return refuse(identityProblems.challengeOver);
  return askPasskey(call, { purpose: "proof", userId, sessionId: null });
};

/**
 * The second step of a sign-in. A challenge takes five tries, whatever they are, and opens one session; it is dead
 * when the password changed since.
 */
export const showSecondFactor: UseCase<typeof showSpec> = async (call, { body }) => {
  const { now, parts } = call;
  const awaited = readChallenge(parts, now, body.challenge);
  if (!awaited) return refuse(identityProblems.challengeOver);
  const { challengeId: id, userId, opening } = awaited;
  const tried = await call.system.write(async (tx) => countTry(tx, { id, userId, now }));
  if (!tried || isRefusal(tried)) return refuse(identityProblems.challengeOver);
  const shown = await showFactor(call, { userId, sessionId: null }, body.factor);
  if (isRefusal(shown)) return shown;
  return admit(call, {
    userId,
    opening,
    factor: shown.kind,
    holds: ({ password_changed_at: changed }) => !changed || changed <= tried.createdAt,
    within: async (tx) => {
      if (!(await endChallenge(tx, id))) return refuse(identityProblems.challengeOver);
      return (await shown.take(tx)) ? undefined : refuse(identityProblems.factorWrong);
    },
  });
};
