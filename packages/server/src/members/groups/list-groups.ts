import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/members/groups/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { groupById, groupPage, memberPage } from "./groups.queries.ts";

/** A page of groups, by name. */
export const listGroups: UseCase<typeof contract.listPeopleGroups> = async (call, { query }) => {
  const { clientId } = call.actor;
  const { search = "", limit } = query;
  const after = readCursor(query.cursor, ["string", "id"]);
  const rows = await call.read((tx) => groupPage(tx, { clientId, search }, { after, rows: limit + 1 }));
  return pageOf(
    rows,
    limit,
    (row) => [row.name, row.id],
    (row) => row,
  );
};

/** One group. */
export const readGroup: UseCase<typeof contract.readPeopleGroup> = (call, { params }) =>
  call.read(
    async (tx) => (await groupById(tx, call.actor.clientId, params.id)) ?? refuse(genericProblems.notFound),
  );

/** A page of who is in a group. */
export const listMembers: UseCase<typeof contract.listGroupMembers> = (call, { params, query }) =>
  call.read(async (tx) => {
    const { search = "", limit } = query;
    if (!(await groupById(tx, call.actor.clientId, params.id))) return refuse(genericProblems.notFound);
    const after = readCursor(query.cursor, ["string", "id"]);
    const rows = await memberPage(tx, { groupId: params.id, search }, { after, rows: limit + 1 });
    return pageOf(
      rows,
      limit,
      (row) => [row.sort_name, row.id],
      ({ id, sort_name: name, store }) => ({ membershipId: id, name, store }),
    );
  });
