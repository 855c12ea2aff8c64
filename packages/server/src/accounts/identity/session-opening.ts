/** Ways that prove a person: what nobody but they can show. Codes and links went to an address they verified themself. */
export const personSignInMethods = ["password", "code", "passkey"] as const;
/** Ways somebody else vouches for, in one client: its provider, its staff, its partners, an address made for it. */
export const membershipSignInMethods = ["oidc", "access_code", "partner", "link"] as const;
export type PersonSignInMethod = (typeof personSignInMethods)[number];
export type MembershipSignInMethod = (typeof membershipSignInMethods)[number];

/**
 * Opening of a session, and how far it counts: the person's own proof everywhere they belong, the proof of a
 * membership in its client alone, for as long as the session lives.
 */
export type SessionOpening =
  | {
      readonly scope: "person";
      readonly method: PersonSignInMethod;
      /** The programme whose door it was. */
      readonly slug: string | undefined;
    }
  | { readonly scope: "membership"; readonly method: MembershipSignInMethod; readonly clientId: string };
