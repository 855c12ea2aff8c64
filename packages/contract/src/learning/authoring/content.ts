import type { Locale } from "../../core/locale.ts";
import type { ActivityContent } from "../delivery/activity-data.ts";
import { isTestType, type TestType } from "../delivery/activity-types.ts";
import type { Activity, CourseDraft } from "../delivery/outline.ts";
import { gamePictures } from "../games/pictures.ts";
import { gameOf } from "../games/play.ts";
import type { TestData } from "../tests/test-settings.ts";

type PerLanguage = Readonly<Partial<Record<Locale, string>>>;

/** As what files of courses are uploaded, by where they stand. */
export const fileKindsOfCourses = {
  cover: "course_cover",
  captions: "course_captions",
  picture: "course_picture",
  pdf: "course_pdf",
  ppt: "course_slides",
  video: "course_video",
  audio: "course_audio",
} as const;

/** Content of an activity, with the type its data belongs to: shapes have checked that they fit. */
export function typed(activity: Activity): ActivityContent {
  return { type: activity.type, data: activity.data } as ActivityContent;
}

/**
 * Content of an activity, per language: ids of files or packages, addresses, numbers of films or a text. Undefined: a
 * type that shows nothing of its own.
 */
export function contentOf(activity: Activity): PerLanguage | undefined {
  const content = typed(activity);
  switch (content.type) {
    case "pdf":
    case "ppt":
    case "video":
    case "audio":
      return content.data.files;
    case "youtube":
    case "vimeo":
      return content.data.videos;
    case "wowza":
      return content.data.streams;
    case "html":
      return content.data.kind === "text" ? content.data.html : content.data.packages;
    case "scorm":
      return content.data.packages;
    case "scorm_cloud":
      return content.data.courses;
    case "linkedin_slidshare":
      return content.data.embeds;
    default:
      return undefined;
  }
}

/** Subtitles of an activity, per language; undefined: a type without. */
export function captionsOf(activity: Activity): PerLanguage | undefined {
  const content = typed(activity);
  return content.type === "video" || content.type === "audio" ? content.data.captions : undefined;
}

/** A test with what its author set; undefined: no test. */
export function testOf(activity: Activity): { type: TestType; data: TestData } | undefined {
  const isTest = (one: ActivityContent): one is Extract<ActivityContent, { type: TestType }> =>
    isTestType(one.type);
  const content = typed(activity);
  return isTest(content) ? content : undefined;
}

/** Files an activity names, captions apart. */
export function filesOf(activity: Activity): PerLanguage {
  const content = typed(activity);
  return "files" in content.data ? content.data.files : {};
}

/** Pictures in an activity: of a game's cards. */
export function picturesOf(activity: Activity): string[] {
  const game = gameOf(typed(activity));
  return game ? gamePictures(game) : [];
}

/** Packages an activity names. */
export function packagesOf(activity: Activity): PerLanguage {
  const content = typed(activity);
  return "packages" in content.data ? content.data.packages : {};
}

/** All a draft names, each once. */
export function namedIn(draft: CourseDraft): {
  files: string[];
  packages: string[];
  captions: string[];
  courses: string[];
  /** Banks that tests draw from, and questions they ask by name. */
  banks: string[];
  questions: string[];
} {
  const activities = draft.modules.flatMap((module) => module.activities);
  const once = (each: (activity: Activity) => PerLanguage | undefined) => [
    ...new Set(activities.flatMap((activity) => Object.values(each(activity) ?? {}))),
  ];
  const items = draft.items.flatMap(({ referenceId, kind }) =>
    kind === "course" && referenceId !== null ? [referenceId] : [],
  );
  const parts = activities.flatMap((activity) => testOf(activity)?.data.parts ?? []);
  return {
    files: [...new Set([...once(filesOf), ...activities.flatMap(picturesOf)])],
    packages: once(packagesOf),
    captions: once(captionsOf),
    courses: [...new Set([...draft.prerequisiteIds, ...items])],
    banks: [...new Set(parts.flatMap((part) => (part.from === "bank" ? part.bankId : [])))],
    questions: [...new Set(parts.flatMap((part) => (part.from === "chosen" ? part.questionIds : [])))],
  };
}
