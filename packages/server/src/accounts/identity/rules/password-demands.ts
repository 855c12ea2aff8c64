import { type PasswordStrength, passwordStrengths } from "@trilha/contract/accounts/identity/checks.ts";
import { passwordFloor } from "@trilha/contract/core/text-checks.ts";

// §validation#password, §entities#login-parameters password_strong_level: a person of several clients has one password, so the strictest client decides.

/** Standard demands, for accounts in no client yet (superusers). */
const standard = { minLength: 8, strength: "medium" } as const;

export interface PasswordDemands {
  readonly minLength: number;
  readonly strength: PasswordStrength;
}

export function strictest(clients: readonly PasswordDemands[]): PasswordDemands {
  if (clients.length === 0) return standard;
  const level = Math.max(...clients.map(({ strength }) => passwordStrengths.indexOf(strength)));
  return {
    minLength: Math.max(passwordFloor, ...clients.map(({ minLength }) => minLength)),
    strength: passwordStrengths[level] ?? "strong",
  };
}
