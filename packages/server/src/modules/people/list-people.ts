import type { listPeople as spec } from "@trilha/contract/people/endpoints.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import type { UseCase } from "../../http/bind.ts";
import { peoplePage } from "./people.queries.ts";
import { presentItem, seesPersonal } from "./present-person.ts";
import { searchText } from "./rules/search-text.ts";

/** A page of the selected client's people, by name; of a search too when one page holds all it finds, else the newest first. */
export const listPeople: UseCase<typeof spec> = async (call, { query }) => {
  const { status, role, jobProfile, country, groupId, entered, limit } = query;
  const filter = { search: searchText(query.search), status, role, jobProfile, country, groupId, entered };
  const after = readCursor(query.cursor, ["string", "id"]);
  const rows = await call.read((tx) => peoplePage(tx, filter, { after, rows: limit + 1 }));
  const page = pageOf(
    rows,
    limit,
    (row) => [row.name, row.id],
    (row) => row,
  );
  // Who sees documents masked must not find out one digit after the other what they hide.
  const shown = page.items.filter((row) => !row.found_by_document || seesPersonal(call, row));
  const whole = filter.search !== "" && !query.cursor && !page.nextCursor;
  const byName = new Intl.Collator(call.locale);
  const ordered = whole ? shown.toSorted((a, b) => byName.compare(a.name, b.name)) : shown;
  return { ...page, items: ordered.map((row) => presentItem(call, row)) };
};
