// The launch page alone, on the real content origin: packages speak, stop in the middle, and find themselves again.
import type { PackageManifest } from "@trilha/contract/learning/content/manifest.ts";
import { aClient, plant } from "../../server/test/builders.ts";
import {
  aLaunch,
  aLearner,
  anItem,
  aPackage,
  type Learner,
  scormActivity,
} from "../../server/test/builders-scorm.ts";
import { calls, openPackage, reportedBy, scoOf, talkingPage, wish } from "./fixtures/packages.ts";
import type { StartedProduct } from "./fixtures/product.ts";
import { expect, test } from "./fixtures/test.ts";

/** Person before a package of these SCOs. */
async function before({ app }: StartedProduct, manifest: Partial<PackageManifest>): Promise<Learner> {
  const client = await aClient(app);
  const items = manifest.items ?? [];
  const files = Object.fromEntries(items.map(({ href, title }) => [href ?? "", talkingPage(title)]));
  const { id } = await aPackage(app, client, { ...manifest, files });
  return aLearner(app, [scormActivity(id)], client);
}
const attempts = ({ app }: StartedProduct, { enrolmentId }: Learner) =>
  plant(app, (tx) =>
    tx
      .selectFrom("scorm_attempts")
      .selectAll()
      .where("enrolment_id", "=", enrolmentId)
      .orderBy("sco")
      .execute(),
  );
const stateOf = ({ app }: StartedProduct, { enrolmentId }: Learner) =>
  plant(app, async (tx) => {
    const row = await tx
      .selectFrom("activity_progress")
      .select("state")
      .where("enrolment_id", "=", enrolmentId)
      .executeTakeFirst();
    return row?.state;
  });

test("SCORM 1.2: set, commit, the tab closes in the middle, bookmark and data are there again", {
  tag: "@desktop",
}, async ({ page, product }) => {
  const learner = await before(product, { items: [anItem("a", { title: "Vitrines", masteryScore: 80 })] });
  const sco = await openPackage(page, product, learner);
  const data = `résumé "x" </script> ${"z".repeat(4_000)}`;
  const answers = await calls(sco, [
    ["LMSInitialize", ""],
    ["LMSGetValue", "cmi.core.entry"],
    ["LMSGetValue", "cmi.core.lesson_status"],
    ["LMSGetValue", "cmi.student_data.mastery_score"],
    ["LMSSetValue", "cmi.core.lesson_status", "incomplete"],
    ["LMSSetValue", "cmi.core.lesson_location", "p7"],
    ["LMSSetValue", "cmi.suspend_data", data],
    ["LMSSetValue", "cmi.interactions.0.id", "q1"],
    ["LMSSetValue", "cmi.interactions.0.type", "choice"],
    ["LMSSetValue", "cmi.interactions.0.student_response", "b"],
    ["LMSSetValue", "cmi.core.student_name", "Outra"],
    ["LMSSetValue", "cmi.core", "x"],
    ["LMSGetLastError"],
    ["LMSCommit", ""],
    ["LMSGetLastError"],
  ]);
  expect(answers).toEqual([
    ...["true", "ab-initio", "not attempted", "80", "true", "true", "true", "true", "true", "true", "false"],
    ...["false", "401", "true", "0"],
  ]);
  const [row] = await attempts(product, learner);
  expect(row).toMatchObject({
    location: "p7",
    cmi: { suspend_data: data, interactions: { 0: { student_response: "b" } } },
  });
  await expect
    .poll(async () => (await reportedBy(page)).at(-1))
    .toMatchObject({
      type: "trilha.scorm",
      state: "saved",
      sco: "a",
      location: "p7",
      completion: "incomplete",
    });

  const again = await page.context().newPage();
  await page.close();
  const resumed = await openPackage(again, product, learner);
  const resumedAnswers = await calls(resumed, [
    ["LMSInitialize", ""],
    ["LMSGetValue", "cmi.core.entry"],
    ["LMSGetValue", "cmi.core.lesson_location"],
    ["LMSGetValue", "cmi.suspend_data"],
    ["LMSGetValue", "cmi.interactions._count"],
    ["LMSSetValue", "cmi.core.score.raw", "90"],
    ["LMSSetValue", "cmi.core.lesson_status", "completed"],
    ["LMSFinish", ""],
  ]);
  expect(resumedAnswers).toEqual(["true", "resume", "p7", data, "1", "true", "true", "true"]);
  expect(await stateOf(product, learner)).toBe("finished");
  await expect
    .poll(async () => (await reportedBy(again)).at(-1))
    .toEqual({ type: "trilha.scorm", navigate: { request: "exit", sco: null } });
});

for (const version of ["2004-3", "2004-4"] as const)
  test(`SCORM ${version} with several SCOs: each resumes, sequencing leads on, all of them make the verdict`, {
    tag: "@desktop",
  }, async ({ page, product }) => {
    const learner = await before(product, {
      version,
      sequencing: { sequencingControls: { choice: true, flow: true } },
      items: [
        anItem("a", { title: "Primeira" }),
        anItem("b", {
          title: "Segunda",
          completionThreshold: { completedByMeasure: true, minProgressMeasure: 1, progressWeight: 1 },
        }),
      ],
    });
    const first = await openPackage(page, product, learner);
    expect(
      await calls(first, [
        ["Initialize", ""],
        ["GetValue", "adl.nav.request_valid.continue"],
        ["SetValue", "cmi.completion_status", "completed"],
        ["SetValue", "cmi.success_status", "passed"],
        ["SetValue", "cmi.score.scaled", "0.5"],
        ["SetValue", "adl.nav.request", "continue"],
        ["Terminate", ""],
      ]),
    ).toEqual(["true", "true", "true", "true", "true", "true", "true"]);
    await expect
      .poll(async () => (await reportedBy(page)).at(-1))
      .toEqual({ type: "trilha.scorm", moved: "delivered" });

    const second = await openPackage(page, product, learner);
    expect(
      await calls(second, [
        ["Initialize", ""],
        ["SetValue", "cmi", "x"],
        ["GetLastError"],
        ["SetValue", "cmi.objectives", "x"],
        ["GetValue", "cmi.interactions"],
        ["GetValue", "cmi.entry"],
        ["GetValue", "adl.nav.request_valid.previous"],
        ["SetValue", "cmi.location", "slide 3"],
        ["SetValue", "cmi.suspend_data", "half"],
        ["SetValue", "cmi.progress_measure", "0.5"],
        ["SetValue", "cmi.exit", "suspend"],
        ["Commit", ""],
      ]),
    ).toEqual([
      ...["true", "false", "401", "false", "", "ab-initio"],
      ...["true", "true", "true", "true", "true", "true"],
    ]);

    const resumed = await openPackage(page, product, learner);
    expect(
      await calls(resumed, [
        ["Initialize", ""],
        ["GetValue", "cmi.entry"],
        ["GetValue", "cmi.location"],
        ["GetValue", "cmi.suspend_data"],
        ["SetValue", "cmi.progress_measure", "1"],
        ["SetValue", "cmi.score.scaled", "1"],
        ["Terminate", ""],
      ]),
    ).toEqual(["true", "resume", "slide 3", "half", "true", "true", "true"]);
    expect((await attempts(product, learner)).map(({ completion }) => completion)).toEqual([
      ...["completed", "completed"],
    ]);
    expect(await stateOf(product, learner)).toBe("finished");
  });

test("a commit the server refuses is false with its error, shown, kept over a reload, and saved when it can be", {
  tag: "@desktop",
}, async ({ page, product, complaints }) => {
  complaints.expect(/503/);
  const learner = await before(product, { version: "2004-4", items: [anItem("a", { title: "Vitrines" })] });
  const sco = await openPackage(page, product, learner);
  await calls(sco, [["Initialize", ""]]);
  await page.route("**/_/commit", (route) => route.fulfill({ status: 503, body: "{}" }));
  const refused = await calls(sco, [
    ["SetValue", "cmi.location", "p9"],
    ["Commit", ""],
    ["GetLastError"],
    ["SetValue", "cmi.suspend_data", "still open"],
    ["Terminate", ""],
    ["GetLastError"],
  ]);
  expect(refused).toEqual(["true", "false", "391", "true", "false", expect.stringMatching(/^(111|391)$/)]);
  await expect
    .poll(async () => (await reportedBy(page)).at(-1))
    .toMatchObject({ state: "unsaved", location: "p9" });
  expect((await attempts(product, learner))[0]?.location).toBe("");
  // The way is free again: it is tried by itself.
  await page.unroute("**/_/commit");
  await wish(page, "retry");
  await expect.poll(async () => (await reportedBy(page)).at(-1)).toMatchObject({ state: "saved" });
  expect((await attempts(product, learner))[0]).toMatchObject({
    location: "p9",
    cmi: { suspend_data: "still open" },
  });
});

test("a package that asks whether to go on is heard: its confirm() is not answered unseen", {
  tag: "@desktop",
}, async ({ page, product }) => {
  const learner = await before(product, { items: [anItem("a", { title: "Vitrines" })] });
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.accept();
  });
  const sco = await openPackage(page, product, learner);
  expect([await sco.evaluate(() => confirm("resume?")), dialogs]).toEqual([true, ["resume?"]]);
});

test("what could not be saved is there when it is opened again, if nothing was saved since", {
  tag: "@desktop",
}, async ({ page, product, complaints }) => {
  complaints.expect(/503/);
  // True of a page that stands alone on its own origin.
  complaints.expect(/can escape its sandboxing/);
  const learner = await before(product, { items: [anItem("a", { title: "Vitrines" })] });
  const open = async () => page.goto((await aLaunch(product.app, learner)).url);
  const sco = async () => {
    await page.frameLocator("#sco").locator("h1").waitFor();
    return page.frames().find((one) => one.parentFrame() === page.mainFrame()) ?? page.mainFrame();
  };
  // Without a player around it the page says by itself how saving stands.
  await open();
  await page.route("**/_/commit", (route) => route.fulfill({ status: 503, body: "{}" }));
  const refused = await calls(await sco(), [
    ["LMSInitialize", ""],
    ["LMSSetValue", "cmi.core.lesson_location", "p9"],
    ["LMSCommit", ""],
    ["LMSGetLastError"],
  ]);
  expect(refused).toEqual(["true", "true", "false", "101"]);
  await expect(page.getByRole("status")).toContainText("ainda não foi salvo");
  await open();
  await expect(page.getByRole("status")).toContainText("ainda não foi salvo");
  await page.unroute("**/_/commit");
  const answers = await calls(await sco(), [
    ["LMSInitialize", ""],
    ["LMSGetValue", "cmi.core.lesson_location"],
  ]);
  expect(answers).toEqual(["true", "p9"]);
  expect((await attempts(product, learner))[0]?.location).toBe("p9");
});

test("opened somewhere else: the first page says so and saves no more", { tag: "@desktop" }, async ({
  page,
  product,
  complaints,
}) => {
  complaints.expect(/409/);
  const learner = await before(product, { items: [anItem("a", { title: "Vitrines" })] });
  const sco = await openPackage(page, product, learner);
  await calls(sco, [["LMSInitialize", ""]]);
  const other = await page.context().newPage();
  await openPackage(other, product, learner);
  const answers = await calls(sco, [
    ["LMSSetValue", "cmi.core.lesson_location", "old"],
    ["LMSCommit", ""],
  ]);
  expect(answers).toEqual(["true", "false"]);
  await expect(page.frameLocator("#package").getByRole("status")).toContainText("aberto em outro lugar");
  expect((await reportedBy(page)).at(-1)).toMatchObject({ state: "replaced" });
});

test("leaving lets the SCO end by itself, and says when all is saved", { tag: "@desktop" }, async ({
  page,
  product,
}) => {
  const learner = await before(product, { items: [anItem("a", { title: "Vitrines" })] });
  const sco = await openPackage(page, product, learner);
  await calls(sco, [
    ["LMSInitialize", ""],
    ["LMSSetValue", "cmi.core.lesson_location", "p2"],
  ]);
  await sco.evaluate(() => {
    const { api } = window as unknown as {
      api: { LMSFinish: (word: string) => string; LMSSetValue: (...w: string[]) => string };
    };
    window.addEventListener("pagehide", () => {
      api.LMSSetValue("cmi.core.exit", "suspend");
      api.LMSFinish("");
    });
  });
  await wish(page, "leave");
  await expect
    .poll(async () => (await reportedBy(page)).at(-1))
    .toEqual({ type: "trilha.scorm", left: "saved" });
  expect((await attempts(product, learner))[0]).toMatchObject({ location: "p2", suspended: true });
  await page.reload();
  await openPackage(page, product, learner);
  await scoOf(page);
});
