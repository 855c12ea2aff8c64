/** Longest name of a template. */
export const templateNameLimit = 80;
/** Longest texts of a certificate, in one language. */
export const certificateTextLimits = { title: 60, lead: 160, body: 600, footer: 200 } as const;
/** Longest name and role below a signature. */
export const signatureLimits = { name: 80, role: 80 } as const;
/** Most signatures of one certificate. */
export const signaturesAtMost = 3;
/** Most months a certificate is valid for, where it ends at all. */
export const validMonthsLimit = 120;
/** Longest number of a certificate, as typed. */
export const certificateNumberLimit = 64;
