import { launchScorm, takeCloudProgress } from "@trilha/contract/learning/scorm/endpoints.ts";
import { afterEach, describe, expect, test } from "vitest";
import { aClient, plant } from "../../../../test/builders.ts";
import {
  aLaunch,
  aLearner,
  aPackage,
  aSitting,
  type Learner,
  loadPage,
} from "../../../../test/builders-scorm.ts";
import { useApp } from "../../../../test/use-app.ts";
import type { ScormCloudPort } from "../../../platform/outside/ports.ts";
import { localScormCloud } from "../../../platform/outside/scorm-cloud/local-scorm-cloud.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
type Registration = Parameters<ScormCloudPort["register"]>[0];

afterEach(() => {
  app.outside.scormCloud = localScormCloud();
});

/** SCORM Cloud as a test plays it: who was entered, and what it says when asked. */
function cloudThatSays(progress: Awaited<ReturnType<ScormCloudPort["progress"]>> | "down") {
  const entered: Registration[] = [];
  app.outside.scormCloud = {
    ...localScormCloud(),
    register: async (one) => {
      if (progress === "down") throw new Error("out of reach");
      entered.push(one);
    },
    launchLink: async ({ id }) => `https://cloud.example/launch/${id}`,
    progress: async () => (progress === "down" ? undefined : progress),
  };
  return entered;
}
const cloudActivity = (course: string) => ({
  type: "scorm_cloud" as const,
  data: { courses: { "pt-BR": course } },
  completion: { rule: "verdict" as const, require: "passed" as const },
});
const progress = ({ enrolmentId }: Learner) =>
  plant(app, (tx) =>
    tx
      .selectFrom("activity_progress")
      .select(["state", "verdict", "score"])
      .where("enrolment_id", "=", enrolmentId)
      .executeTakeFirst(),
  );
const done = { registrationCompletion: "COMPLETED", registrationSuccess: "PASSED", score: { scaled: 88 } };
/** Where the post-back of a registration goes. */
const paramsOf = ({ postBack }: Registration) => {
  const [, id = "", secret = ""] = /\/api\/scorm\/cloud\/([^/]+)\/([^/]+)$/.exec(postBack) ?? [];
  return { id, secret };
};

describe("§entities#type-scorm-cloud scorm_cloud", () => {
  test("opens at SCORM Cloud in a tab of its own; entered once", async () => {
    const entered = cloudThatSays(undefined);
    const learner = await aLearner(app, [cloudActivity("course-1")]);
    const launch = await aLaunch(app, learner);
    expect(launch).toMatchObject({ shown: "tab", origin: null, current: null, contents: [], attempt: 1 });
    expect(launch.url).toMatch(/^https:\/\/cloud\.example\/launch\//);
    await aLaunch(app, learner);
    expect(entered).toHaveLength(1);
    expect(entered[0]).toMatchObject({ course: "course-1", learner: { id: learner.member.userId } });
  });

  test("the post-back completes the activity, once, under its secret alone", async () => {
    const [registration] = await launched();
    const { id, secret } = paramsOf(registration.entered);
    const tell = (params: { id: string; secret: string }, body = done) =>
      app.request(takeCloudProgress, { params, body });
    expect((await tell({ id, secret: "A".repeat(43) })).refusal).toBe("404 request.not_found");
    expect((await tell({ id: crypto.randomUUID(), secret })).refusal).toBe("404 request.not_found");
    expect(await progress(registration.learner)).toMatchObject({ state: "in_progress" });
    for (const _ of [1, 2]) expect((await tell({ id, secret })).status).toBe(204);
    const late = { ...done, registrationCompletion: "INCOMPLETE", registrationSuccess: "UNKNOWN" };
    expect((await tell({ id, secret }, late)).status).toBe(204);
    expect(await progress(registration.learner)).toMatchObject({
      ...{ state: "finished", verdict: "passed", score: "88.00" },
    });
  });

  test("a post-back that never came is read at the next launch", async () => {
    cloudThatSays(done);
    const learner = await aLearner(app, [cloudActivity("course-1")]);
    await aLaunch(app, learner);
    await aLaunch(app, learner);
    expect(await progress(learner)).toMatchObject({ state: "finished", verdict: "passed" });
    expect((await aLaunch(app, learner, { again: true })).attempt).toBe(2);
  });

  test("out of reach: said so, and tried again with the next launch", async () => {
    cloudThatSays("down");
    const learner = await aLearner(app, [cloudActivity("course-1")]);
    const sittingId = await aSitting(app, learner);
    const launch = () => app.request(launchScorm, { body: { sittingId } }, { as: learner.member });
    expect((await launch()).refusal).toBe("503 scorm.cloud_unreachable");
    expect(cloudThatSays(undefined)).toEqual([]);
    expect((await launch()).status).toBe(200);
  });

  test("without an account our own player runs it, and tells what a post-back would", async () => {
    const client = await aClient(app);
    const { id } = await aPackage(app, client);
    const learner = await aLearner(app, [cloudActivity(id)], client);
    const launch = await aLaunch(app, learner);
    expect(launch).toMatchObject({ shown: "frame", current: "a" });
    const page = await loadPage(app, launch.url);
    const cmi = { core: { lesson_status: "passed", score: { raw: "91" } } };
    expect((await page.commit(1, cmi, { ended: true })).status).toBe(200);
    expect(await progress(learner)).toMatchObject({ state: "finished", verdict: "passed", score: "91.00" });
    const stored = await plant(app, (tx) =>
      tx
        .selectFrom("scorm_cloud_registrations")
        .select(["completion", "success", "score"])
        .where("enrolment_id", "=", learner.enrolmentId)
        .executeTakeFirst(),
    );
    expect(stored).toEqual({ completion: "completed", success: "passed", score: "91.000" });
    const none = await aLearner(app, [cloudActivity("course-9")], client);
    const sittingId = await aSitting(app, none);
    const refused = await app.request(launchScorm, { body: { sittingId } }, { as: none.member });
    expect(refused.refusal).toBe("409 scorm.package_not_ready");
  });
});

/** Learner entered at SCORM Cloud. */
async function launched() {
  const entered = cloudThatSays(undefined);
  const learner = await aLearner(app, [cloudActivity("course-1")]);
  await aLaunch(app, learner);
  const [registration] = entered;
  if (!registration) throw new Error("nobody was entered");
  return [{ learner, entered: registration }] as const;
}
