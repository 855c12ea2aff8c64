import type { signalKinds } from "@trilha/contract/loyalty/claims/shapes.ts";

type Kind = (typeof signalKinds)[number];

/** The name of a signal among the texts, where an ending like `_other` would mean a plural. */
export const signalKey = (kind: Kind): Exclude<Kind, "number_of_other"> | "number_elsewhere" =>
  kind === "number_of_other" ? "number_elsewhere" : kind;
