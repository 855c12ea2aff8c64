import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { listRanking as spec } from "@trilha/contract/loyalty/leaderboards/endpoints.ts";
import type { RankingScope } from "@trilha/contract/loyalty/leaderboards/shapes.ts";
import type { MemberCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";
import type { Keys } from "../../core/keys.ts";
import { refuse } from "../../core/refusal.ts";
import { seal, unseal } from "../../core/seal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../campaigns/index.ts";
import { placesOf, scoresToPlace } from "./rules/ranks.ts";
import { shownName } from "./rules/shown-name.ts";
import {
  type PlacedRow,
  placesOfScores,
  type RankingFactsRow,
  type RankingOf,
  type RankingPosition,
  rankingGround,
  walk,
  walkAround,
} from "./standings.queries.ts";

// Where a page ends may be somebody hidden: their id, open in a cursor, would tell them again wherever they are not.

/** A position as a cursor's parts: whose it is, is for us alone. */
export function sealPosition(
  keys: Keys,
  { score, userId }: RankingPosition,
): [score: number, sealed: string] {
  return [score, seal(keys, "list-position", userId).toString("base64url")];
}

/** The position a cursor names, or undefined when it is none of ours. */
export function readPosition(keys: Keys, cursor: string | undefined): RankingPosition | undefined {
  const position = readCursor(cursor, ["number", "string"]);
  if (!position) return undefined;
  try {
    const [score, sealed] = position;
    return { score, userId: unseal(keys, "list-position", Buffer.from(sealed, "base64url")) };
  } catch {
    return undefined;
  }
}

/** How many stand before and after the caller. */
const neighbours = 2;

/** §loyalty#leaderboard Ranking: those of a campaign in their order, a page at a time, and where the caller stands. */
export const listRanking: UseCase<typeof spec> = (call, { query }) =>
  call.read(async (tx) => {
    const { clientId, userId } = call.actor;
    const { campaignId, scope, measure, limit } = query;
    const ground = await rankingGround(tx, { clientId, userId }, campaignId);
    if (!ground || (measure === "training" && !ground.byTraining)) return refuse(genericProblems.notFound);
    const key = keyOf(ground, scope);
    const ranking = { clientId, campaignId, scope, measure };
    const { keys } = call.parts;
    const from = readPosition(keys, query.cursor);
    const { rows, around, people, places } =
      key === undefined ? nobody : await readRows(tx, { ...ranking, key }, { from, rows: limit + 1, userId });
    const shown = placesOf(scoresOf(rows), places);
    const near = placesOf(scoresOf(around), places);
    const listed = ground.listed;
    return {
      campaignId,
      campaign: textIn(ground.title, call.locale),
      scope,
      measure,
      groups: {
        country: listed ? ground.country : null,
        chain: listed ? ground.chain : null,
        store: listed ? ground.store : null,
        level: listed ? ground.level : null,
      },
      people,
      countedAt: ground.countedAt?.toISOString() ?? null,
      mine: around.map((row, at) => presentRow(call, row, near[at])),
      ...pageOf(
        rows.map((row, at) => ({ row, place: shown[at] })),
        limit,
        ({ row }) => sealPosition(keys, row),
        ({ row, place }) => presentRow(call, row, place),
      ),
    };
  });

const nobody = { rows: [], around: [], people: 0, places: new Map<number, number>() };

/** Key of the caller's group; undefined where they are in none. */
function keyOf(ground: RankingFactsRow, scope: RankingScope): string | undefined {
  if (scope === "campaign") return "";
  if (!ground.listed) return undefined;
  const { country, chainId: chain, storeId: store, level } = ground;
  return { country, chain, store, level }[scope] ?? undefined;
}

async function readRows(
  tx: Tx,
  ranking: RankingOf,
  page: { from: { score: number; userId: string } | undefined; rows: number; userId: string },
) {
  const { from, rows: limit, userId } = page;
  const [rows, around] = await Promise.all([
    walk(tx, ranking, { from, rows: limit }),
    walkAround(tx, ranking, { userId, neighbours }),
  ]);
  const scores = [...scoresToPlace(scoresOf(rows)), ...scoresToPlace(scoresOf(around))];
  return { rows, around, ...(await placesOfScores(tx, ranking, scores)) };
}

function scoresOf(rows: readonly PlacedRow[]): number[] {
  return rows.map(({ score }) => score);
}

type Row = Answer<typeof spec>["items"][number];

function presentRow(call: MemberCall, row: PlacedRow, place = 0): Row {
  const me = row.userId === call.actor.userId;
  const name = shownName(row, me);
  return {
    rank: place,
    name,
    imageUrl: name === null ? null : pictureUrl(call, row.avatarFileId),
    store: name === null ? null : row.store,
    points: row.audited,
    underAudit: row.provisional,
    experience: row.experience,
    training: row.training,
    me,
  };
}
