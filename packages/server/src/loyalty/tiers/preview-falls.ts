import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { previewFalls as spec } from "@trilha/contract/loyalty/tiers/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../campaigns/index.ts";
import { countFalls, type FallingRow, type FallRow, fallingPage, fallsOf } from "./levels.falls.queries.ts";
import { fallOf } from "./rules/fall.ts";

/** §loyalty#level-fall-back Who falls by one level as a campaign begins: what the job would do as of now, and what it did where it is done. */
export const previewFalls: UseCase<typeof spec> = (call, { params, query }) =>
  call.read(async (tx) => {
    const all = await fallsOf(tx, call.actor.clientId, params.campaignId);
    const [first] = all;
    if (!first) return refuse(genericProblems.notFound);
    const falls = query.country ? all.filter(({ country }) => country === query.country) : all;
    const after = readCursor(query.cursor, ["string", "id"]);
    const rows = await fallingPage(tx, falls, { after, rows: query.limit + 1 });
    const countries = [];
    for (const fall of falls)
      countries.push(await presentCountry(tx, fall, (title) => textIn(title, call.locale)));
    return {
      campaign: { id: first.campaign_id, title: textIn(first.title, call.locale) },
      countries,
      ...pageOf(
        rows,
        query.limit,
        (row) => [row.name, row.user_id],
        (row) => presentPerson(row, falls),
      ),
    };
  });

async function presentCountry(
  tx: Tx,
  fall: FallRow,
  inWords: (title: NonNullable<FallRow["previous_title"]>) => string,
) {
  const { country, begins_at: beginsAt, previous_id: id, previous_title: title, done_at: doneAt } = fall;
  const counted = doneAt || !id ? { kept: fall.kept, fell: fall.fell } : await countFalls(tx, fall);
  return {
    country,
    beginsAt: beginsAt.toISOString(),
    previous: id && title ? { id, title: inWords(title) } : null,
    doneAt: doneAt?.toISOString() ?? null,
    ...counted,
  };
}

function presentPerson(row: FallingRow, falls: readonly FallRow[]) {
  const { user_id: userId, membership_id: membershipId, name, store, country, level, experience } = row;
  const keep = falls.find((fall) => fall.country === country)?.keep ?? { creator: 0, influencer: 0 };
  return {
    ...{ userId, membershipId, name, store, country, level, experience },
    keep: level === "basic" ? 0 : keep[level],
    // People listed fall or fell; what they have now may be another thing.
    next: fallOf({ level, experience: -1, keep }),
  };
}
