import type { Locale } from "@trilha/contract/core/locale.ts";
import { inLanguage } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as specs from "@trilha/contract/learning/authoring/preview-endpoints.ts";
import { activityDataShapes } from "@trilha/contract/learning/delivery/activity-data.ts";
import type { Activity } from "@trilha/contract/learning/delivery/outline.ts";
import { scormProblems } from "@trilha/contract/learning/scorm/problems.ts";
import { attemptProblems } from "@trilha/contract/learning/tests/problems.ts";
import type { MemberCall } from "../../core/call.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { packageOf } from "../content/index.ts";
import * as learning from "../delivery/index.ts";
import { previewPackage } from "../scorm/index.ts";
import { freshStanding, testOf, tryAttempt } from "../tests/index.ts";
import { courseById } from "./courses.queries.ts";

/** The same call by somebody who reads another language. */
const reading = (call: MemberCall, language: Locale | undefined): MemberCall =>
  language ? { ...call, locale: language } : call;

/** §learning#course-preview The draft as a learner's page. */
export const previewCourse: UseCase<typeof specs.previewCourse> = (call, { params, query }) =>
  call.read(async (tx) => {
    const course = await courseById(tx, call.actor.clientId, params.id);
    if (!course) return refuse(genericProblems.notFound);
    return learning.previewCourse(tx, reading(call, query.language), course);
  });

/** One of its activities as the player shows it; nothing of it is kept. */
export const openPreview: UseCase<typeof specs.openPreview> = (call, { params, body }) =>
  call.read(async (tx) => {
    const course = await courseById(tx, call.actor.clientId, params.id);
    const reader = reading(call, body.language);
    const opened = course && (await learning.previewActivity(tx, reader, course, params.order));
    return opened ?? refuse(genericProblems.notFound);
  });

/** §entities#course-test A test of the draft as whoever has not tried it meets it. */
export const previewStanding: UseCase<typeof specs.previewStanding> = (call, { params }) =>
  call.read(async (tx) => {
    const activity = await activityAt(tx, call, params);
    if (!activity) return refuse(genericProblems.notFound);
    const test = testOf(activity.activity);
    return test ? freshStanding(test, call.now) : refuse(attemptProblems.notATest);
  });

/** §learning#attempt-frozen An attempt at it that nobody keeps. */
export const previewAttempt: UseCase<typeof specs.previewAttempt> = (call, { params, body }) =>
  call.read(async (tx) => {
    const target = await activityAt(tx, call, params);
    if (!target) return refuse(genericProblems.notFound);
    const { activity, fallback, counted } = target;
    const test = testOf(activity);
    if (!test) return refuse(attemptProblems.notATest);
    const needed = learning.hasToBePassed(activity) && counted.includes(activity.id);
    const locale = body.language ?? call.locale;
    return tryAttempt(tx, call, { ...test, locale, fallback, needed }, body);
  });

/** §entities#type-scorm scorm: a package of the draft, looked at without an attempt. */
export const previewLaunch: UseCase<typeof specs.previewLaunch> = (call, { params, body }) =>
  call.read(async (tx) => {
    const target = await activityAt(tx, call, params);
    if (!target) return refuse(genericProblems.notFound);
    const { activity, fallback } = target;
    if (activity.type !== "scorm") return refuse(scormProblems.notPackage);
    const { packages } = activityDataShapes.scorm.parse(activity.data);
    const packageId = inLanguage(packages, body.language ?? call.locale, fallback)?.value;
    const { clientId } = call.actor;
    const usable = packageId && (await packageOf(tx, { clientId, packageId }));
    return usable ? previewPackage(call, usable, body.sco) : refuse(scormProblems.packageNotReady);
  });

interface DraftActivity {
  activity: Activity;
  /** The course's own language. */
  fallback: Locale;
  /** Parts to finish. */
  counted: readonly string[];
}

/** An activity of a draft by its place; undefined: the client has no such course, or it no such place. */
async function activityAt(
  tx: Tx,
  call: MemberCall,
  { id, order }: { id: string; order: number },
): Promise<DraftActivity | undefined> {
  const course = await courseById(tx, call.actor.clientId, id);
  if (!course) return undefined;
  const { placed, counted } = learning.placedIn(course.draft);
  const activity = placed[order - 1]?.activity;
  return activity && { activity, fallback: course.draft.defaultLocale, counted };
}
