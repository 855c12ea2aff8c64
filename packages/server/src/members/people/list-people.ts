import type { listPeople as spec } from "@trilha/contract/members/people/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { peoplePage } from "./people.queries.ts";
import { presentItem } from "./present-person.ts";
import { searchText } from "./rules/search-text.ts";

/** A page of the selected client's people, by name; of a search too when one page holds all it finds, else the newest first. */
export const listPeople: UseCase<typeof spec> = async (call, { query }) => {
  const { status, role, jobProfile, country, groupId, entered, limit } = query;
  const byDocuments = call.actor.permissions.has("people.read_personal");
  const search = searchText(query.search);
  const filter = { search, status, role, jobProfile, country, groupId, entered, byDocuments };
  const after = readCursor(query.cursor, ["string", "id"]);
  const rows = await call.read((tx) => peoplePage(tx, filter, { after, rows: limit + 1 }));
  const page = pageOf(
    rows,
    limit,
    (row) => [row.name, row.id],
    (row) => row,
  );
  const whole = filter.search !== "" && !query.cursor && !page.nextCursor;
  const byName = new Intl.Collator(call.locale);
  const ordered = whole ? page.items.toSorted((a, b) => byName.compare(a.name, b.name)) : page.items;
  return { ...page, items: ordered.map((row) => presentItem(call, row)) };
};
