import * as z from "zod/mini";
import { id, locale } from "../../core/shapes.ts";
import type { Eligibility } from "../../members/eligibility/conditions.ts";
import { isReadyType, rulesOfTypes } from "../delivery/activity-types.ts";
import { counts } from "../delivery/locks.ts";
import type { Activity, CourseDraft, CourseKind } from "../delivery/outline.ts";
import { type GameFault, gameFaultCodes, gameFaults } from "../games/check.ts";
import { gameWarningCodes, gameWarnings } from "../games/picture-words.ts";
import { gameOf } from "../games/play.ts";
import type { TestableQuestion } from "../questions/draw.ts";
import { stoppingTestFaults, testFaults, warningTestFaults } from "../tests/test-faults.ts";
import { contentOf, filesOf, packagesOf, picturesOf, testOf, typed } from "./content.ts";
import { languageCompleteness } from "./languages.ts";

/** Faults that keep a draft from being published. */
export const stoppingFaults = [
  "no_title",
  "no_activity",
  "no_item",
  "no_content",
  "file_not_ready",
  "file_converting",
  "file_not_converted",
  "package_not_ready",
  "package_refused",
  "no_rule",
  "rule_not_possible",
  "size_unknown",
  "requires_missing",
  "requires_later",
  "replacement_missing",
  "item_without_course",
  "item_draft",
  "item_archived",
  "item_twice",
  "prerequisite_draft",
  "prerequisite_archived",
  "prerequisite_circle",
  "audience_nobody",
  "window_upside_down",
  "locale_missing",
  ...gameFaultCodes,
  ...stoppingTestFaults,
] as const;
/** Faults an author should know of, and may leave. */
export const warningFaults = [
  "flash_retired",
  "language_incomplete",
  "requires_endless",
  "nothing_mandatory",
  "nothing_completable",
  ...gameWarningCodes,
  ...warningTestFaults,
] as const;
export const courseFaultCodes = [...stoppingFaults, ...warningFaults] as const;
export type CourseFaultCode = (typeof courseFaultCodes)[number];

export const courseFault = z.strictObject({
  code: z.enum(courseFaultCodes),
  /** False: only a warning. */
  stops: z.boolean(),
  /** Where: the course itself, one of its modules or activities, or an item of a trail. */
  part: z.enum(["course", "module", "activity", "item"]),
  /** Part at fault; null: the course itself. */
  partId: z.nullable(id),
  locale: z.optional(locale),
  /** For the words (`faultInWords`). */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type CourseFault = z.output<typeof courseFault>;

interface DraftFileFacts {
  pages: number | null;
  seconds: number | null;
  /** Conversion it waits for, or that failed. */
  conversion?: { state: "waiting" | "running" | "failed" } | null;
}

/** Facts about the things a draft names; what is not in it is not there. */
export interface DraftFacts {
  files: ReadonlyMap<string, DraftFileFacts>;
  packages: ReadonlyMap<string, { state: "unpacking" | "ready" | "refused" }>;
  courses: ReadonlyMap<string, { state: "draft" | "published" | "archived"; title: string }>;
  /** Questions each of its tests may ask, by activity; left out: not known yet. */
  pools?: ReadonlyMap<string, readonly TestableQuestion[]> | undefined;
  /** Left out: whether a test has closed is not asked. */
  now?: Date | undefined;
}

const warnings: ReadonlySet<string> = new Set(warningFaults);

function faultAt(
  code: CourseFaultCode,
  part: CourseFault["part"] = "course",
  partId: string | null = null,
  more: Pick<Partial<CourseFault>, "locale" | "params"> = {},
): CourseFault {
  const { params = {}, ...rest } = more;
  return { code, stops: !warnings.has(code), part, partId, params, ...rest };
}

/**
 * Faults of a draft: those that stop it from being published, and warnings to its author, in its order. Pure, so that
 * the page shows it as they write; circles over other courses and the people it is for only the server sees.
 */
export function faultsOf(kind: CourseKind, draft: CourseDraft, facts: DraftFacts): CourseFault[] {
  const own = draft.defaultLocale;
  const faults: CourseFault[] = [];
  if (!draft.title[own]) faults.push(faultAt("no_title", "course", null, { locale: own }));
  if (!draft.locales.includes(own)) faults.push(faultAt("locale_missing", "course", null, { locale: own }));
  if (draft.visibleFrom !== null && draft.visibleUntil !== null && draft.visibleUntil <= draft.visibleFrom)
    faults.push(faultAt("window_upside_down"));
  if (opensToNobody(draft.audience)) faults.push(faultAt("audience_nobody"));
  for (const courseId of draft.prerequisiteIds) {
    const course = facts.courses.get(courseId);
    const params = { name: course?.title ?? "" };
    if (course?.state === "draft") faults.push(faultAt("prerequisite_draft", "course", null, { params }));
    if (course?.state === "archived")
      faults.push(faultAt("prerequisite_archived", "course", null, { params }));
  }
  faults.push(...(kind === "trail" ? itemFaults(draft, facts) : moduleFaults(draft, facts)));
  for (const { locale, percent } of languageCompleteness(draft))
    if (percent < 100 && locale !== own)
      faults.push(faultAt("language_incomplete", "course", null, { locale, params: { percent } }));
  return faults;
}

function moduleFaults(draft: CourseDraft, facts: DraftFacts): CourseFault[] {
  const own = draft.defaultLocale;
  const activities = draft.modules.flatMap((module) => module.activities);
  if (activities.length === 0) return [faultAt("no_activity")];
  const faults: CourseFault[] = [];
  const moduleIds = draft.modules.map(({ id }) => id);
  const places = new Map(activities.map((activity, index) => [activity.id, { activity, index }]));
  for (const [at, module] of draft.modules.entries()) {
    if (!module.title[own]) faults.push(faultAt("no_title", "module", module.id, { locale: own }));
    faults.push(...requiresFaults("module", module, at, (id) => moduleIds.indexOf(id)));
    for (const activity of module.activities) {
      const index = places.get(activity.id)?.index ?? 0;
      faults.push(...activityFaults(activity, draft, facts));
      faults.push(...requiresFaults("activity", activity, index, (id) => places.get(id)?.index ?? -1));
      for (const id of activity.requires)
        if (places.get(id)?.activity.completion === null)
          faults.push(faultAt("requires_endless", "activity", activity.id));
    }
  }
  if (activities.every(({ completion }) => completion === null)) faults.push(faultAt("nothing_completable"));
  else if (!activities.some(counts)) faults.push(faultAt("nothing_mandatory"));
  return faults;
}

function activityFaults(activity: Activity, draft: CourseDraft, facts: DraftFacts): CourseFault[] {
  const own = draft.defaultLocale;
  const faults: CourseFault[] = [];
  const add = (code: CourseFaultCode, more?: Pick<Partial<CourseFault>, "locale" | "params">) =>
    faults.push(faultAt(code, "activity", activity.id, more));
  if (!activity.title[own]) add("no_title", { locale: own });
  if (!isReadyType(activity.type)) {
    if (activity.completion !== null) add("rule_not_possible");
    return faults;
  }
  const game = gameOf(typed(activity));
  const ofGame = game ? [...gameFaults(game, own), ...gameWarnings(game, own)] : [];
  for (const { code, locale, params } of ofGame) add(code, at(locale, params));
  const content = contentOf(activity);
  if (content && !hasSomething(activity, content[own])) add("no_content", { locale: own });
  for (const [language, id] of languagesOf(filesOf(activity))) {
    const file = facts.files.get(id);
    if (!file) add("file_not_ready", { locale: language });
    else if (file.conversion?.state === "failed") add("file_not_converted", { locale: language });
    else if (file.conversion) add("file_converting", { locale: language });
  }
  if (picturesOf(activity).some((id) => !facts.files.has(id))) add("file_not_ready");
  for (const [language, id] of languagesOf(packagesOf(activity))) {
    const state = facts.packages.get(id)?.state;
    if (state === "refused") add("package_refused", { locale: language });
    else if (state !== "ready") add("package_not_ready", { locale: language });
  }
  if (activity.completion === null) add("no_rule");
  else if (!rulesOfTypes[activity.type].includes(activity.completion.rule)) add("rule_not_possible");
  else if (isSizeUnknown(activity, draft, facts)) add("size_unknown");
  const { type, data } = typed(activity);
  if (type === "flash") {
    const ids = draft.modules.flatMap((module) => module.activities.map(({ id }) => id));
    if (data.replacementId === null) add("flash_retired");
    else if (data.replacementId === activity.id || !ids.includes(data.replacementId))
      add("replacement_missing");
  }
  const test = testOf(activity);
  const around = { modules: draft.modules, pool: facts.pools?.get(activity.id), own, now: facts.now };
  for (const { code, params, moduleId } of test ? testFaults(test.type, test.data, around) : []) {
    const module = draft.modules.find(({ id }) => id === moduleId)?.title[own];
    add(code, { params: module === undefined ? params : { ...params, module } });
  }
  return faults;
}

const at = (locale: GameFault["locale"], params: GameFault["params"]) =>
  locale ? { locale, params } : { params };

/** An editor's text without a word or a picture is none. */
function hasSomething(activity: Activity, value: string | undefined): boolean {
  if (!value) return false;
  const { type, data } = typed(activity);
  if (type !== "html" || data.kind !== "text") return true;
  return value.replaceAll(/<[^>]*>|&nbsp;|\s/g, "") !== "";
}

/**
 * A share needs to know of how much, in every language: whoever watches would otherwise be the one to say how long it
 * is. What lies elsewhere is as long as its author says, in a language without a length as in the course's own.
 */
function isSizeUnknown(activity: Activity, draft: CourseDraft, facts: DraftFacts): boolean {
  const { rule } = activity.completion ?? {};
  if (rule !== "pages" && rule !== "watched") return false;
  const { type, data } = typed(activity);
  if (type === "youtube" || type === "vimeo" || type === "wowza")
    return languagesOf(contentOf(activity) ?? {}).some(
      ([language]) => (data.seconds[language] ?? data.seconds[draft.defaultLocale]) === undefined,
    );
  const size = rule === "pages" ? "pages" : "seconds";
  return languagesOf(filesOf(activity)).some(([, id]) => {
    const file = facts.files.get(id);
    return file?.[size] === null && !file.conversion;
  });
}

function itemFaults(draft: CourseDraft, facts: DraftFacts): CourseFault[] {
  const faults: CourseFault[] = [];
  if (!draft.items.some(({ kind }) => kind === "course")) faults.push(faultAt("no_item"));
  const ids = draft.items.map(({ id }) => id);
  const seen = new Set<string>();
  for (const [at, item] of draft.items.entries()) {
    const course = item.referenceId === null ? undefined : facts.courses.get(item.referenceId);
    const params = { name: course?.title ?? "" };
    if (item.kind === "course") {
      if (!course) faults.push(faultAt("item_without_course", "item", item.id));
      if (course?.state === "draft") faults.push(faultAt("item_draft", "item", item.id, { params }));
      if (course?.state === "archived") faults.push(faultAt("item_archived", "item", item.id, { params }));
      if (item.referenceId !== null && seen.has(item.referenceId))
        faults.push(faultAt("item_twice", "item", item.id, { params }));
      if (item.referenceId !== null) seen.add(item.referenceId);
    } else if (!item.title[draft.defaultLocale]) {
      faults.push(faultAt("no_title", "item", item.id, { locale: draft.defaultLocale }));
    }
    faults.push(...requiresFaults("item", item, at, (id) => ids.indexOf(id)));
    for (const id of item.requires)
      if (draft.items.some((other) => other.id === id && other.kind !== "course"))
        faults.push(faultAt("requires_endless", "item", item.id));
  }
  if (draft.items.length > 0 && !draft.items.some(({ mandatory, kind }) => mandatory && kind === "course"))
    faults.push(faultAt("nothing_mandatory"));
  return faults;
}

/** Things are required before what requires them; then there is no circle. */
function requiresFaults(
  part: "module" | "activity" | "item",
  node: { id: string; requires: readonly string[] },
  at: number,
  placeOf: (id: string) => number,
): CourseFault[] {
  return node.requires.flatMap((id) => {
    const place = placeOf(id);
    if (place === -1) return [faultAt("requires_missing", part, node.id)];
    return place >= at ? [faultAt("requires_later", part, node.id)] : [];
  });
}

/** Eligibility that opens to nobody: a contradiction in the tree itself. */
function opensToNobody(tree: Eligibility): boolean {
  if ("not" in tree) return opensToAll(tree.not);
  if ("all" in tree) return tree.all.some(opensToNobody);
  if ("any" in tree) return tree.any.every(opensToNobody);
  return false;
}
function opensToAll(tree: Eligibility): boolean {
  if ("not" in tree) return opensToNobody(tree.not);
  if ("all" in tree) return tree.all.every(opensToAll);
  if ("any" in tree) return tree.any.some(opensToAll);
  return false;
}

function languagesOf<Value>(values: Readonly<Partial<Record<string, Value>>>) {
  return Object.entries(values).flatMap(([language, value]): [CourseFault["locale"] & string, Value][] => {
    const read = locale.safeParse(language);
    return read.success && value !== undefined ? [[read.data, value]] : [];
  });
}
