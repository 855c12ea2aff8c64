import { locales } from "@trilha/contract/core/locale.ts";
import { faultsOf } from "@trilha/contract/learning/authoring/faults.ts";
import { mediaTypes, testTypes } from "@trilha/contract/learning/delivery/activity-types.ts";
import { activitiesOf, type CourseDraft, courseDraft } from "@trilha/contract/learning/delivery/outline.ts";
import { completedStates, learningStates } from "@trilha/contract/learning/delivery/states.ts";
import { questionKinds } from "@trilha/contract/learning/questions/sorts.ts";
import { beforeAll, expect, test } from "vitest";
import { namesOf, poolsOf } from "../../server/src/learning/authoring/draft-names.ts";
import { placedIn } from "../../server/src/learning/delivery/index.ts";
import { plant } from "../../server/test/builders.ts";
import { useApp } from "../../server/test/use-app.ts";
import { seedDemo } from "./seed.ts";

const app = useApp();

beforeAll(async () => {
  app.clock.set("2026-03-04T15:00:00Z");
  await seedDemo(undefined, app.parts);
}, 60_000);

const courses = () =>
  plant(app, (tx) =>
    tx
      .selectFrom("courses as c")
      .innerJoin("clients as k", "k.id", "c.client_id")
      .selectAll("c")
      .select("k.slug")
      .execute(),
  );

/** Courses of the trail for beginners. */
async function ofTheTrail() {
  const rows = (await courses()).filter(({ slug }) => slug === "nimbus");
  const trail = rows.find(({ title }) => title["pt-BR"] === "Comece aqui");
  const held = trail?.draft.items.flatMap(
    ({ referenceId }) => rows.find(({ id }) => id === referenceId) ?? [],
  );
  return (held ?? []).flatMap(({ draft }) => activitiesOf(draft)).map(({ activity }) => activity);
}

test("§entities#activity-types one trail holds an activity of every media type, and lists have courses of every state", async () => {
  const rows = (await courses()).filter(({ slug }) => slug === "nimbus");
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(["draft", "published", "archived"]));
  expect(new Set(rows.map(({ subscription }) => subscription)).size).toBe(3);
  expect(new Set((await ofTheTrail()).map(({ type }) => type))).toEqual(new Set(mediaTypes));
});

test("§learning#questions of every kind, each in four languages, in two banks", async () => {
  const rows = await plant(app, (tx) => tx.selectFrom("questions").selectAll().execute());
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(questionKinds));
  expect(new Set(rows.map(({ bank_id }) => bank_id)).size).toBe(2);
  expect(rows.filter(({ locales: languages }) => languages.length < locales.length)).toEqual([]);
  const types = (await courses()).flatMap(({ draft }) =>
    activitiesOf(draft).map(({ activity }) => activity.type),
  );
  expect(testTypes.filter((type) => !types.includes(type))).toEqual([]);
});

test("packages become ready, and then nothing stops any course from being published", async () => {
  await app.runJobs();
  const revisions = await plant(app, (tx) =>
    tx.selectFrom("package_revisions").select(["state", "refusal"]).execute(),
  );
  expect(revisions).toEqual([1, 2, 3].map(() => ({ state: "ready", refusal: null })));
  for (const { client_id, kind, draft } of await courses()) {
    expect(courseDraft.parse(draft)).toEqual(draft);
    const faults = faultsOf(kind, draft, await factsOf(client_id, draft));
    expect([draft.title, faults.filter(({ stops }) => stops)]).toEqual([draft.title, []]);
  }
});

test("§entities#course-and-trail that trail's packages are of SCORM 1.2 and 2004, its pages written in the editor and zipped", async () => {
  const activities = await ofTheTrail();
  const dataOf = (wanted: string) => activities.filter(({ type }) => type === wanted).map(({ data }) => data);
  const packages = (dataOf("scorm") as { packages: Record<string, string> }[]).flatMap((data) =>
    Object.values(data.packages),
  );
  const revisions = await plant(app, (tx) =>
    tx.selectFrom("package_revisions").select("manifest").where("package_id", "in", packages).execute(),
  );
  expect(new Set(revisions.map(({ manifest }) => manifest?.version))).toEqual(new Set(["1.2", "2004-4"]));
  const kinds = (dataOf("html") as { kind: string }[]).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(["text", "package"]));
});

async function factsOf(clientId: string, draft: CourseDraft) {
  const named = await plant(app, (tx) => namesOf(tx, clientId, draft));
  const pools = await plant(app, (tx) => poolsOf(tx, clientId, draft));
  return {
    pools,
    files: new Map(named.files.map((file) => [file.id, file])),
    packages: new Map(named.packages.map((one) => [one.id, one])),
    courses: new Map(named.courses.map(({ id, state }) => [id, { state, title: "" }])),
  };
}

test("§states#account people are in every state, as far as what they have done", async () => {
  const rows = await plant(app, (tx) =>
    tx
      .selectFrom("course_enrolments as e")
      .innerJoin("courses as c", "c.id", "e.course_id")
      .leftJoin("training_completions as t", (join) =>
        join.onRef("t.training_id", "=", "e.course_id").onRef("t.user_id", "=", "e.user_id"),
      )
      .selectAll("e")
      .select(["c.kind", "c.draft", "t.completed_at"])
      .execute(),
  );
  const work = await plant(app, (tx) => tx.selectFrom("activity_progress").selectAll().execute());
  expect(rows.length).toBeGreaterThan(200);
  expect(new Set(rows.map(({ state }) => state))).toEqual(
    new Set(learningStates.filter((state) => state !== "not_started")),
  );
  for (const row of rows) {
    const isDone = completedStates.has(row.state);
    expect([row.id, row.percent]).toEqual([
      row.id,
      row.total === 0 ? 0 : Math.floor((row.done / row.total) * 100),
    ]);
    expect([row.id, row.percent === 100]).toEqual([row.id, isDone || row.held_at !== null]);
    expect([row.id, row.completed_at !== null]).toEqual([row.id, isDone]);
    if (row.kind === "trail") continue;
    const { counted } = placedIn(row.draft);
    const own = work.filter((one) => one.enrolment_id === row.id && one.state === "finished");
    expect(own.filter(({ activity_id }) => counted.includes(activity_id))).toHaveLength(row.done);
    expect([0, counted.length]).toContain(row.total);
  }
});

test("§states#course results that came too fast wait for the office, each with its evidence", async () => {
  const flags = await plant(app, (tx) =>
    tx
      .selectFrom("learning_flags as f")
      .innerJoin("course_enrolments as e", "e.id", "f.enrolment_id")
      .innerJoin("users as u", "u.id", "f.user_id")
      .select([
        "f.reason",
        "f.state",
        "f.expected",
        "f.measured",
        "e.state as stands",
        "e.held_at",
        "u.username",
      ])
      .select((eb) =>
        eb
          .selectFrom("sittings as s")
          .whereRef("s.enrolment_id", "=", "e.id")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .as("openings"),
      )
      .orderBy("f.raised_at")
      .execute(),
  );
  expect(flags.map(({ reason }) => reason)).toEqual([
    ...["course_too_fast", "game_too_fast", "package_too_fast", "course_too_fast"],
  ]);
  expect(new Set(flags.map(({ username }) => username)).size).toBe(flags.length);
  for (const { state, stands, held_at, expected, measured, openings } of flags) {
    expect([state, stands, held_at !== null]).toEqual(["open", "in_progress", true]);
    expect(measured).toBeLessThan(expected);
    expect(openings).toBeGreaterThan(0);
  }
});

test("people to sign in as have what they are there to show", async () => {
  const rows = await plant(app, (tx) =>
    tx
      .selectFrom("course_enrolments as e")
      .innerJoin("users as u", "u.id", "e.user_id")
      .select(["u.username", "e.state", "e.percent", "e.due_on"])
      .where("u.username", "in", ["vendedor", "promotora", "novata"])
      .execute(),
  );
  const rowsOf = (name: string) => rows.filter(({ username }) => username === name);
  expect(rowsOf("vendedor").find(({ state }) => state === "in_progress")?.percent).toBe(40);
  expect(rowsOf("vendedor").find(({ state }) => state === "enrolled")?.due_on).toBe("2026-03-07");
  expect(rowsOf("vendedor").map(({ state }) => state)).toContain("finished");
  expect(rowsOf("promotora").map(({ state }) => state)).toContain("requested");
  expect(rowsOf("novata")).toEqual([]);
});
