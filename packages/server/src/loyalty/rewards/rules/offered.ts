// §entities#reward: what the store offers. Seeing an item and ordering it have a window each; this is the first.

/** Facts of visibility. */
export interface Offering {
  readonly state: "draft" | "published" | "archived";
  /** Department and category are both switched on. */
  readonly shelved: boolean;
  /** Price in the country, switched on. */
  readonly priced: boolean;
  /** Null: open. The end is exclusive. */
  readonly visibleFrom: Date | null;
  readonly visibleUntil: Date | null;
}

/** Whether the store of a country shows an item at a moment. */
export function isOffered(item: Offering, now: Date): boolean {
  return (
    item.state === "published" &&
    item.shelved &&
    item.priced &&
    (item.visibleFrom === null || now >= item.visibleFrom) &&
    (item.visibleUntil === null || now < item.visibleUntil)
  );
}
