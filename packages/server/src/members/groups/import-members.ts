import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { importGroupMembers as spec } from "@trilha/contract/members/groups/endpoints.ts";
import type { MemberColumn } from "@trilha/contract/members/groups/shapes.ts";
import { recordAudit } from "../../core/audit.ts";
import { importFile, readLines, type SheetRead } from "../../core/imports/index.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { addMembers, groupById, insideAmong } from "./groups.queries.ts";
import { peopleNamed } from "./people-named.ts";
import { memberFile, readMemberLine } from "./rules/member-line.ts";

/** §validation#imports Checks a file of people, or puts them into a group. */
export const importMembers: UseCase<typeof spec> = async (call, { params, body }) => {
  const groupKey = { clientId: call.actor.clientId, groupId: params.id };
  return importFile(call, body, {
    kind: "group_members",
    columns: memberFile,
    plan: async (tx, sheet) => {
      const group = await groupById(tx, groupKey.clientId, groupKey.groupId);
      if (!group) return refuse(genericProblems.notFound);
      const { people, errors } = await planSheet(tx, groupKey.clientId, sheet);
      const inside = await insideAmong(tx, groupKey, people);
      return { group, people, errors, fresh: people.filter((id) => !inside.has(id)) };
    },
    figures: ({ people, fresh }) => ({
      ...{ created: fresh.length, updated: 0, unchanged: people.length - fresh.length },
    }),
    more: () => ({}),
    write: async (tx, { group, people, fresh }) => {
      await addMembers(tx, groupKey, fresh);
      await recordAudit(tx, call, {
        ...{ action: "groups.import", entity: "group", entityId: group.id, entityName: group.name },
        after: { lines: people.length, new: fresh.length },
      });
      return undefined;
    },
  });
};

/** Finds whom each line names, as memberships. */
async function planSheet(
  tx: Tx,
  clientId: string,
  sheet: SheetRead<MemberColumn>,
): Promise<{ people: string[]; errors: LineError[] }> {
  const column = sheet.header.names.person ?? "person";
  const { good, errors } = await readLines(sheet, readMemberLine);
  const personOf = await peopleNamed(
    tx,
    clientId,
    good.map(({ person }) => person),
  );
  const people = new Set<string>();
  for (const { line, person } of good) {
    const [member, ...others] = personOf(person);
    if (!member || others.length > 0)
      errors.push({ line, column, value: person, code: "reference_unknown", params: { value: person } });
    else if (people.has(member.membershipId))
      errors.push({ line, column, value: person, code: "duplicate_in_file" });
    else people.add(member.membershipId);
  }
  return { people: [...people], errors };
}
