/** Most experience a level asks for. */
export const levelExperienceLimit = 1_000_000;
/** Longest text about what a level opens, in one language. */
export const levelOpensLimit = 500;
