import { emptyRuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { describe, expect, test } from "vitest";
import { judgePhoto } from "./judge-photo.ts";
import type { SaleGround } from "./judge-sale.ts";

const store = {
  id: "center",
  timeZone: "America/Sao_Paulo",
  active: true,
  photosAllowed: true,
  groupIds: [],
};
const ground: SaleGround = {
  campaign: { reportingDays: 15 },
  window: {
    country: "BR",
    beginsOn: "2026-10-01",
    endsOn: "2026-12-15",
    beginsAt: new Date("2026-10-01T03:00:00Z"),
    endsAt: new Date("2026-12-16T03:00:00Z"),
  },
  enrolment: { storeIds: ["center"] },
  store,
  level: "basic",
  rules: { versionId: "v1", ruleSet: emptyRuleSet },
};

interface Case {
  ground?: Partial<SaleGround>;
  usable?: boolean;
  takenUntil?: string;
  now?: string;
}
const judge = ({ ground: change, usable = true, takenUntil, now = "2026-11-05T12:00:00Z" }: Case) =>
  judgePhoto({ ground: { ...ground, ...change }, usable, takenUntil: takenUntil ?? null }, new Date(now));

const cases: [string, Case, string | undefined][] = [
  ["§validation#photo-week one photo of a type per store per week: the first", {}, undefined],
  [
    "§messages#photo-already-sent photo of this type already sent this week",
    { takenUntil: "2026-11-09" },
    "photos.sent_this_week",
  ],
  [
    "§validation#campaign-sign-up campaign sign-up: not a store they did not name",
    { ground: { enrolment: { storeIds: ["north"] } } },
    "sales.store_not_enrolled",
  ],
  [
    "§validation#campaign-sign-up campaign sign-up: nobody who did not",
    { ground: { enrolment: null } },
    "campaigns.not_enrolled",
  ],
  [
    "§validation#sale-rules not of a store that closed",
    { ground: { store: { ...store, active: false } } },
    "sales.store_not_enrolled",
  ],
  [
    "§validation#phone not where phones and cameras are not allowed",
    { ground: { store: { ...store, photosAllowed: false } }, takenUntil: "2026-11-09" },
    "photos.not_allowed",
  ],
  ["§limits#campaign-quarter campaign: its first moment", { now: "2026-10-01T03:00:00Z" }, undefined],
  [
    "§limits#campaign-quarter campaign: the moment before",
    { now: "2026-10-01T02:59:59.999Z" },
    "campaigns.not_open",
  ],
  ["§limits#campaign-quarter campaign: its last moment", { now: "2026-12-16T02:59:59.999Z" }, undefined],
  [
    "§limits#campaign-quarter campaign: the moment after",
    { now: "2026-12-16T03:00:00Z" },
    "sales.outside_campaign",
  ],
  ["§limits#campaign-quarter campaign: no rules yet", { ground: { rules: null } }, "campaigns.not_open"],
  ["§validation#photo-week not a photo of somebody else", { usable: false }, "sales.photo_unusable"],
  [
    "§validation#photo-week a photo one cannot use takes no place of the week",
    { usable: false, takenUntil: "2026-11-09" },
    "sales.photo_unusable",
  ],
];

describe("photos", () => {
  test.each(cases)("%s", (_, photo, code) => {
    expect(judge(photo)?.problem.code).toBe(code);
  });

  test("§validation#photo-week wait until Monday: the day is told, at the type of photo", () => {
    expect(judge({ takenUntil: "2026-11-09" })).toMatchObject({
      params: { next: "2026-11-09" },
      fields: [{ path: "body.photoTypeId", code: "photo_sent_this_week" }],
    });
  });
});
