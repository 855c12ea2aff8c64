import { importProblems } from "@trilha/contract/core/imports/problems.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { importGroupMembers as spec } from "@trilha/contract/members/groups/endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import { lineErrorsInWords, openSheet, type Sheet } from "../../core/files/index.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { addMembers, groupById, insideAmong } from "./groups.queries.ts";
import { peopleNamed } from "./people-named.ts";
import { readMemberHeader, readMemberLine } from "./rules/member-line.ts";

/** §validation#imports Checks a file of people, or puts all of them into a group; with one bad line nobody is. */
export const importMembers: UseCase<typeof spec> = async (call, { params, body }) => {
  const sheet = await openSheet(call, body.fileId);
  if (isRefusal(sheet)) return sheet;
  return call.write(async (tx) => {
    const groupKey = { clientId: call.actor.clientId, groupId: params.id };
    const group = await groupById(tx, groupKey.clientId, groupKey.groupId);
    if (!group) return refuse(genericProblems.notFound);
    const plan = await planSheet(tx, groupKey, sheet);
    if (!plan) return refuse(importProblems.unreadable);
    const { people, errors } = plan;
    const inside = await insideAmong(tx, groupKey, people);
    const fresh = people.filter((id) => !inside.has(id));
    const ok = errors.length === 0 && people.length > 0;
    const imported = ok && !body.dryRun;
    if (imported) {
      await addMembers(tx, groupKey, fresh);
      await recordAudit(tx, call, {
        ...{ action: "groups.import", entity: "group", entityId: group.id, entityName: group.name },
        after: { lines: sheet.lines.length, new: fresh.length },
      });
    }
    return {
      ...{ lines: sheet.lines.length, created: fresh.length, updated: 0 },
      unchanged: people.length - fresh.length,
      ...{ ok, imported, errors: lineErrorsInWords(errors, call) },
    };
  });
};

/** Finds whom each line names, as memberships; undefined when the first line is no header. */
async function planSheet(
  tx: Tx,
  group: { clientId: string; groupId: string },
  sheet: Sheet,
): Promise<{ people: string[]; errors: LineError[] } | undefined> {
  const read = readMemberHeader(sheet.header);
  if (!read) return undefined;
  if ("errors" in read) return { people: [], errors: read.errors };
  const column = read.header.names.person ?? "person";
  const errors: LineError[] = [];
  const lines = sheet.lines.flatMap(({ line, cells }) => {
    const result = readMemberLine(line, cells, read.header);
    if (!("errors" in result)) return [result];
    errors.push(...result.errors);
    return [];
  });
  const personOf = await peopleNamed(
    tx,
    group.clientId,
    lines.map(({ person }) => person),
  );
  const people = new Set<string>();
  for (const { line, person } of lines) {
    const [member, ...others] = personOf(person);
    if (!member || others.length > 0)
      errors.push({ line, column, value: person, code: "reference_unknown", params: { value: person } });
    else if (people.has(member.membershipId))
      errors.push({ line, column, value: person, code: "duplicate_in_file" });
    else people.add(member.membershipId);
  }
  return { people: [...people], errors };
}
