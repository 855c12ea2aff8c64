import * as z from "zod/mini";
import { id } from "../../core/shapes.ts";

/** Parts of a drawn badge: a shape in one of the client's colours, with a sign on it. */
export const badgeShapes = ["circle", "shield", "star", "hexagon", "ribbon", "flower"] as const;
export const badgeIcons = [
  ...(["book", "trophy", "flame", "bolt", "target", "rocket", "puzzle", "heart", "crown", "map"] as const),
  ...(["receipt", "bulb", "medal", "diamond", "flag", "school"] as const),
] as const;
export const badgeTones = ["primary", "secondary", "tertiary"] as const;

export const badgePicture = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("drawn"),
    shape: z.enum(badgeShapes),
    icon: z.enum(badgeIcons),
    tone: z.enum(badgeTones),
  }),
  z.strictObject({ kind: z.literal("file"), fileId: id }),
]);
export type BadgePicture = z.output<typeof badgePicture>;
