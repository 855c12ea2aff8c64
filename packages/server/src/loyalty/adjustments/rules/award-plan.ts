// §earning-rules#adjustments CSV awards: every line names somebody who is in the campaign, on a day of it that has come, and stands there once.
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import type { AwardLine } from "./award-line.ts";

/** When a campaign runs for the people of one country. */
export interface AwardPeriod {
  timeZone: string;
  beginsOn: string;
  endsOn: string;
  /** The day it is there now. */
  today: string;
  /** Points may be given now. */
  open: boolean;
}

/** Member, by one of their keys. */
export interface KnownPerson {
  userId: string;
  /** Null: not in the campaign, or it does not run in their country. */
  days: AwardPeriod | null;
}

export interface PlannedAward {
  userId: string;
  points: number;
  experience: number;
  note: string;
  occurredOn: string;
  storeId: string | null;
}

type Names = Readonly<Partial<Record<"person" | "date", string>>>;

/** Judges every line; `peopleOf` finds whoever goes by a key, and several where it is a document of two countries. */
export function planAwards(
  lines: readonly AwardLine[],
  about: { proposer: string; names: Names; peopleOf: (key: string) => readonly KnownPerson[] },
): { awards: PlannedAward[]; errors: LineError[] } {
  const awards: PlannedAward[] = [];
  const errors: LineError[] = [];
  const firstLine = new Map<string, number>();
  for (const line of lines) {
    const say = (column: "person" | "date", code: LineError["code"], params?: LineError["params"]) =>
      errors.push({
        line: line.line,
        column: about.names[column] ?? column,
        value: (column === "date" ? (line.date ?? "") : line.person).slice(0, 64),
        code,
        ...(params && { params }),
      });
    const people = about.peopleOf(line.person);
    const [person, ...others] = people;
    if (!person || others.length > 0) {
      say("person", "reference_unknown", { value: line.person.slice(0, 64) });
      continue;
    }
    if (person.userId === about.proposer) {
      say("person", "own_points");
      continue;
    }
    if (!person.days) {
      say("person", "not_in_campaign");
      continue;
    }
    const occurredOn = line.date ?? clamped(person.days);
    if (!person.days.open || !isInside(occurredOn, person.days)) {
      say("date", "outside_campaign");
      continue;
    }
    const { points, experience, note, storeId } = line;
    const same = JSON.stringify([person.userId, points, experience, note, occurredOn, storeId]);
    const seen = firstLine.get(same);
    if (seen !== undefined) {
      say("person", "duplicate_in_file", { line: seen });
      continue;
    }
    firstLine.set(same, line.line);
    awards.push({ userId: person.userId, points, experience, note, occurredOn, storeId });
  }
  return { awards, errors };
}

/** A day of the campaign that is not in the future. */
export function isInside(day: string, { beginsOn, endsOn, today }: AwardPeriod): boolean {
  return beginsOn <= day && day <= endsOn && day <= today;
}

/** Today, or the last day of a campaign whose points can still be spent after it. */
export function clamped({ today, endsOn }: Pick<AwardPeriod, "today" | "endsOn">): string {
  return today > endsOn ? endsOn : today;
}
