import * as z from "zod/mini";
import { id, locale } from "../../core/shapes.ts";
import { activityLimits } from "../../loyalty/earning/evaluate-activity.ts";
import { activityTypes, gameTypes, testTypes } from "./activity-types.ts";
import { completionRule } from "./completion.ts";
import { lock } from "./locks.ts";
import { activityStates, learningStates } from "./states.ts";

const count = z.int().check(z.minimum(0));
const percent = z.int().check(z.minimum(0), z.maximum(100));
/** Address that lives some minutes: open the activity again for a new one. */
const url = z.string();

/** Whole pages from 1 or seconds, half-open. */
export const seenRanges = z.array(z.tuple([count, count]));

/** Why something is closed, with the name of what opens it in the reader's language. */
export const namedLock = z.strictObject({ lock, title: z.nullable(z.string()) });
export type NamedLock = z.output<typeof namedLock>;

const captions = z.array(z.strictObject({ locale, url }));
/** In which language the content is, and in which others it could be asked for. */
const inLanguages = { locale, locales: z.array(locale) };

/**
 * Content to show, ready: one of each kind, in one language. `empty` is what has no content here: a type whose part
 * is to come, or one the author has not filled for any language (§entities#activity-types: an unknown type gives an empty
 * content, never an error).
 */
export const activityContent = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("empty") }),
  z.strictObject({ kind: z.literal("pdf"), url, name: z.string(), ...inLanguages }),
  z.strictObject({
    kind: z.literal("video"),
    url,
    type: z.string(),
    captions,
    noSkip: z.boolean(),
    ...inLanguages,
  }),
  z.strictObject({
    kind: z.literal("audio"),
    url,
    type: z.string(),
    captions,
    noSkip: z.boolean(),
    ...inLanguages,
  }),
  z.strictObject({ kind: z.literal("youtube"), video: z.string(), noSkip: z.boolean(), ...inLanguages }),
  z.strictObject({ kind: z.literal("vimeo"), video: z.string(), noSkip: z.boolean(), ...inLanguages }),
  z.strictObject({ kind: z.literal("wowza"), stream: z.string(), noSkip: z.boolean(), ...inLanguages }),
  /** Cleaned when it was kept. */
  z.strictObject({ kind: z.literal("html_text"), html: z.string(), ...inLanguages }),
  /** A page on the content origin. */
  z.strictObject({ kind: z.literal("html_package"), url, ...inLanguages }),
  /** Package, begun by a launch (`POST /api/scorm/launches`) with this sitting. */
  z.strictObject({ kind: z.literal("launch"), type: z.enum(["scorm", "scorm_cloud"]), ...inLanguages }),
  /** The slides as a PDF, and the file itself; without the one the other is offered. */
  z.strictObject({
    kind: z.literal("slides"),
    pdfUrl: z.nullable(url),
    fileUrl: url,
    name: z.string(),
    /** The PDF is on its way. */
    converting: z.boolean(),
    ...inLanguages,
  }),
  z.strictObject({ kind: z.literal("embed"), url, ...inLanguages }),
  /** Test, whose questions come with an attempt (`POST /api/attempts`) of this sitting. */
  z.strictObject({ kind: z.literal("test"), type: z.enum(testTypes) }),
  /** Game, dealt by a call. */
  z.strictObject({ kind: z.literal("game"), type: z.enum(gameTypes) }),
  /** No browser plays it any more; `replacementOrder` stands in. */
  z.strictObject({ kind: z.literal("retired"), replacementOrder: z.nullable(count) }),
]);
export type ActivityContentShown = z.output<typeof activityContent>;

/** Worth of finishing now, by the rules in force; `earned` is what it has paid already, once for good. */
export const worth = z.strictObject({
  campaign: z.string(),
  points: count,
  experience: count,
  /** The campaign's limit that trims what it would give, to nothing where it is reached. */
  limitedBy: z.nullable(z.enum(activityLimits)),
  /** Paid period: the campaign has paid a course in this period. */
  paidPer: z.nullable(z.enum(["day", "week", "campaign"])),
});
export type CompletionWorth = z.output<typeof worth>;
export const earned = z.strictObject({
  campaign: z.string(),
  points: count,
  experience: count,
  limitedBy: z.nullable(z.enum(activityLimits)),
});
export type CompletionEarnings = z.output<typeof earned>;

export const neighbour = z.strictObject({
  order: count,
  id,
  type: z.enum(activityTypes),
  title: z.string(),
  state: z.enum(activityStates),
  locks: z.array(namedLock),
});

export const openedActivity = z.strictObject({
  /** Steps are sent for it; each opening is one. */
  sittingId: id,
  course: z.strictObject({
    id,
    title: z.string(),
    state: z.enum(learningStates),
    percent,
    done: count,
    total: count,
    worth: z.nullable(worth),
    earned: z.nullable(earned),
  }),
  activity: z.strictObject({
    id,
    order: count,
    type: z.enum(activityTypes),
    title: z.string(),
    module: z.string(),
    mandatory: z.boolean(),
    minutes: count,
    /** Null: nothing to complete. */
    completion: z.nullable(completionRule),
    /** Pages or seconds; null: only the player will know. */
    size: z.nullable(count),
  }),
  content: activityContent,
  progress: z.strictObject({
    state: z.enum(activityStates),
    percent,
    /** Where to go on: second, page from 1, or slide; null: from the beginning. */
    resume: z.nullable(z.strictObject({ at: count, detail: z.optional(z.string()) })),
    seen: seenRanges,
    seconds: count,
    score: z.nullable(z.number()),
  }),
  previous: z.nullable(neighbour),
  next: z.nullable(neighbour),
});

export type OpenedActivity = z.output<typeof openedActivity>;

/** View of an activity ahead, before there is one: without a sitting nothing that is done counts. */
export const activityAhead = z.omit(openedActivity, { sittingId: true });
export type ActivityAhead = z.output<typeof activityAhead>;

export const progressed = z.strictObject({
  activity: z.strictObject({
    id,
    state: z.enum(activityStates),
    percent,
    seconds: count,
  }),
  course: z.strictObject({ id, state: z.enum(learningStates), percent, done: count, total: count }),
  /** Activities this opened, by their order. */
  opened: z.array(count),
  /** Earnings of finishing the course, told once: with the step that finished it. */
  earned: z.nullable(earned),
  /** Seconds after which a step counts whole, sent again; 0: it does. The server's clock lets nobody go faster. */
  wait: z.int().check(z.minimum(0), z.maximum(600)),
});
export type Progressed = z.output<typeof progressed>;

/** §states#instructor-authorisation A course with activities that open when its live instructor says so. */
export const authorisedCourse = z.strictObject({
  id,
  title: z.string(),
  activities: z.array(
    z.strictObject({
      id,
      title: z.string(),
      type: z.enum(activityTypes),
      authorised: z.boolean(),
      authorisedAt: z.nullable(z.string()),
      authorisedBy: z.nullable(z.string()),
      /** People who have reached it and not finished it. */
      waiting: count,
    }),
  ),
});
/** People who have reached an activity that waits for the instructor, who was in the course last first. */
export const peopleBefore = z.strictObject({
  items: z.array(
    z.strictObject({
      id,
      name: z.string(),
      store: z.nullable(z.string()),
      /** When they were in the course last; null: never yet. */
      lastAt: z.nullable(z.string()),
      /** Opened to this person alone. */
      authorised: z.boolean(),
    }),
  ),
  /** There are more than are listed. */
  more: z.boolean(),
});
export const authorisedCourses = z.strictObject({ items: z.array(authorisedCourse) });
