import { inLanguage } from "@trilha/contract/core/locale.ts";
import type { CourseDraft, CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import type { ActivityAhead } from "@trilha/contract/learning/delivery/player-shapes.ts";
import type { Course } from "@trilha/contract/learning/delivery/shapes.ts";
import type { MemberCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { shownContent } from "./activity-content.ts";
import { nameOf } from "./course-card.ts";
import { type Learner, learnerIn } from "./learner.ts";
import { titleIn } from "./named-locks.ts";
import { presentItems } from "./present-items.ts";
import { type PageParts, presentModules } from "./present-modules.ts";
import { placedIn, publishedVersions } from "./published-outline.ts";

/** Draft as a newly enrolled person sees it: a draft, whatever was published of it. */
export interface Previewed {
  id: string;
  kind: CourseKind;
  draft: CourseDraft;
}

/** §learning#versions The course page of a draft for somebody who has enrolled and done nothing yet, here or elsewhere. */
export async function previewCourse(tx: Tx, call: MemberCall, previewed: Previewed): Promise<Course> {
  const { draft, kind, id } = previewed;
  const { locale } = call;
  const own = draft.defaultLocale;
  const view = await learnerIn(tx, call);
  const { catalogue } = view;
  const learner = newcomer(view.learner);
  const shown = placedIn(draft);
  const held = draft.items.flatMap(({ referenceId }) => {
    const course = referenceId === null ? undefined : catalogue.byId.get(referenceId);
    return course ? [{ courseId: course.id, version: course.version }] : [];
  });
  const parts: PageParts = {
    ...{ call, learner, catalogue, gives: () => null, learns: true, blocked: false, missing: [] },
    row: { activities: [], authorised: [] },
    outlines: await publishedVersions(tx, call.actor.clientId, held),
  };
  const { modules, minutesLeft, next: nextHere } = presentModules(parts, id, shown);
  const { items, next: nextInItems } = presentItems(parts, shown);
  const minutes =
    kind === "trail" ? items.reduce((sum, { course }) => sum + (course?.minutes ?? 0), 0) : minutesLeft;
  const next = kind === "trail" ? nextInItems : nextHere;
  const title = inLanguage(draft.title, locale, own);
  return {
    ...{ id, kind, minutes, minutesLeft: minutes, modules, items, next },
    title: title?.value ?? "",
    locale: title?.locale ?? own,
    locales: draft.locales,
    summary: inLanguage(draft.summary, locale, own)?.value ?? "",
    description: inLanguage(draft.description, locale, own)?.value ?? "",
    coverUrl: pictureUrl(call, draft.coverFileId),
    parts: kind === "trail" ? held.length : shown.placed.length,
    ...{ state: "enrolled", percent: 0, dueOn: null, favourite: false, gives: null, missing: [] },
    ...{ mandatory: draft.mandatory, subscription: draft.subscription, order: draft.order, version: 0 },
    labels: catalogue.labels
      .filter((label) => draft.labelIds.includes(label.id))
      .map((label) => ({ id: label.id, kind: label.kind, name: textIn(label.name, locale) })),
    prerequisites: draft.prerequisiteIds.map((needed) => ({
      ...nameOf(catalogue, needed, locale),
      ...{ state: "not_started", percent: 0, met: false },
    })),
    ...{ path: [], worth: null, earned: null, enrolment: null, trail: null },
    can: { enrol: false, request: false, accept: false, unenrol: false, open: next !== null },
  };
}

/**
 * Preview of a draft's activity, whatever would lock it; undefined: there is none of this order. There is no sitting,
 * and nothing that is done counts.
 */
export async function previewActivity(
  tx: Tx,
  call: MemberCall,
  { id, draft }: Previewed,
  order: number,
): Promise<ActivityAhead | undefined> {
  const { locale } = call;
  const own = draft.defaultLocale;
  const course = placedIn(draft);
  const placed = course.placed[order - 1];
  if (!placed) return undefined;
  const { activity, module } = placed;
  const reader = { tx, call, wanted: locale, fallback: own, sittingId: null };
  const { content, size } = await shownContent(reader, course, activity);
  const beside = (at: number) => {
    const one = course.placed[at];
    if (!one) return null;
    const title = titleIn(one.activity.title, locale, own);
    const { id: activityId, type } = one.activity;
    return { order: one.order, id: activityId, type, title, state: "not_started" as const, locks: [] };
  };
  return {
    course: {
      ...{ id, title: titleIn(draft.title, locale, own), state: "enrolled", percent: 0, done: 0 },
      ...{ total: course.counted.length, worth: null, earned: null },
    },
    activity: {
      ...{ id: activity.id, order, type: activity.type, mandatory: activity.mandatory, size },
      ...{ minutes: activity.minutes, completion: activity.completion },
      title: titleIn(activity.title, locale, own),
      module: titleIn(module.title, locale, own),
    },
    content,
    progress: { state: "not_started", percent: 0, resume: null, seen: [], seconds: 0, score: null },
    previous: beside(order - 2),
    next: beside(order),
  };
}

/** Person of whom nothing is known: an author sees what they may have finished themself as others do. */
const newcomer = (author: Learner): Learner => ({
  ...author,
  facts: { ...author.facts, trainingIds: new Set() },
  stateIn: () => undefined,
  standings: new Map(),
  favourites: new Set(),
});
