import { inLanguage } from "@trilha/contract/core/locale.ts";
import { isModuleOn, moduleOfCourse } from "@trilha/contract/core/modules.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { readCourse as spec } from "@trilha/contract/learning/delivery/course-endpoints.ts";
import { learns } from "@trilha/contract/learning/delivery/states.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { cardOf, missingOf, nameOf } from "./course-card.ts";
import { type PageRow, pageRow } from "./course-page.queries.ts";
import { paidFor } from "./course-payments.queries.ts";
import { presentEnrolment } from "./present-enrolment.ts";
import { presentItems } from "./present-items.ts";
import { presentModules } from "./present-modules.ts";
import { completionRewardOf, runningFor, worthOfAll } from "./present-worth.ts";
import { publishedVersions } from "./published-outline.ts";
import { coursesBefore } from "./rules/courses-before.ts";
import { enrolmentOption } from "./rules/enrolment-method.ts";
import { prerequisiteOrder } from "./rules/prerequisite-order.ts";
import { standingView } from "./view.ts";

/**
 * §routes#trails A course or trail, whole. The database is gone to twice at most, whatever it holds (three times once the
 * catalogue has changed): who asks, how far they are, what they were paid and by what they earn; then the outlines this
 * process has not seen yet, together with what it is worth in a campaign.
 */
export const readCourse: UseCase<typeof spec> = (call, { params, query }) =>
  call.read(async (tx) => {
    const { clientId, userId } = call.actor;
    const enrolment = { clientId, userId, courseId: params.id };
    const [view, running, row, paid, trail] = await Promise.all([
      standingView(tx, call),
      runningFor(tx, call),
      pageRow(tx, enrolment),
      paidFor(tx, enrolment, [params.id]),
      query.trailId === undefined ? undefined : pageRow(tx, { ...enrolment, courseId: query.trailId }),
    ]);
    const { learner, catalogue } = view;
    const course = catalogue.byId.get(params.id);
    const within = query.trailId === undefined ? undefined : catalogue.byId.get(query.trailId);
    const holds = within !== undefined && trail?.holds.includes(params.id) === true && learner.sees(within);
    // A trail shows its courses to whoever it is for.
    if (!course || !row || !(learner.sees(course) || holds)) return refuse(genericProblems.notFound);
    // A module that was switched off shows at once, whatever the view says.
    const isOn = isModuleOn(moduleOfCourse[(within ?? course).kind], call.actor.modules);
    if (!isOn) return refuse(genericProblems.notFound);
    const versions = versionsOf(row, course.id, (id) => {
      const own = learner.standings.get(id)?.version;
      return own ?? catalogue.byId.get(id)?.version;
    });
    if (within && trail && holds) versions.push({ courseId: within.id, version: trail.shown });
    const [outlines, worth] = await Promise.all([
      publishedVersions(tx, clientId, versions),
      worthOfAll(tx, call, [course.id, ...row.holds], running, { of: [course.id], paid }),
    ]);
    const shown = outlines.get(course.id);
    if (!shown) return refuse(genericProblems.notFound);
    const { outline } = shown;
    const { locale } = call;
    const own = outline.defaultLocale;
    const state = learner.standings.get(course.id)?.state ?? "not_started";
    const throughTrail = holds && trail?.id != null && learns.has(trail.state) && state !== "blocked";
    const path = within && holds ? outlines.get(within.id) : undefined;
    const turn =
      within && path
        ? coursesBefore(path.outline, course.id, {
            done: learner.facts.trainingIds,
            missing: missingOf(within, learner),
          })
        : [];
    const parts = {
      ...{ call, learner, catalogue, row, outlines, gives: completionRewardOf(worth) },
      learns: learns.has(state) || throughTrail,
      blocked: state === "blocked",
      missing: [...new Set([...missingOf(course, learner), ...turn])],
    };
    const card = cardOf(call, course, parts);
    const { modules, minutesLeft, next: nextHere } = presentModules(parts, course.id, shown);
    const { items, next: nextInItems } = presentItems(parts, shown);
    const next = course.kind === "trail" ? nextInItems : nextHere;
    // Learners of the trail are let in by what they open: there is nothing to ask for first.
    const entry = throughTrail ? null : enrolmentOption(state, course.subscription);
    const named = inLanguage(outline.title, locale, own);
    return {
      ...card,
      title: named?.value ?? card.title,
      summary: inLanguage(outline.summary, locale, own)?.value ?? "",
      description: inLanguage(outline.description, locale, own)?.value ?? "",
      locale: named?.locale ?? own,
      locales: outline.locales,
      version: row.shown,
      order: outline.order,
      minutesLeft: course.kind === "trail" ? minutesOf(items) : minutesLeft,
      modules,
      items,
      prerequisites: course.requires.map((id) => ({
        ...nameOf(catalogue, id, locale),
        state: learner.standings.get(id)?.state ?? "not_started",
        percent: learner.standings.get(id)?.percent ?? 0,
        met: learner.facts.trainingIds.has(id),
      })),
      path: prerequisiteOrder(course, catalogue.byId, {
        done: learner.facts.trainingIds,
        begun: (id) => (learner.standings.get(id)?.percent ?? 0) > 0,
      }).map((id) => ({
        ...nameOf(catalogue, id, locale),
        minutes: catalogue.byId.get(id)?.minutes ?? 0,
        percent: learner.standings.get(id)?.percent ?? 0,
      })),
      worth: worth.get(course.id)?.worth ?? null,
      earned: worth.get(course.id)?.earned ?? null,
      enrolment: row.id === null ? null : presentEnrolment(row),
      can: {
        enrol: entry === "enrol" && state !== "invited",
        request: entry === "request",
        accept: state === "invited" && !throughTrail,
        unenrol: leaves.has(state),
        open: next !== null,
      },
      next,
      trail: within && holds ? nameOf(catalogue, within.id, locale) : null,
    };
  });

/** States somebody can leave by themself (contract learning/states, without what staff decide). */
const leaves: ReadonlySet<string> = new Set([
  ...["requested", "invited", "enrolled", "in_progress", "restarted", "reproved"],
]);

/** Which version of what the page shows: the course itself, and all courses of a trail. */
function versionsOf(
  row: PageRow,
  courseId: string,
  versionOf: (id: string) => number | undefined,
): { courseId: string; version: number }[] {
  const held = row.holds.flatMap((id) => {
    const version = versionOf(id);
    return version === undefined ? [] : [{ courseId: id, version }];
  });
  return [{ courseId, version: row.shown }, ...held];
}

/** Minutes of the courses of a trail that are not done. */
const minutesOf = (
  items: readonly { done: boolean; course: { minutes: number; percent: number } | null }[],
) =>
  items.reduce(
    (sum, { done, course }) =>
      sum + (done || !course ? 0 : Math.ceil((course.minutes * (100 - course.percent)) / 100)),
    0,
  );
