import * as z from "zod/mini";
import { pageSizeDefault, pageSizeLimit } from "./limits.ts";

/** Query of a list read by keyset cursor. A cursor is opaque and comes from the page before. */
export const pageQuery = {
  /** Long enough for the longest name in it. */
  cursor: z.optional(z.string().check(z.maxLength(4096))),
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(pageSizeLimit)),
    pageSizeDefault,
  ),
};

/** One page of items; `nextCursor` is null on the last. */
export const page = <Item extends z.ZodMiniType>(item: Item) =>
  z.strictObject({ items: z.array(item), nextCursor: z.nullable(z.string()) });
