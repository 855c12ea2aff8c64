import type { proveSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import type { Refused } from "../../api/problem.ts";
import { knowsPasskeys } from "./passkey-browser.ts";

/** Methods a person can prove an identity with. */
export const PROOF_METHODS = ["passkey", "totp", "password", "recovery_code"] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

/** One of them, shown. */
export type ProofBody = Request<typeof proveSession>["body"];

/** The ways a refusal names that this browser can go, the easiest first. */
export function proofMethods(refused: Refused, name: "ways" | "factors"): readonly ProofMethod[] {
  const named = String(refused.params[name] ?? "").split(",");
  return PROOF_METHODS.filter(
    (method) => named.includes(method) && (method !== "passkey" || knowsPasskeys()),
  );
}
