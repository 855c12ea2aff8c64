import type {
  askPasskey as askSpec,
  signInByPasskey as signInSpec,
} from "@trilha/contract/accounts/identity/factor-endpoints.ts";
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import { refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { admit } from "./admit.ts";
import { notePasskeyUse } from "./identity.passkeys.queries.ts";
import { askPasskey, readAssertion } from "./passkeys.ts";

const nobody = { purpose: "passkey_sign_in", userId: null, sessionId: null } as const;

/** Challenge for a sign-in by passkey. The person is not known yet: no passkey is named. */
export const askAnyPasskey: UseCase<typeof askSpec> = (call) => askPasskey(call, nobody);

/** Comes in by passkey. The device asked for a finger, a face or a PIN, so it is both factors at once. */
export const signInByPasskey: UseCase<typeof signInSpec> = async (call, { body }) => {
  const signed = await readAssertion(call, nobody, body.passkey);
  if (!signed) {
    await call.system.write((tx) =>
      recordSecurityEvent(tx, call, { event: "sign_in.failed", details: { method: "passkey" } }),
    );
    return refuse(identityProblems.passkeyNotAccepted);
  }
  const { id, userId, counter } = signed;
  return admit(call, {
    userId,
    opening: { scope: "person", method: "passkey", slug: body.client },
    factor: "passkey",
    within: async (tx) => {
      const noted = await notePasskeyUse(tx, { id, counter, now: call.now });
      return noted ? undefined : refuse(identityProblems.passkeyNotAccepted);
    },
  });
};
