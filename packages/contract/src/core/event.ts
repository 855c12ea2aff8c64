/**
 * Addressee of a live event: one person, everyone in the client, or either. An event carries no data: it makes
 * connected devices fetch again what they may see, so nothing private travels by it.
 */
export type EventAudience = "person" | "client" | "either";

/** Live events of a room, named `domain.what_changed`, each with its addressee. */
export type EventSpecs = Readonly<Record<`${string}.${string}`, EventAudience>>;

/** Name a device is sent instead of events that cannot be listed any more: everything may have changed. */
export const eventsMissed = "live.missed";
