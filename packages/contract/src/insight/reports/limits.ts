/** Most campaigns side by side. */
export const compareLimit = 6;
