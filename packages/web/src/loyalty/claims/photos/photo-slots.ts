import type { PhotoForm } from "./photos.queries.ts";

// §validation#photo-week Photo: one photo of a type per store per week.

type Holder = NonNullable<PhotoForm["slots"][number]["takenBy"]>;
type Form = Pick<PhotoForm, "types" | "stores" | "slots">;
export type SlotView = {
  readonly type: PhotoForm["types"][number];
  /** The photo that took this week's place; undefined: free. */
  readonly taken: Pick<Holder, "mine" | "state"> | undefined;
};

/** Slots for photos in a store this week, free ones first; each in the programme's own order. */
export function slotsOf({ types, slots }: Form, storeId: string): SlotView[] {
  const views = types.map((type): SlotView => {
    const slot = slots.find((one) => one.storeId === storeId && one.photoTypeId === type.id);
    return { type, taken: slot?.takenBy ?? undefined };
  });
  return [...views.filter(({ taken }) => !taken), ...views.filter(({ taken }) => taken)];
}

/** Stores where phones and cameras are allowed, and the others. */
export const storesOf = ({ stores }: Pick<Form, "stores">) => ({
  allowed: stores.filter(({ photosAllowed }) => photosAllowed),
  others: stores.filter(({ photosAllowed }) => !photosAllowed),
});

/** The store to begin with: the one asked for, else the first that still has something free; none without photos. */
export function firstStore(form: Form, storeId: string | undefined): string {
  const { allowed } = storesOf(form);
  const known = allowed.find(({ id }) => id === storeId);
  const free = allowed.find(({ id }) => slotsOf(form, id).some(({ taken }) => !taken));
  return (known ?? free ?? allowed[0])?.id ?? "";
}

/** How many are sent and how many there are. */
export function countOf(views: readonly SlotView[]): { sent: number; all: number } {
  return { sent: views.filter(({ taken }) => taken).length, all: views.length };
}

/** Words of a place that is taken: a photo of mine that fell or that another is awaited of leads to what there is to do. */
export function takenWords({ mine, state }: NonNullable<SlotView["taken"]>) {
  if (!mine) return "takenByOther";
  if (state === "rejected" || state === "reversed") return "takenRejected";
  return state === "awaiting_picture" ? "takenAsked" : "takenByMe";
}
