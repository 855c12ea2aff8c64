import { describe, expect, test } from "vitest";
import { locales } from "../../core/locale.ts";
import type { Activity, CourseDraft } from "../delivery/outline.ts";
import { faultInWords } from "./fault-words.ts";
import { courseFaultCodes, type DraftFacts, faultsOf } from "./faults.ts";

const nothing: DraftFacts = { files: new Map(), packages: new Map(), courses: new Map() };
const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, "0")}`;

const activity = (number: number, fields: Partial<Activity> = {}): Activity => ({
  id: id(number),
  type: "html",
  title: { "pt-BR": "Atividade" },
  mandatory: true,
  minutes: 5,
  completion: { rule: "viewed" },
  requires: [],
  authorised: false,
  data: { kind: "text", html: { "pt-BR": "<p>Olá</p>" } },
  ...fields,
});
const course = (activities: readonly Activity[], fields: Partial<CourseDraft> = {}): CourseDraft => ({
  title: { "pt-BR": "Curso" },
  summary: {},
  description: {},
  coverFileId: null,
  defaultLocale: "pt-BR",
  locales: ["pt-BR"],
  subscription: "open",
  mandatory: false,
  audience: { all: [] },
  labelIds: [],
  prerequisiteIds: [],
  visibleFrom: null,
  visibleUntil: null,
  daysToFinish: null,
  order: "free",
  modules: [{ id: id(100), title: { "pt-BR": "Módulo" }, requires: [], activities: [...activities] }],
  items: [],
  ...fields,
});
const codes = (draft: CourseDraft, facts: Partial<DraftFacts> = {}) =>
  faultsOf("course", draft, { ...nothing, ...facts }).map(({ code }) => code);

describe("§learning#versions what stops a course from being published", () => {
  const pdf = { type: "pdf" as const, data: { files: { "pt-BR": id(50) } } };
  const scorm = {
    type: "scorm" as const,
    data: { packages: { "pt-BR": id(60) } },
    completion: { rule: "verdict" as const, require: "completed" as const },
  };
  const pages = { rule: "pages" as const, share: 100 };
  const watched = { rule: "watched" as const, share: 90 };
  const time = { rule: "time" as const, seconds: 60 };
  const films = { "pt-BR": "dQw4w9WgXcQ", "en-US": "dQw4w9WgXcR" };
  const film = (seconds = {}) => ({
    type: "youtube" as const,
    data: { videos: films, seconds, noSkip: false },
  });
  const ours = {
    type: "video" as const,
    data: { files: { "pt-BR": id(50) }, captions: {}, noSkip: false },
  };
  test.each<[string, CourseDraft, string[], Partial<DraftFacts>?]>([
    ["nothing", course([activity(1)]), []],
    ["no title in its own language", course([activity(1)], { title: { "en-US": "x" } }), ["no_title"]],
    ["nothing in it", course([]), ["no_activity"]],
    ["no title of an activity", course([activity(1, { title: {} })]), ["no_title"]],
    [
      "an empty text",
      course([activity(1, { data: { kind: "text", html: { "pt-BR": "<p>&nbsp;</p>" } } })]),
      ["no_content"],
    ],
    [
      "a text in another language only",
      course([activity(1, { data: { kind: "text", html: { "en-US": "x" } } })]),
      ["no_content"],
    ],
    ["a file that is not there", course([activity(1, pdf)]), ["file_not_ready"]],
    [
      "§learning#converted a film still converted",
      course([activity(1, { ...ours, completion: watched })]),
      ["file_converting"],
      { files: new Map([[id(50), { pages: null, seconds: null, conversion: { state: "running" } }]]) },
    ],
    [
      "§learning#converted a film that could not be",
      course([activity(1, { ...ours, completion: watched })]),
      ["file_not_converted"],
      { files: new Map([[id(50), { pages: null, seconds: null, conversion: { state: "failed" } }]]) },
    ],
    [
      "a package still unpacked",
      course([activity(1, scorm)]),
      ["package_not_ready"],
      { packages: new Map([[id(60), { state: "unpacking" }]]) },
    ],
    [
      "a package refused",
      course([activity(1, scorm)]),
      ["package_refused"],
      { packages: new Map([[id(60), { state: "refused" }]]) },
    ],
    ["a rule its type does not know", course([activity(1, { completion: pages })]), ["rule_not_possible"]],
    ["no rule", course([activity(1, { completion: null }), activity(2)]), ["no_rule"]],
    [
      "pages nobody counted",
      course([activity(1, { ...pdf, completion: pages })]),
      ["size_unknown"],
      { files: new Map([[id(50), { pages: null, seconds: null }]]) },
    ],
    [
      "pages that are known",
      course([activity(1, { ...pdf, completion: pages })]),
      [],
      { files: new Map([[id(50), { pages: 3, seconds: null }]]) },
    ],
    [
      "a film elsewhere nobody measured",
      course([activity(1, { ...film(), completion: watched })]),
      ["size_unknown"],
    ],
    [
      "a film elsewhere as long as in the course's own language",
      course([activity(1, { ...film({ "pt-BR": 90 }), completion: watched })]),
      [],
    ],
    [
      "a film elsewhere measured in another language only",
      course([activity(1, { ...film({ "en-US": 90 }), completion: watched })]),
      ["size_unknown"],
    ],
    [
      "a film elsewhere nobody measured, done by time",
      course([activity(1, { ...film(), completion: time })]),
      [],
    ],
    [
      "a film of ours nobody measured",
      course([activity(1, { ...ours, completion: watched })]),
      ["size_unknown"],
      { files: new Map([[id(50), { pages: null, seconds: null }]]) },
    ],
    ["what is not there required", course([activity(1, { requires: [id(9)] })]), ["requires_missing"]],
    [
      "what comes later required",
      course([activity(1, { requires: [id(2)] }), activity(2)]),
      ["requires_later"],
    ],
    ["itself required", course([activity(1, { requires: [id(1)] })]), ["requires_later"]],
    [
      "a window upside down",
      course([activity(1)], { visibleFrom: "2026-02-01T00:00:00Z", visibleUntil: "2026-01-01T00:00:00Z" }),
      ["window_upside_down"],
    ],
    [
      "an audience that contradicts itself",
      course([activity(1)], { audience: { not: { all: [] } } }),
      ["audience_nobody"],
    ],
    [
      "its own language left out",
      course([activity(1)], { locales: ["en-US"] }),
      ["locale_missing", "language_incomplete"],
    ],
  ])("%s", (_, draft, expected, facts) => {
    expect(codes(draft, facts)).toEqual(expected);
  });

  test.each<[string, CourseDraft, string]>([
    [
      "flash without a replacement",
      course([activity(1, { type: "flash", data: { replacementId: null } })]),
      "flash_retired",
    ],
    [
      "a language that is not whole",
      course([activity(1)], { locales: ["pt-BR", "en-US"] }),
      "language_incomplete",
    ],
    ["nothing mandatory", course([activity(1, { mandatory: false })]), "nothing_mandatory"],
  ])("%s is only a warning", (_, draft, code) => {
    expect(faultsOf("course", draft, nothing)).toMatchObject([{ code, stops: false }]);
  });

  test("§learning#versions a trail holds published courses, each once", () => {
    const item = (number: number, referenceId: string | null) => ({
      ...{ id: id(number), kind: "course" as const, referenceId, title: {}, mandatory: true, requires: [] },
    });
    const courses = new Map<string, { state: "draft" | "published" | "archived"; title: string }>([
      [id(70), { state: "published", title: "A" }],
      [id(71), { state: "draft", title: "B" }],
      [id(72), { state: "archived", title: "C" }],
    ]);
    const items = [item(1, id(70)), item(2, id(70)), item(3, id(71)), item(4, id(72)), item(5, null)];
    const faults = faultsOf("trail", course([], { modules: [], items }), { ...nothing, courses });
    expect(faults.map(({ code, partId }) => [code, partId])).toEqual([
      ["item_twice", id(2)],
      ["item_draft", id(3)],
      ["item_archived", id(4)],
      ["item_without_course", id(5)],
    ]);
    expect(faultsOf("trail", course([], { modules: [] }), nothing)).toMatchObject([{ code: "no_item" }]);
  });

  const params = {
    name: "N",
    names: "N",
    percent: 5,
    number: 1,
    there: 1,
    wanted: 2,
    word: "W",
    ...{ part: 1, most: 3, module: "M", questions: 2 },
  };
  test.each(courseFaultCodes)("%s is said in four languages", (code) => {
    const texts = locales.map((locale) => faultInWords({ code, params }, locale));
    expect(new Set(texts).size).toBe(4);
    expect(texts.join("")).not.toContain("{{");
  });
});
