import type { Answer } from "@trilha/contract/core/endpoint.ts";
import type { listStore } from "@trilha/contract/loyalty/rewards/endpoints.ts";

type Wish = Answer<typeof listStore>["items"][number];

/** State of a wish: points are missing, or it can be had; undefined: something else keeps it away. */
export function wishWords({
  locked,
  stock,
  missing,
}: Pick<Wish, "locked" | "stock" | "missing">): "missing" | "ready" | undefined {
  if (locked.length > 0 || stock === "none") return undefined;
  return missing > 0 ? "missing" : "ready";
}
