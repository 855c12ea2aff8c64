import { expect, test } from "vitest";
import type { AwardLine } from "./award-line.ts";
import { type AwardPeriod, planAwards } from "./award-plan.ts";

const days: AwardPeriod = {
  timeZone: "America/Sao_Paulo",
  beginsOn: "2026-03-01",
  endsOn: "2026-05-10",
  today: "2026-04-10",
  open: true,
};
const people: Record<string, { userId: string; days: AwardPeriod | null }[]> = {
  ana: [{ userId: "u1", days }],
  "ana@example.com": [{ userId: "u1", days }],
  rui: [{ userId: "u2", days: null }],
  boss: [{ userId: "boss", days }],
  twin: [
    { userId: "u3", days },
    { userId: "u4", days },
  ],
  late: [{ userId: "u5", days: { ...days, today: "2026-05-20" } }],
  over: [{ userId: "u6", days: { ...days, open: false } }],
};
const plan = (...lines: Partial<AwardLine>[]) =>
  planAwards(
    lines.map((line, index) => ({
      line: index + 2,
      person: "ana",
      points: 10,
      experience: 0,
      note: "",
      date: null,
      storeId: null,
      ...line,
    })),
    {
      proposer: "boss",
      names: { person: "Pessoa" },
      peopleOf: (key) => people[key] ?? [],
    },
  );
const faults = (...lines: Partial<AwardLine>[]) =>
  plan(...lines).errors.map(({ line, column, code }) => [line, column, code]);

test("§earning-rules#adjustments CSV awards: a line without a day counts for today, or for the last day of a campaign that is over", () => {
  expect(plan({}, { person: "late" }).awards.map(({ occurredOn }) => occurredOn)).toEqual([
    "2026-04-10",
    "2026-05-10",
  ]);
});

test.each([
  ["unknown", { person: "zoe" }, "Pessoa", "reference_unknown"],
  ["two people of one document", { person: "twin" }, "Pessoa", "reference_unknown"],
  ["not in the campaign", { person: "rui" }, "Pessoa", "not_in_campaign"],
  ["whoever proposes", { person: "boss" }, "Pessoa", "own_points"],
  ["before the campaign", { date: "2026-02-28" }, "date", "outside_campaign"],
  ["after the campaign", { date: "2026-05-11" }, "date", "outside_campaign"],
  ["tomorrow", { date: "2026-04-11" }, "date", "outside_campaign"],
  ["when the points have expired", { person: "over" }, "date", "outside_campaign"],
])("§earning-rules#adjustments CSV awards: %s", (_, line, column, code) => {
  expect(faults(line)).toEqual([[2, column, code]]);
});

test("§earning-rules#adjustments CSV awards: the same line twice, by whichever key, is told; another note is another award", () => {
  expect(faults({}, { person: "ana@example.com" }, { note: "other" })).toEqual([
    [3, "Pessoa", "duplicate_in_file"],
  ]);
});
