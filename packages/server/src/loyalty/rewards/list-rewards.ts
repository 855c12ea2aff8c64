import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  readReward as readSpec,
  listRewards as spec,
} from "@trilha/contract/loyalty/rewards/office-endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import { searchWords } from "../../core/rules/search-words.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { loadReward, presentItem } from "./present-reward.ts";
import { rewardPage } from "./rewards.queries.ts";

/** A page of the client's items, drafts and archived ones too, by SKU. */
export const listRewards: UseCase<typeof spec> = async (call, { query }) => {
  const { limit, cursor, soldOut, search, state, departmentId, categoryId, country, delivery } = query;
  const filter = {
    ...{ state, departmentId, categoryId, country, delivery },
    words: searchWords(search),
    soldOut: soldOut === "true",
  };
  const after = readCursor(cursor, ["string", "id"]);
  const rows = await call.read((tx) =>
    rewardPage(tx, call.actor.clientId, filter, { after, rows: limit + 1 }),
  );
  return pageOf(
    rows,
    limit,
    (row) => [row.sku, row.id],
    (row) => presentItem(call, row),
  );
};

/** One item as it is edited. */
export const readReward: UseCase<typeof readSpec> = async (call, { params }) => {
  const reward = await call.read((tx) => loadReward(tx, call, params.id));
  return reward ?? refuse(genericProblems.notFound);
};
