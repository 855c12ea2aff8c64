import { birthdaysOfBand } from "@trilha/contract/accounts/identity/age-bands.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { listPeople as spec } from "@trilha/contract/members/people/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { dayOfClient } from "./day-of-client.ts";
import { peoplePage } from "./people.queries.ts";
import { presentListed } from "./present-person.ts";
import { searchText } from "./rules/search-text.ts";

/** A page of the selected client's people, by name; of a search too when one page holds all it finds, else the newest first. */
export const listPeople: UseCase<typeof spec> = async (call, { query }) => {
  const { status, role, jobProfile, country, groupId, entered, ageBand, limit } = query;
  const byDocuments = call.actor.permissions.has("people.read_personal");
  if (ageBand && !byDocuments) return refuse(genericProblems.forbidden);
  const search = searchText(query.search);
  const after = readCursor(query.cursor, ["string", "id"]);
  const { today, rows } = await call.read(async (tx) => {
    const day = await dayOfClient(tx, call.actor.clientId, call.now);
    const birthdays = ageBand && birthdaysOfBand(ageBand, day);
    const filter = { search, status, role, jobProfile, country, groupId, entered, birthdays, byDocuments };
    return { today: day, rows: await peoplePage(tx, filter, { after, rows: limit + 1 }) };
  });
  const page = pageOf(
    rows,
    limit,
    (row) => [row.name, row.id],
    (row) => row,
  );
  const whole = search !== "" && !query.cursor && !page.nextCursor;
  const byName = new Intl.Collator(call.locale);
  const ordered = whole ? page.items.toSorted((a, b) => byName.compare(a.name, b.name)) : page.items;
  return { ...page, items: ordered.map((row) => presentListed(call, row, today)) };
};
