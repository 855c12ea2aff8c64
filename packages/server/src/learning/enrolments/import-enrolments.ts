import { setImmediate as giveWay } from "node:timers/promises";
import { byTitle } from "@trilha/contract/core/imports/by-title.ts";
import { importProblems } from "@trilha/contract/core/imports/problems.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { afterEvent } from "@trilha/contract/learning/delivery/states.ts";
import type { importEnrolments as spec } from "@trilha/contract/learning/enrolments/endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { lineErrorsInWords, openSheet, type Sheet } from "../../core/files/index.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { peopleNamed } from "../../members/groups/index.ts";
import { courseTerms, enrolPeople } from "../delivery/index.ts";
import { knownEnrolments, publishedTitles, timeZoneOf } from "./enrolments.queries.ts";
import { type EnrolmentLine, readEnrolmentHeader, readEnrolmentLine } from "./rules/enrolment-line.ts";

// A long file is read in turns, so that other requests are answered meanwhile.
const turn = 500;

interface Wanted {
  courseId: string;
  userId: string;
  dueOn: string | undefined;
}

/** §learning#enrolling Checks a file of enrolments, or brings it in whole; with one bad line nobody is enrolled. */
export const importEnrolments: UseCase<typeof spec> = async (call, { body }) => {
  const sheet = await openSheet(call, body.fileId);
  if (isRefusal(sheet)) return sheet;
  return call.write(async (tx) => {
    const plan = await planSheet(tx, call, sheet);
    if (!plan) return refuse(importProblems.unreadable);
    const { wanted, errors } = plan;
    const known = await knownEnrolments(tx, call.actor.clientId, wanted);
    const fresh = wanted.filter(
      ({ courseId, userId }) =>
        afterEvent(known.get(`${courseId} ${userId}`) ?? "not_started", "enrol") !== undefined,
    );
    const ok = errors.length === 0 && wanted.length > 0;
    const imported = ok && !body.dryRun;
    if (imported) {
      await bringIn(tx, call, fresh);
      await recordAudit(tx, call, {
        ...{ action: "teaching.import", entity: "course", entityId: body.fileId },
        after: { lines: sheet.lines.length, new: fresh.length },
      });
    }
    return {
      ...{ lines: sheet.lines.length, created: fresh.length, updated: 0 },
      unchanged: wanted.length - fresh.length,
      ...{ ok, imported, errors: lineErrorsInWords(errors, call) },
    };
  });
};

/** Enrols them, each course and last day at once. */
async function bringIn(tx: Tx, call: MemberCall, fresh: readonly Wanted[]): Promise<void> {
  const { clientId, userId, name } = call.actor;
  const actor = { actorId: userId, actorName: name, reason: null, now: call.now };
  for (const [courseId, people] of Map.groupBy(fresh, (one) => one.courseId)) {
    const course = await courseTerms(tx, clientId, courseId);
    if (!course) throw new Error("a course that was found is gone");
    for (const [dueOn, those] of Map.groupBy(people, (one) => one.dueOn)) {
      const due = dueOn === undefined ? {} : { dueOn };
      const about = { clientId, course, event: "enrol", source: "import", by: actor, ...due } as const;
      await enrolPeople(
        tx,
        about,
        those.map((one) => one.userId),
      );
    }
  }
}

/** Judges every line; undefined when the first line is no header. */
async function planSheet(
  tx: Tx,
  call: MemberCall,
  sheet: Sheet,
): Promise<{ wanted: Wanted[]; errors: LineError[] } | undefined> {
  const read = readEnrolmentHeader(sheet.header);
  if (!read) return undefined;
  if ("errors" in read) return { wanted: [], errors: read.errors };
  const { clientId } = call.actor;
  const today = localDay(call.now, await timeZoneOf(tx, clientId));
  const about = { locale: call.locale, today, courseOf: byTitle(await publishedTitles(tx, clientId)) };
  const good: EnrolmentLine[] = [];
  const errors: LineError[] = [];
  for (const [index, { line, cells }] of sheet.lines.entries()) {
    if (index % turn === turn - 1) await giveWay();
    const result = readEnrolmentLine(line, cells, read.header, about);
    if ("errors" in result) errors.push(...result.errors);
    else good.push(result);
  }
  const personOf = await peopleNamed(
    tx,
    clientId,
    good.map(({ person }) => person),
  );
  const seen = new Set<string>();
  const wanted: Wanted[] = [];
  const column = read.header.names.person ?? "person";
  for (const { line, person, courseId, dueOn } of good) {
    const [named, ...others] = personOf(person);
    const userId = named?.userId;
    const key = `${courseId} ${userId}`;
    if (!userId || others.length > 0)
      errors.push({ line, column, value: person, code: "reference_unknown", params: { value: person } });
    else if (seen.has(key)) errors.push({ line, column, value: person, code: "duplicate_in_file" });
    else wanted.push({ courseId, userId, dueOn });
    seen.add(key);
  }
  return { wanted, errors };
}
