import * as z from "zod/mini";
import { id, printable, text, version } from "../shapes.ts";
import { viewLimits } from "./limits.ts";

/** List of the product: the address pattern of its page, such as `/admin/courses/$id/people`. */
export const listId = z
  .string()
  .check(
    z.maxLength(viewLimits.list),
    printable,
    z.regex(/^(?:\/(?:[a-z0-9-]+|\$[a-zA-Z]+|\{-\$[a-zA-Z]+\}))+$/),
  );

const FILTER = "[a-zA-Z]{1,32}=[\\w.*+%~-]+";

/** Each key once, and no search among them: it may be somebody's name. */
const isNarrowing = (query: string): boolean => {
  const keys = query.split("&").map((filter) => filter.slice(0, filter.indexOf("=")));
  return new Set(keys).size === keys.length && !keys.includes("search");
};

/** Filters of a list as its address carries them, none of them empty. */
const filtersQuery = z
  .string()
  .check(
    z.maxLength(viewLimits.query),
    printable,
    z.regex(new RegExp(`^${FILTER}(?:&${FILTER})*$`)),
    z.refine(isNarrowing, { error: "filters" }),
  );

export const viewSave = z.strictObject({ list: listId, name: text(viewLimits.name), query: filtersQuery });

export const viewEdit = z.strictObject({ name: text(viewLimits.name), shared: z.boolean(), version });

/** §interface#saved-views Filters of a list under a name. */
export const savedView = z.strictObject({
  id,
  name: z.string(),
  query: z.string(),
  /** All staff of the client see it. */
  shared: z.boolean(),
  own: z.boolean(),
  /** Maker of a view that is not the caller's; null: the caller, or an account outside the client. */
  by: z.nullable(z.string()),
  can: z.strictObject({ edit: z.boolean(), share: z.boolean(), remove: z.boolean() }),
  version,
});
export type SavedView = z.output<typeof savedView>;
