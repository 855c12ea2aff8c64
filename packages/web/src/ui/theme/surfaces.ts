import type { Hex } from "./contrast.ts";

export type Scheme = "light" | "dark";

/** The quiet ground everything stands on. One elevation only: body, card on it, and a well sunk into it. */
export type Surfaces = {
  readonly body: Hex;
  readonly card: Hex;
  readonly sunken: Hex;
  readonly raised: Hex;
  readonly hairline: Hex;
  readonly control: Hex;
  readonly text: Hex;
  readonly dimmed: Hex;
  readonly bright: Hex;
};

export const SURFACES: Record<Scheme, Surfaces> = {
  light: {
    body: "#f6f7f9",
    card: "#ffffff",
    sunken: "#eef0f4",
    raised: "#ffffff",
    hairline: "#e3e7ed",
    control: "#7c879b",
    text: "#14213d",
    dimmed: "#545f76",
    bright: "#0a1226",
  },
  dark: {
    body: "#0c1220",
    card: "#141c2d",
    sunken: "#0f1626",
    raised: "#1b2539",
    hairline: "#263249",
    control: "#6f7d98",
    text: "#e4e9f2",
    dimmed: "#a3afc4",
    bright: "#ffffff",
  },
};

/** Every ground a text may be laid on; a text colour must hold on all of them. */
export const grounds = (scheme: Scheme): readonly Hex[] => {
  const { body, card, sunken, raised } = SURFACES[scheme];
  return [body, card, sunken, raised];
};
