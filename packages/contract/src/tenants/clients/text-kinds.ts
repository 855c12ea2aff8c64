// Without the schema library: the sign-in page knows these.

/** Texts with acceptance: a new version is asked for again. */
export const legalKinds = ["terms", "cookies", "privacy"] as const;
export type LegalKind = (typeof legalKinds)[number];

/** Every text a client writes about itself and its rules (§routes#open-group, institutional). */
export const textKinds = [
  ...legalKinds,
  "about",
  "about_program",
  "about_team",
  "support",
  "contact",
  /** The partner programme of the construction industry (§routes#partner-programme-page tigre-juntos-somos-mais). */
  "partner_program",
  "hotsite",
] as const;
export type TextKind = (typeof textKinds)[number];

export const needsAcceptance = (kind: TextKind): kind is LegalKind =>
  (legalKinds as readonly string[]).includes(kind);

/** Optional kinds of cookies (§states#cookie-consent); what is necessary is not asked about. */
export const cookieKinds = ["preferences", "statistics", "media"] as const;
