import * as z from "zod/mini";
import { id, locale, localizedText, moment, version } from "../../core/shapes.ts";
import { courseTextLimits } from "../delivery/limits.ts";
import { type CourseDraft, courseDraft, courseKinds, subscriptions } from "../delivery/outline.ts";
import { labelKinds } from "../delivery/shapes.ts";
import { courseChange } from "./changes.ts";
import { courseFault } from "./faults.ts";
import { labelNameLimit, publishNoteLimit } from "./limits.ts";

/** Course or trail: draft → published ⇄ archived; only what never was published may be removed. */
export const courseStates = ["draft", "published", "archived"] as const;
export const courseState = z.enum(courseStates);
export type CourseState = z.output<typeof courseState>;
export const courseKind = z.enum(courseKinds);

/** A course or trail in the office's list. */
export const courseListItem = z.strictObject({
  id,
  kind: courseKind,
  state: courseState,
  /** As its draft has it. */
  title: localizedText(courseTextLimits.title),
  defaultLocale: locale,
  locales: z.array(locale),
  subscription: z.enum(subscriptions),
  mandatory: z.boolean(),
  coverUrl: z.nullable(z.string()),
  labelIds: z.array(id),
  /** The draft has something the published version has not; true of what is not published. */
  changed: z.boolean(),
  /** Last author of the draft, and when. */
  savedBy: z.string(),
  savedAt: moment,
  publishedAt: z.nullable(moment),
  visibleFrom: z.nullable(moment),
  visibleUntil: z.nullable(moment),
  /** Activities of a course, items of a trail: of the published version. */
  activityCount: z.int(),
  /** People enrolled, begun or finished. */
  learners: z.int(),
  /** Share of the learners, in whole percent; null where there are none. */
  finishedPercent: z.nullable(z.int()),
});
export type CourseListItem = z.output<typeof courseListItem>;

export const courseCreate = z.strictObject({
  kind: courseKind,
  /** In its own language. */
  title: localizedText(courseTextLimits.title).check(
    z.refine((texts) => Object.values(texts).some((text) => text), { error: "required" }),
  ),
  defaultLocale: locale,
});

/** A file a draft names; `seconds` and `pages` where they are known (slides: of the PDF made of them). */
export const draftFile = z.strictObject({
  id,
  name: z.string(),
  type: z.string(),
  size: z.number(),
  seconds: z.nullable(z.number()),
  pages: z.nullable(z.int()),
  /** Percent, and the reason in the caller's language; null: it is as it is to be shown. */
  conversion: z.nullable(
    z.strictObject({
      state: z.enum(["waiting", "running", "failed"]),
      progress: z.int(),
      reason: z.nullable(z.string()),
    }),
  ),
  /** Signed, for looking at it; pictures in the size of a card. */
  url: z.string(),
});
/** A package a draft names; `progress` in percent while it is unpacked, `refusal` in the caller's language. */
export const draftPackage = z.strictObject({
  id,
  kind: z.enum(["scorm", "html"]),
  title: z.string(),
  revision: z.int(),
  state: z.enum(["unpacking", "ready", "refused"]),
  progress: z.int(),
  refusal: z.nullable(z.string()),
});
/** A course or trail a draft names: as a prerequisite, or as an item. */
export const draftCourse = z.strictObject({
  id,
  kind: courseKind,
  title: localizedText(courseTextLimits.title),
  state: courseState,
});

/** Move of all learners of a version to the newest by a job. */
export const courseMoving = z.strictObject({ done: z.int(), total: z.int() });

/**
 * A draft in an answer: checked when it was kept and written as it is. A writer for each type an activity can be would
 * take seconds to compile.
 */
const keptDraft = z.custom<CourseDraft>();

/** A course or trail as it is edited. */
export const officeCourse = z.strictObject({
  id,
  kind: courseKind,
  state: courseState,
  /** Version of the draft: the next save names it. */
  version: z.int(),
  draft: keptDraft,
  savedBy: z.string(),
  savedAt: moment,
  publishedVersion: z.nullable(z.int()),
  publishedAt: z.nullable(moment),
  changed: z.boolean(),
  learners: z.int(),
  files: z.array(draftFile),
  packages: z.array(draftPackage),
  courses: z.array(draftCourse),
  moving: z.nullable(courseMoving),
  /** Whether films and sounds no browser plays are converted here. */
  converts: z.boolean(),
  can: z.strictObject({
    edit: z.boolean(),
    publish: z.boolean(),
    archive: z.boolean(),
    restore: z.boolean(),
    remove: z.boolean(),
  }),
});
export type OfficeCourse = z.output<typeof officeCourse>;

export const draftSave = z.strictObject({ version, draft: courseDraft });

/** After a save: what the page does not know yet of what the draft names. */
export const draftSaved = z.strictObject({
  version: z.int(),
  savedAt: moment,
  /** The draft as it is kept, where its texts had to be cleaned; null: kept as sent. */
  draft: z.nullable(keptDraft),
  files: z.array(draftFile),
  packages: z.array(draftPackage),
  courses: z.array(draftCourse),
});

const learner = z.strictObject({
  userId: id,
  /** Null: no longer of the client. */
  membershipId: z.nullable(id),
  name: z.string(),
  store: z.nullable(z.string()),
});

/** Consequences of publishing the draft. */
export const publication = z.strictObject({
  /** Version of the draft that was checked: publishing names it. */
  version: z.int(),
  publishedVersion: z.nullable(z.int()),
  faults: z.array(courseFault),
  /** From the published version to the draft; empty where nothing is published. */
  changes: z.array(courseChange),
  languages: z.array(z.strictObject({ locale, percent: z.int() })),
  /** How many people of the client it is for, now. */
  audience: z.int(),
  learners: z.strictObject({
    /** Enrolled or working on it, on an older version. */
    inProgress: z.int(),
    /** Done with it, on an older version. */
    completed: z.int(),
  }),
  /** People who have completed it and would not have, were everybody moved to this version; the first 100 by name. */
  losing: z.strictObject({ count: z.int(), people: z.array(learner) }),
});
export type Publication = z.output<typeof publication>;

/**
 * People who are moved to the version that is published: nobody (all finish what they started), who has not completed
 * it, or everybody; then completions that the new version takes away are taken back, points stay and are not paid
 * twice.
 */
export const moveChoices = ["none", "in_progress", "all"] as const;
export type LearnerMove = (typeof moveChoices)[number];
export const publishing = z.strictObject({
  version,
  move: z.enum(moveChoices),
  /** For those who edit it: what is different. */
  note: z.optional(z.string().check(z.trim(), z.maxLength(publishNoteLimit))),
});
export const published = z.strictObject({
  publishedVersion: z.int(),
  publishedAt: moment,
  /** How many people were moved, or are being moved by a job. */
  moved: z.int(),
  moving: z.nullable(courseMoving),
});

export const courseVersion = z.strictObject({
  version: z.int(),
  publishedBy: z.string(),
  publishedAt: moment,
  note: z.string(),
  /** Learners now. */
  learners: z.int(),
});

export const labelKind = z.enum(labelKinds);

const labelName = localizedText(labelNameLimit).check(
  z.refine((texts) => Object.values(texts).some((text) => text), { error: "required" }),
);
export const courseLabel = z.strictObject({
  id,
  kind: labelKind,
  name: localizedText(labelNameLimit),
  /** Off: no longer offered as a filter; courses keep it. */
  active: z.boolean(),
  /** Courses and trails that wear it, drafts too. */
  courses: z.int(),
  version: z.int(),
});
export type CourseLabel = z.output<typeof courseLabel>;
export const labelCreate = z.strictObject({ kind: labelKind, name: labelName });
export const labelEdit = z.strictObject({ version, name: labelName, active: z.boolean() });
/** All labels of a kind in their order. */
export const labelOrder = z.strictObject({
  kind: labelKind,
  ids: z.array(id).check(z.minLength(1), z.maxLength(500)),
});
/** Most labels of one kind. */
export const labelLimit = 500;
/** Most that a draft weighs as it is sent, in bytes. */
export const draftBytes = 2 * 1024 * 1024;
