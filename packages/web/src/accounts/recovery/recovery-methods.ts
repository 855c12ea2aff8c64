/** The ways back (spec §routes#request-password): three that mail a link, one that sends a code. */
export const RECOVERY_METHODS = ["email", "username", "document", "code"] as const;
export type RecoveryMethod = (typeof RECOVERY_METHODS)[number];

export const recoveryMethodOf = (name: string | undefined): RecoveryMethod | undefined =>
  RECOVERY_METHODS.find((method) => method === name);
