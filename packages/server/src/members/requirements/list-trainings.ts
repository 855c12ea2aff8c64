import type { listTrainings as spec } from "@trilha/contract/members/requirements/endpoints.ts";
import { searchWords } from "../../core/rules/search-words.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { presentTraining } from "./present-training.ts";
import { trainingPage } from "./trainings.queries.ts";

/** A page of the client's trainings. */
export const listTrainings: UseCase<typeof spec> = async (call, { query }) => {
  const { search, active, limit, cursor } = query;
  const filter = { words: searchWords(search), active: active && active === "true" };
  const after = readCursor(cursor, ["string", "id"]);
  const rows = await call.read((tx) =>
    trainingPage(tx, call.actor.clientId, filter, { after, rows: limit + 1 }),
  );
  return pageOf(rows, limit, (row) => [row.search_text, row.id], presentTraining);
};
