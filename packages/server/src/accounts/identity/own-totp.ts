import type {
  beginTotp as beginSpec,
  confirmTotp as confirmSpec,
  removeTotp as removeSpec,
} from "@trilha/contract/accounts/identity/factor-endpoints.ts";
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import { refuse } from "../../core/refusal.ts";
import { seal, sealingKey, unseal } from "../../core/seal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { afterEnrolling, afterRemoving, codesForFirstFactor } from "./enrol.ts";
import { freshProof } from "./fresh-proof.ts";
import { findPerson, nameOfClient } from "./identity.accounts.queries.ts";
import { beginTotp, deleteTotp, takeTotpStep, totpOf } from "./identity.factors.queries.ts";
import { ownTries } from "./slow-down.ts";
import { newTotpSecret, qrOf, stepOfCode, totpAddress } from "./totp.ts";

/** A new secret, sealed; one begun before and never confirmed is forgotten. */
export const beginOwnTotp: UseCase<typeof beginSpec> = async (call) => {
  const { actor, now, parts } = call;
  const { userId, clientId } = actor;
  const stale = await freshProof(call);
  if (stale) return stale;
  const secret = newTotpSecret();
  const sealed = seal(parts.keys, "totp-secret", secret);
  const sealedBy = sealingKey(parts.keys, "totp-secret");
  return call.write(async (tx) => {
    const person = await findPerson(tx, userId);
    if (!person) return refuse(identityProblems.sessionEnded);
    if (!(await beginTotp(tx, { userId, secret: sealed, sealedBy, now }))) {
      return refuse(identityProblems.factorExists);
    }
    const issuer = (clientId && (await nameOfClient(tx, clientId))) || "Trilha";
    const address = totpAddress(secret, issuer, person.username);
    return { secret, address, qr: qrOf(address) };
  });
};

/** The first code shows that the app has the secret; from then on it counts, and that code never again. */
export const confirmOwnTotp: UseCase<typeof confirmSpec> = async (call, { body }) => {
  const { actor, now, parts } = call;
  const { userId } = actor;
  const stale = await freshProof(call);
  if (stale) return stale;
  const tries = await ownTries(call, `factor of ${userId}`, userId);
  const early = await tries.refuseEarly();
  if (early) return early;
  const begun = await call.read((tx) => totpOf(tx, userId));
  const step =
    begun && !begun.confirmed_at
      ? stepOfCode(unseal(parts.keys, "totp-secret", begun.secret), body.code, now, begun.last_step)
      : undefined;
  if (step === undefined) {
    await tries.fail();
    return refuse(identityProblems.factorWrong);
  }
  await tries.succeed();
  const codes = await codesForFirstFactor(call);
  return call.write(async (tx) => {
    const taken = await takeTotpStep(tx, { userId, step, now, confirms: true });
    if (!taken) return refuse(identityProblems.factorWrong);
    return { recoveryCodes: await afterEnrolling(tx, call, "totp", codes) };
  });
};

/** Codes of the removed app count no more. */
export const removeOwnTotp: UseCase<typeof removeSpec> = async (call) => {
  const stale = await freshProof(call);
  if (stale) return stale;
  return call.write(async (tx) => {
    if (!(await deleteTotp(tx, call.actor.userId))) return refuse(identityProblems.noFactor);
    await afterRemoving(tx, call, "totp");
    return undefined;
  });
};
