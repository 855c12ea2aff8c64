import * as z from "zod/mini";
import { id, locale, localizedText, moment } from "../../core/shapes.ts";
import { eligibility } from "../../members/eligibility/conditions.ts";
import { activityDataShapes, referenceData } from "./activity-data.ts";
import { type ActivityType, sessionTypes } from "./activity-types.ts";
import { completionRule } from "./completion.ts";
import { activityMinutesLimit, courseTextLimits, daysToFinishLimit } from "./limits.ts";

const requires = z.array(id).check(z.maxLength(20));

/** Parts of every activity beside its type. Ids stay over versions: somebody's progress belongs to them. */
const activityParts = {
  id,
  /** Empty only while it is being written: without one in the course's own language nothing is published. */
  title: localizedText(courseTextLimits.title),
  /** Counts for the course's progress and completion. */
  mandatory: z.boolean(),
  minutes: z.int().check(z.minimum(0), z.maximum(activityMinutesLimit)),
  /** Null: nothing to complete (types whose part is to come). */
  completion: z.nullable(completionRule),
  /** Activities of this course to finish first. */
  requires,
  /** §states#instructor-authorisation: opens only once the live instructor authorises it. */
  authorised: z.boolean(),
};

const ready = Object.entries(activityDataShapes).map(([type, data]) =>
  z.strictObject({ ...activityParts, type: z.literal(type as keyof typeof activityDataShapes), data }),
);
const later = z.strictObject({
  ...activityParts,
  type: z.enum(sessionTypes),
  data: referenceData,
});
export interface Activity extends Omit<z.output<typeof later>, "type" | "data"> {
  type: ActivityType;
  data: unknown;
}
const activity = z.union([...ready, later] as unknown as [
  typeof later,
  typeof later,
]) as unknown as z.ZodMiniType<Activity, Activity>;

export const outlineModule = z.strictObject({
  id,
  title: localizedText(courseTextLimits.title),
  /** Modules of this course to finish first. */
  requires,
  activities: z.array(activity).check(z.maxLength(100)),
});
export type OutlineModule = z.output<typeof outlineModule>;

/** §routes#trails What stands in a trail: courses now; in-person catalogues, webinars and live classes hold their place. */
export const trailItemKinds = ["course", "presential_catalog", "webinar", "live_class"] as const;
export const trailItem = z.strictObject({
  id,
  kind: z.enum(trailItemKinds),
  /** The course; null for what is still to come. */
  referenceId: z.nullable(id),
  /** For what has no title of its own yet. */
  title: localizedText(courseTextLimits.title),
  mandatory: z.boolean(),
  /** Items of this trail to finish first. */
  requires,
});
export type TrailItem = z.output<typeof trailItem>;

/** §routes#trails: a course holds modules of activities, a trail holds courses. Both are enrolled in and finished the same way. */
export const courseKinds = ["course", "trail"] as const;
export type CourseKind = (typeof courseKinds)[number];

/**
 * How somebody gets in (§entities#filters filter "subscription type"): by themself, after staff approved, or invited by staff.
 */
export const subscriptions = ["open", "approval", "invitation"] as const;
export type Subscription = (typeof subscriptions)[number];

/** In which order activities open: any, or each after the one before. */
export const orders = ["free", "sequential"] as const;

/** The whole of a course or trail as its author writes it; what is published is a frozen copy. */
export const courseDraft = z.strictObject({
  title: localizedText(courseTextLimits.title),
  summary: localizedText(courseTextLimits.summary),
  /** Description, in paragraphs. */
  description: localizedText(courseTextLimits.description),
  coverFileId: z.nullable(id),
  /** Default language: what is missing elsewhere is shown in it. */
  defaultLocale: locale,
  /** Languages it is meant for; how complete each is follows from its texts and files. */
  locales: z.array(locale).check(z.minLength(1), z.maxLength(4)),
  subscription: z.enum(subscriptions),
  /** Mandatory for its audience. */
  mandatory: z.boolean(),
  audience: eligibility,
  labelIds: z.array(id).check(z.maxLength(50)),
  /** Courses and trails to finish before. */
  prerequisiteIds: z.array(id).check(z.maxLength(20)),
  visibleFrom: z.nullable(moment),
  /** Exclusive. */
  visibleUntil: z.nullable(moment),
  /** Days after the enrolment by which it should be finished. */
  daysToFinish: z.nullable(z.int().check(z.minimum(1), z.maximum(daysToFinishLimit))),
  order: z.enum(orders),
  /** Modules of a course; empty in a trail. */
  modules: z.array(outlineModule).check(z.maxLength(60)),
  /** Courses of a trail; empty in a course. */
  items: z.array(trailItem).check(z.maxLength(100)),
});
export type CourseDraft = z.output<typeof courseDraft>;

/** Part of a version its learners see. */
export const outline = z.pick(courseDraft, {
  title: true,
  summary: true,
  description: true,
  coverFileId: true,
  defaultLocale: true,
  locales: true,
  order: true,
  modules: true,
  items: true,
});
export type Outline = z.output<typeof outline>;

/** An activity with its place: `order` counts through the whole course from 1 (§routes#hierarchy-order hierarchy_order). */
export interface PlacedActivity {
  order: number;
  module: OutlineModule;
  activity: Activity;
}

/** All activities of a course in their order. */
export function activitiesOf(outline: Pick<Outline, "modules">): PlacedActivity[] {
  return outline.modules
    .flatMap((module) => module.activities.map((activity) => ({ module, activity })))
    .map((placed, index) => ({ order: index + 1, ...placed }));
}
