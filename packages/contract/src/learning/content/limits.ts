/** Most outside hosts of one package that are listed, and may be allowed. */
export const packageHostLimit = 50;
/** Longest name of a host, as the domain name system has it. */
export const hostLimit = 253;
