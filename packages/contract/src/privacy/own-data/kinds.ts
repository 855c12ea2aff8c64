/** `app`: counted at the bell; without it, news still stand in the list. */
export const newsWays = ["app", "push", "mail"] as const;
export type NewsWay = (typeof newsWays)[number];
