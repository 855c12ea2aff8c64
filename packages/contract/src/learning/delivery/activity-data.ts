import * as z from "zod/mini";
import { webAddressLimit } from "../../core/limits.ts";
import { id, locale, printable } from "../../core/shapes.ts";
import { gameDataShapes } from "../games/content.ts";
import { testData } from "../tests/test-settings.ts";
import type { ActivityType } from "./activity-types.ts";
import { cloudCourseLimit, mediaSecondsLimit } from "./limits.ts";

// Data each type needs to be shown. Every text, file and address may exist per language; a missing one falls back
// (`inLanguage`).

const perLanguage = <Value extends z.ZodMiniType>(value: Value) => z.partialRecord(locale, value);
const files = perLanguage(id);
const httpsAddress = z
  .string()
  .check(z.trim(), printable, z.maxLength(webAddressLimit), z.regex(/^https:\/\/[^\s/]+\.[^\s]+$/));
/** Length in seconds, where only the author's browser could tell. */
const seconds = perLanguage(z.int().check(z.minimum(1), z.maximum(mediaSecondsLimit)));
const captions = perLanguage(id);
/** Skipping ahead is refused. */
const noSkip = z.boolean();

export const activityDataShapes = {
  pdf: z.strictObject({ files }),
  video: z.strictObject({ files, captions, noSkip }),
  audio: z.strictObject({ files, captions, noSkip }),
  youtube: z.strictObject({
    videos: perLanguage(z.string().check(z.regex(/^[\w-]{11}$/))),
    seconds,
    noSkip,
  }),
  vimeo: z.strictObject({
    /** The number, and the hash of an unlisted film behind a slash. */
    videos: perLanguage(z.string().check(z.regex(/^\d{1,12}(\/[0-9a-f]{6,16})?$/))),
    seconds,
    noSkip,
  }),
  wowza: z.strictObject({ streams: perLanguage(httpsAddress), seconds, noSkip }),
  /** A text of the editor, cleaned by the server when it is kept; or a zipped page, which lives on the content origin. */
  html: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("text"), html: perLanguage(z.string().check(z.maxLength(100_000))) }),
    z.strictObject({ kind: z.literal("package"), packages: files }),
  ]),
  scorm: z.strictObject({ packages: files }),
  /** The course's id at SCORM Cloud. */
  scorm_cloud: z.strictObject({
    courses: perLanguage(z.string().check(printable, z.minLength(1), z.maxLength(cloudCourseLimit))),
  }),
  ppt: z.strictObject({ files }),
  linkedin_slidshare: z.strictObject({ embeds: perLanguage(httpsAddress) }),
  /** Browsers no longer play it; another activity of the course may stand in. */
  flash: z.strictObject({ replacementId: z.nullable(id) }),
  conventional_test: testData,
  block_test: testData,
  restart_test: testData,
  evaluated_quiz: testData,
  unevaluated_quiz: testData,
  block_general_test: testData,
  restart_general_test: testData,
  reaction_evaluation: testData,
  ...gameDataShapes,
} as const;

/** Types whose part is still to come: what they will point at. */
export const referenceData = z.strictObject({ referenceId: z.nullable(id) });

type ReadyActivity = {
  [Type in keyof typeof activityDataShapes]: {
    type: Type;
    data: z.output<(typeof activityDataShapes)[Type]>;
  };
}[keyof typeof activityDataShapes];
type OtherType = Exclude<ActivityType, keyof typeof activityDataShapes>;
/** A type with its data. */
export type ActivityContent = ReadyActivity | { type: OtherType; data: z.output<typeof referenceData> };
