import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  listBanks as listSpec,
  readBankPool as poolSpec,
  readBank as readSpec,
} from "@trilha/contract/learning/questions/bank-endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { bankById, bankPage, poolGroups } from "./banks.queries.ts";
import { presentBank } from "./present-bank.ts";

/** A page of the client's banks, by name. */
export const listBanks: UseCase<typeof listSpec> = async (call, { query }) => {
  const { search, state = "active", limit } = query;
  const read = readCursor(query.cursor, ["number", "string", "id"]);
  const after = read && ([read[0] === 0 ? 0 : 1, read[1], read[2]] as const);
  const rows = await call.read((tx) =>
    bankPage(tx, call.actor.clientId, { search, state }, { after, rows: limit + 1 }),
  );
  return pageOf(rows, limit, (row) => [row.archived ? 1 : 0, row.sorted, row.id], presentBank);
};

/** One bank. */
export const readBank: UseCase<typeof readSpec> = async (call, { params }) => {
  const bank = await call.read((tx) => bankById(tx, call.actor.clientId, params.id));
  return bank ? presentBank(bank) : refuse(genericProblems.notFound);
};

/** How many questions of each sort a bank can give, and its tags, the most frequent first. */
export const readBankPool: UseCase<typeof poolSpec> = (call, { params, query }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    if (!(await bankById(tx, clientId, params.id))) return refuse(genericProblems.notFound);
    const groups = await poolGroups(tx, clientId, params.id, query.language);
    const counts = new Map<string, number>();
    for (const { tags, questions } of groups)
      for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + questions);
    const tags = [...counts].map(([tag, questions]) => ({ tag, questions }));
    return {
      tags: tags.toSorted((one, other) => other.questions - one.questions || (one.tag < other.tag ? -1 : 1)),
      groups,
    };
  });
