import type { makeRecoveryCodes as spec } from "@trilha/contract/accounts/identity/factor-endpoints.ts";
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { announceSecurityChange, freshCodes } from "./enrol.ts";
import { freshProof } from "./fresh-proof.ts";
import { factorsOf, replaceRecoveryCodes } from "./identity.factors.queries.ts";

/** Ten new codes, shown now and never again; those before are void. */
export const makeOwnRecoveryCodes: UseCase<typeof spec> = async (call) => {
  const { userId } = call.actor;
  const stale = await freshProof(call);
  if (stale) return stale;
  const { hasTotp, hasPasskey } = await call.read((tx) => factorsOf(tx, userId));
  if (!hasTotp && !hasPasskey) return refuse(identityProblems.noFactor);
  const codes = await freshCodes();
  return call.write(async (tx) => {
    await replaceRecoveryCodes(tx, userId, codes.kept, call.now);
    await announceSecurityChange(tx, call, "recovery_codes_made");
    return { codes: codes.printed };
  });
};
