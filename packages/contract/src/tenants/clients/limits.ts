/** Longest word of a client's own for a place of the menu, in one language. */
export const menuWordLimit = 40;
/** Longest texts of the welcome, in one language. */
export const welcomeLimits = { title: 80, text: 240 } as const;
