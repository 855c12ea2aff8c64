/** The ways back (spec §routes#request-password): three that mail a link, one that sends a code. */
export const WAYS = ["email", "username", "document", "code"] as const;
export type RecoveryMethod = (typeof WAYS)[number];

export const wayOf = (name: string | undefined): RecoveryMethod | undefined =>
  WAYS.find((method) => method === name);
