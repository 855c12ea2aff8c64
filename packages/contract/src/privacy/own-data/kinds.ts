/** `app`: counted at the bell; without it, news still stand in the list. */
export const newsChannels = ["app", "push", "mail"] as const;
export type NewsChannel = (typeof newsChannels)[number];

/** Rights people use by themselves: all of their data as a file, or their account gone. */
export const dataRequestKinds = ["export", "deletion"] as const;
export const dataRequestStates = ["under_way", "done", "failed"] as const;
