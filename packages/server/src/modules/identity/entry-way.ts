/** How somebody proved who they are; the security log says it. */
export const entryWays = ["password", "code", "oidc", "first_access", "passkey", "link"] as const;
export type EntryWay = (typeof entryWays)[number];
