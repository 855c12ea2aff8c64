import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { json, type Provider, startProvider } from "../../../../test/provider.ts";
import { localScormCloud } from "./local-scorm-cloud.ts";
import { scormCloud } from "./scorm-cloud.ts";

let provider: Provider;
let broken = false;

beforeAll(async () => {
  provider = await startProvider(({ method, path }, response) => {
    if (broken) return json(response, 500, { message: "down" });
    if (path.startsWith("/courses/importJobs/upload")) return json(response, 200, { result: "job-1" });
    if (path === "/courses/importJobs/job-1")
      return json(response, 200, { jobId: "job-1", status: "COMPLETE", message: "ok", importResult: {} });
    if (path === "/courses/importJobs/job-2")
      return json(response, 200, { status: "ERROR", message: "no manifest" });
    if (method === "POST" && path === "/registrations") return response.writeHead(204).end();
    if (path === "/registrations/r1/launchLink")
      return json(response, 200, { launchLink: "https://cloud.scorm.com/launch?x=1" });
    if (path === "/registrations/r1")
      return json(response, 200, {
        ...{ id: "r1", registrationCompletion: "COMPLETED", registrationSuccess: "PASSED" },
        ...{ score: { scaled: 90 }, totalSecondsTracked: 61.5, activityDetails: { id: "a" } },
      });
    return json(response, 404, { message: "no such thing" });
  });
});
afterAll(() => provider.stop());

const cloud = () => scormCloud({ appId: "app", secret: "word", url: provider.origin });

describe("SCORM Cloud's API, version 2", () => {
  test("a package is sent in whole, under Basic credentials, and its job asked about", async () => {
    const job = await cloud().importCourse({ course: "c 1", fileName: 'a"b.zip', bytes: Buffer.from("PK!") });
    expect(job).toBe("job-1");
    const sent = provider.arrived.at(-1);
    expect(sent?.path).toBe("/courses/importJobs/upload?courseId=c%201&mayCreateNewVersion=true");
    expect(sent?.headers.authorization).toBe(`Basic ${Buffer.from("app:word").toString("base64")}`);
    expect(sent?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent?.body.toString()).toContain('filename="a_b.zip"');
    expect(sent?.body.toString()).toContain("\r\n\r\nPK!\r\n");
    expect(await cloud().importState("job-1")).toEqual({ state: "done", message: "ok" });
    expect(await cloud().importState("job-2")).toEqual({ state: "failed", message: "no manifest" });
  });

  test("a learner is entered with where to tell what happens, launched and asked about", async () => {
    const learner = { id: "u1", firstName: "Ana", lastName: "Souza" };
    await cloud().register({ id: "r1", course: "c1", learner, postBack: "https://t.example/back" });
    expect(JSON.parse(provider.arrived.at(-1)?.body.toString() ?? "")).toMatchObject({
      ...{ registrationId: "r1", courseId: "c1", learner },
      postBack: { url: "https://t.example/back", resultsFormat: "COURSE" },
    });
    const launch = { id: "r1", culture: "pt-BR", redirectOnExitUrl: "https://t.example", seconds: 120 };
    expect(await cloud().launchLink(launch)).toBe("https://cloud.scorm.com/launch?x=1");
    expect(await cloud().progress("r1")).toMatchObject({
      registrationCompletion: "COMPLETED",
      score: { scaled: 90 },
    });
    expect(await cloud().progress("r2")).toBeUndefined();
  });

  test("what it does not answer as it should is worth another try", async () => {
    broken = true;
    const launch = { id: "r1", culture: "pt-BR", redirectOnExitUrl: "https://t.example", seconds: 120 };
    const requests = [
      cloud().importCourse({ course: "c", fileName: "a.zip", bytes: Buffer.from("") }),
      cloud().importState("job-1"),
      cloud().launchLink(launch),
      cloud().progress("r1"),
    ];
    for (const one of requests) await expect(one).rejects.toThrow("SCORM Cloud answered 500");
    broken = false;
  });
});

test("without an account our own player stands in", async () => {
  const local = localScormCloud();
  const launch = { id: "r", culture: "pt-BR", redirectOnExitUrl: "", seconds: 1 };
  expect(await local.launchLink(launch)).toBe("here");
  const job = await local.importCourse({ course: "c", fileName: "", bytes: Buffer.from("") });
  expect(await local.importState(job)).toMatchObject({ state: "done" });
});
