import { addDays } from "@trilha/contract/core/zoned-days.ts";
import type { readNext as spec } from "@trilha/contract/learning/delivery/course-endpoints.ts";
import { completedStates, learns } from "@trilha/contract/learning/delivery/states.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { CatalogueCourse } from "./catalogue.ts";
import { cardOf, missingOf, nameOf } from "./course-card.ts";
import { pageRows } from "./course-page.queries.ts";
import { type Learner, learnerIn } from "./learner.ts";
import { nextIn } from "./present-modules.ts";
import { completionRewardOf, runningFor, worthOfAll } from "./present-worth.ts";
import { publishedVersions } from "./published-outline.ts";
import { comparePlaces, placeOf } from "./rules/recommended.ts";

const mostContinued = 3;
const mostMandatory = 10;
const calendarDays = 14;

/** §routes#screen-home Home: what the caller goes on with, what they have to do, and what is due in the next fourteen days. */
export const readNext: UseCase<typeof spec> = (call) =>
  call.read(async (tx) => {
    const { clientId, userId } = call.actor;
    const [{ learner, catalogue }, running] = await Promise.all([learnerIn(tx, call), runningFor(tx, call)]);
    const joined = [...learner.standings.keys()].flatMap((id) => catalogue.byId.get(id) ?? []);
    const last = joined
      .filter((course) => isGoingOn(course, learner))
      .toSorted(
        (a, b) => (learner.standings.get(b.id)?.lastAt ?? 0) - (learner.standings.get(a.id)?.lastAt ?? 0),
      )
      .slice(0, mostContinued);
    const mandatory = mandatoryOf(catalogue.mandatoryFirst, learner);
    const versions = last.map(({ id, version }) => ({
      courseId: id,
      version: learner.standings.get(id)?.version ?? version,
    }));
    const [outlines, worth, rows] = await Promise.all([
      publishedVersions(tx, clientId, versions),
      worthOfAll(tx, call, [...new Set([...last, ...mandatory].map(({ id }) => id))], running),
      pageRows(tx, { clientId, userId, courseIds: last.map(({ id }) => id) }),
    ]);
    const parts = { call, learner, catalogue, outlines, gives: completionRewardOf(worth) };
    return {
      continue: last.map((course) => {
        const outline = outlines.get(course.id);
        const row = rows.get(course.id);
        const outer = { learns: true, blocked: false, missingCourses: missingOf(course, learner) };
        const next =
          course.kind === "course" && outline && row
            ? nextIn({ ...parts, row }, course.id, outline, outer)
            : null;
        return { course: cardOf(call, course, parts), next };
      }),
      mandatory: mandatory.map((course) => cardOf(call, course, parts)),
      calendar: Array.from({ length: calendarDays }, (_, index) => {
        const on = addDays(learner.today, index);
        const due = joined.filter(
          (course) => isOpenEnd(course, learner) && learner.standings.get(course.id)?.dueOn === on,
        );
        return {
          on,
          due: due.map(({ id, mandatory: must }) => ({
            ...nameOf(catalogue, id, call.locale),
            mandatory: must,
          })),
        };
      }),
    };
  });

/** Begun, by opening something of it, and not done. */
function isGoingOn({ id }: CatalogueCourse, { standings }: Learner): boolean {
  const standing = standings.get(id);
  return (
    standing !== undefined &&
    standing.lastAt !== null &&
    learns.has(standing.state) &&
    !completedStates.has(standing.state)
  );
}

/** In it, and not done. */
function isOpenEnd({ id }: CatalogueCourse, { standings }: Learner): boolean {
  const state = standings.get(id)?.state;
  return state !== undefined && learns.has(state) && !completedStates.has(state);
}

/** Mandatory courses to do. */
function mandatoryOf(courses: readonly CatalogueCourse[], learner: Learner): CatalogueCourse[] {
  const place = (course: CatalogueCourse) => placeOf(course, learner.standings.get(course.id));
  return courses
    .filter(({ id, mandatory }) => mandatory && !isDone(id, learner))
    .filter((course) => learner.sees(course))
    .toSorted((a, b) => comparePlaces(place(a), place(b)))
    .slice(0, mostMandatory);
}

function isDone(id: string, { standings, facts }: Learner): boolean {
  const state = standings.get(id)?.state;
  return (
    facts.trainingIds.has(id) || (state !== undefined && (completedStates.has(state) || state === "blocked"))
  );
}
