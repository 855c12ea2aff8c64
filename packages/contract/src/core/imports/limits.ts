/** Most lines one file may hold. */
export const importLineLimit = 20_000;
