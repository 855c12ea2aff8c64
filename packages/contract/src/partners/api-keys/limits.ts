/** Longest name of a partner. */
export const partnerNameLimit = 80;
