/** Most lines one file may hold. */
export const importLineLimit = 20_000;
/** Most columns a file may have. */
export const headingLimit = 500;
