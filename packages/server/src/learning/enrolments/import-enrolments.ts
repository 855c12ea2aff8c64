import { byTitle, titlesIn } from "@trilha/contract/core/imports/by-title.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { afterEvent } from "@trilha/contract/learning/delivery/states.ts";
import type { importEnrolments as spec } from "@trilha/contract/learning/enrolments/endpoints.ts";
import type { EnrolmentColumn } from "@trilha/contract/learning/enrolments/import-columns.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { importFile, readLines, type SheetRead } from "../../core/imports/index.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { peopleNamed } from "../../members/groups/index.ts";
import { courseTerms, enrolPeople } from "../delivery/index.ts";
import { knownEnrolments, publishedTitles, timeZoneOf } from "./enrolments.queries.ts";
import { enrolmentFile, readEnrolmentLine } from "./rules/enrolment-line.ts";

interface Wanted {
  courseId: string;
  userId: string;
  dueOn: string | undefined;
}

/** §learning#enrolling Checks a file of enrolments, or brings it in. */
export const importEnrolments: UseCase<typeof spec> = (call, { body }) =>
  importFile(call, body, {
    kind: "enrolments",
    columns: enrolmentFile,
    plan: async (tx, sheet) => {
      const { wanted, errors } = await planSheet(tx, call, sheet);
      const known = await knownEnrolments(tx, call.actor.clientId, wanted);
      const fresh = wanted.filter(
        ({ courseId, userId }) =>
          afterEvent(known.get(`${courseId} ${userId}`) ?? "not_started", "enrol") !== undefined,
      );
      return { wanted, fresh, errors };
    },
    figures: ({ wanted, fresh }) => ({
      ...{ created: fresh.length, updated: 0, unchanged: wanted.length - fresh.length },
    }),
    more: () => ({}),
    write: async (tx, { wanted, fresh }) => {
      await bringIn(tx, call, fresh);
      await recordAudit(tx, call, {
        ...{ action: "teaching.import", entity: "course", entityId: body.fileId },
        after: { lines: wanted.length, new: fresh.length },
      });
      return undefined;
    },
  });

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

/** Judges every line. */
async function planSheet(
  tx: Tx,
  call: MemberCall,
  sheet: SheetRead<EnrolmentColumn>,
): Promise<{ wanted: Wanted[]; errors: LineError[] }> {
  const { clientId } = call.actor;
  const today = localDay(call.now, await timeZoneOf(tx, clientId));
  const titles = await publishedTitles(tx, clientId);
  const about = {
    ...{ locale: call.locale, today, courseOf: byTitle(titles) },
    titles: titlesIn(titles, call.locale),
  };
  const { good, errors } = await readLines(sheet, (line, cells, header) =>
    readEnrolmentLine(line, cells, header, about),
  );
  const personOf = await peopleNamed(
    tx,
    clientId,
    good.map(({ person }) => person),
  );
  const seen = new Set<string>();
  const wanted: Wanted[] = [];
  const column = sheet.header.names.person ?? "person";
  for (const { line, person, courseId, dueOn } of good) {
    const [named, ...others] = personOf(person);
    const userId = named?.userId;
    const key = `${courseId} ${userId}`;
    if (!userId || others.length > 0)
      errors.push({ line, column, value: person, code: "reference_unknown", params: { value: person } });
    else if (courseId === undefined) continue;
    else if (seen.has(key)) errors.push({ line, column, value: person, code: "duplicate_in_file" });
    else wanted.push({ courseId, userId, dueOn });
    seen.add(key);
  }
  return { wanted, errors };
}
