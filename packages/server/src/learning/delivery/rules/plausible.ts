// Security 33: how long a course, a package, a test or a game takes a person at least, and what came faster.

import type { Locale } from "@trilha/contract/core/locale.ts";
import { inLanguage } from "@trilha/contract/core/locale.ts";
import type { ActivityContent } from "@trilha/contract/learning/delivery/activity-data.ts";
import type { Activity } from "@trilha/contract/learning/delivery/outline.ts";
import type { LearningPace } from "@trilha/contract/tenants/clients/learning-pace.ts";

/** Seconds something takes at least, and took by the server's clock. */
export interface Hurry {
  expected: number;
  measured: number;
}

/** Tolerance of quick work. */
const toleranceSeconds = 5;

/** Undefined: a person can do that. */
export function hurryOf(expected: number, measured: number, tolerance = toleranceSeconds): Hurry | undefined {
  return measured + tolerance < expected
    ? { expected: Math.ceil(expected), measured: Math.max(0, Math.floor(measured)) }
    : undefined;
}

/** An activity somebody has finished. */
export interface DonePart {
  /** Milliseconds. */
  openedAt: number;
  /** Seconds it takes at least. */
  seconds: number;
}

/**
 * Whether activities were finished faster than a person can: the release-date test of scheduling on one machine. From each
 * opening on, what was opened since takes no longer than until now; where several do, the worst. Undefined: it does not.
 */
export function hurryThrough(parts: readonly DonePart[], now: number): Hurry | undefined {
  let [expected, worst]: [number, Hurry | undefined] = [0, undefined];
  for (const part of parts.toSorted((one, other) => other.openedAt - one.openedAt)) {
    expected += part.seconds;
    const hurry = hurryOf(expected, (now - part.openedAt) / 1000);
    if (hurry && hurry.expected - hurry.measured > (worst ? worst.expected - worst.measured : 0))
      worst = hurry;
  }
  return worst;
}

/**
 * Seconds the content of an activity takes at least: its words, its pages, its film, or the time its author asks for.
 * What its rule does not ask for need not be seen. Packages, tests and games are measured by themselves.
 */
export function leastSeconds(
  activity: Pick<Activity, "type" | "data" | "completion">,
  lesson: { size: number | null; locale: Locale; fallback: Locale },
  pace: LearningPace,
): number {
  const { completion: rule } = activity;
  const size = lesson.size ?? 0;
  if (rule?.rule === "time") return rule.seconds;
  if (rule?.rule === "pages")
    return Math.max(0, Math.floor((size * rule.share) / 100) - 1) * pace.secondsPerPage;
  if (rule?.rule === "watched") return Math.floor((size * rule.share) / 100) / pace.playback;
  // Published data was checked whole.
  const { type, data } = activity as Activity & ActivityContent;
  if (type !== "html" || data.kind !== "text") return 0;
  const html = inLanguage(data.html, lesson.locale, lesson.fallback)?.value ?? "";
  return (wordsIn(html) / pace.wordsPerMinute) * 60;
}

/** Words of an editor's text. */
export function wordsIn(html: string): number {
  const text = html.replaceAll(/<[^>]*>/g, " ").replaceAll("&nbsp;", " ");
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Facts about the duration of a package. */
export interface PackageDuration {
  scos: number;
  /** Seconds, as its manifest says; null: it does not. */
  typical: number | null;
  /** Seconds others took who were not in a hurry, the newest some hundred. */
  others: readonly number[];
}

/** So few say nothing. */
const fewest = 20;
/** Seconds of a package that says nothing of itself, while nobody knows how long it takes. */
const unknownLeast = 30;
/** Share of the quickest among the honest. */
const percentile = 0.05;

/**
 * Seconds a package takes at least: a screen for each SCO, the client's part of what it says of itself, and half of what
 * its quickest twentieth took; half a minute while none of it is known.
 */
export function packageLeast({ scos, typical, others }: PackageDuration, pace: LearningPace): number {
  const declared = ((typical ?? 0) * pace.packagePercent) / 100;
  const sorted = others.toSorted((one, other) => one - other);
  const unknown = typical === null && scos > 0 ? unknownLeast : 0;
  const quick = others.length < fewest ? unknown : (sorted[Math.floor(sorted.length * percentile)] ?? 0) / 2;
  return Math.max(scos * pace.secondsPerPage, declared, quick);
}
