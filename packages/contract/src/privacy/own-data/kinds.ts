/** `app`: counted at the bell; without it, news still stand in the list. */
export const newsChannels = ["app", "push", "mail"] as const;
export type NewsChannel = (typeof newsChannels)[number];
