import { inLanguage } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import type * as contract from "@trilha/contract/learning/enrolments/report-endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { publishedCourse } from "../delivery/index.ts";
import { timeZoneOf } from "./enrolments.queries.ts";
import { coursesOf, personOf, workIn } from "./person.queries.ts";
import { presentCourse, presentEnrolled } from "./present-enrolled.ts";

/** §learning#enrolling One person and all they take. */
export const reportPerson: UseCase<typeof contract.reportPerson> = (call, { params }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const { userId } = params;
    const person = await personOf(tx, clientId, userId);
    if (!person) return refuse(genericProblems.notFound);
    const { membership_id, name, store, country } = person;
    const today = localDay(call.now, await timeZoneOf(tx, clientId));
    const rows = await coursesOf(tx, { clientId, userId, today });
    return {
      ...{ userId, membershipId: membership_id, name, store, country },
      courses: rows.map((row) => {
        const {
          userId: _user,
          membershipId: _membership,
          name: _name,
          store: _store,
          can: _can,
          ...enrolment
        } = presentEnrolled({ ...row, membership_id, name, store });
        return { ...enrolment, course: presentCourse(row, call.locale) };
      }),
    };
  });

/** §learning#enrolling What one person has done in a course, in the version they have; a trail has no activities of its own. */
export const reportActivities: UseCase<typeof contract.reportActivities> = (call, { params }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const enrolment = { clientId, userId: params.userId, courseId: params.id };
    const work = await workIn(tx, enrolment);
    const course = work && (await publishedCourse(tx, { ...enrolment, version: work.version }));
    if (!work || !course) return refuse(genericProblems.notFound);
    const done = new Map(work.done.map((row) => [row.activity_id, row]));
    const own = course.outline.defaultLocale;
    return {
      activities: course.placed.map(({ activity, order }) => {
        const row = done.get(activity.id);
        return {
          ...{ id: activity.id, order, type: activity.type, mandatory: activity.mandatory },
          title: inLanguage(activity.title, call.locale, own)?.value ?? "",
          ...{ state: row?.state ?? "not_started", percent: row?.percent ?? 0, score: row?.score ?? null },
          seconds: row?.seconds ?? 0,
          openedAt: row?.opened_at.toISOString() ?? null,
          finishedAt: row?.finished_at?.toISOString() ?? null,
        };
      }),
    };
  });
