import { contrast, type Hex, parseHex, toHex } from "../../../ui/theme/contrast.ts";
import { roles } from "../../../ui/theme/roles.ts";
import type { Scheme } from "../../../ui/theme/surfaces.ts";

export type Readability = {
  readonly scheme: Scheme;
  /** Fill of a button, and the colour of its text. */
  readonly fill: Hex;
  readonly on: Hex;
  readonly ratio: number;
  /** The chosen colour had to move to be told from its ground. */
  readonly moved: boolean;
};

/** How a chosen colour reads as a button in both schemes; undefined while it is no colour yet. */
export function readability(color: string): readonly Readability[] | undefined {
  const rgb = parseHex(color);
  if (!rgb || color.trim().length !== 7) return undefined;
  const chosen = toHex(rgb);
  return (["light", "dark"] as const).map((scheme) => {
    const { fill, on } = roles(chosen, scheme);
    return { scheme, fill, on, ratio: contrast(on, fill), moved: fill !== chosen };
  });
}
