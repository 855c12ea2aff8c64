import { readCloudImport, startCloudImport } from "@trilha/contract/learning/scorm/endpoints.ts";
import { afterEach, describe, expect, test } from "vitest";
import {
  aClient,
  aParticipant,
  aStaffMember,
  type Client,
  type Member,
  plant,
} from "../../../../test/builders.ts";
import { aPackage } from "../../../../test/builders-scorm.ts";
import { useApp } from "../../../../test/use-app.ts";
import type { ScormCloudPort } from "../../../platform/outside/ports.ts";
import { localScormCloud } from "../../../platform/outside/scorm-cloud/local-scorm-cloud.ts";
import { scormJobs } from "../index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const key = () => ({ idempotencyKey: crypto.randomUUID() });

afterEach(() => {
  app.outside.scormCloud = localScormCloud();
  app.clock.reset();
});

type Sent = Parameters<ScormCloudPort["importCourse"]>[0];
type Said = Awaited<ReturnType<ScormCloudPort["importState"]>>;

/** SCORM Cloud as a test plays it: what was sent in, and what it says, the last of it for good. */
function cloudThatSays(...replies: (Said | "down")[]) {
  const sent: Sent[] = [];
  app.outside.scormCloud = {
    ...localScormCloud(),
    importCourse: async (one) => {
      if (replies[0] === "down") throw new Error("out of reach");
      sent.push(one);
      return `job-${sent.length}`;
    },
    importState: async () => {
      const next = replies.length > 1 ? replies.shift() : replies[0];
      if (!next || next === "down") throw new Error("out of reach");
      return next;
    },
  };
  return sent;
}

/** A package whose ZIP lies in the store, and who may send it. */
async function aScene() {
  const client = await aClient(app);
  const author = await aStaffMember(app, client, "program_administrator");
  const { id } = await aPackage(app, client);
  const { storage_key } = await plant(app, (tx) =>
    tx
      .selectFrom("files as f")
      .innerJoin("package_revisions as r", "r.file_id", "f.id")
      .select("f.storage_key")
      .where("r.package_id", "=", id)
      .executeTakeFirstOrThrow(),
  );
  await app.parts.outside.store.put(storage_key, Buffer.from("PK-zip"), "application/zip");
  return { client, author, id };
}
const start = (as: Member, packageId: string) =>
  app.request(startCloudImport, { body: { packageId } }, { as, ...key() });
const read = async (as: Member, id: string) =>
  (await app.request(readCloudImport, { params: { id } }, { as, locale: "pt-BR" })).answer.newest;
/** The job's next step, as the timetable would take it. */
const step = ({ id: clientId }: Client, packageId: string, attempt = 1) =>
  scormJobs["scorm.import_cloud"].run(app.parts, { clientId, packageId }, { attempt, maxAttempts: 6 });

describe("§entities#type-scorm-cloud scorm_cloud: a package is imported from the office", () => {
  test("sent in whole under the package's id, asked about until it is read", async () => {
    const sent = cloudThatSays({ state: "running", message: "" }, { state: "done", message: "ok" });
    const { client, author, id } = await aScene();
    expect((await start(author, id)).answer).toMatchObject({
      state: "sending",
      revision: null,
      doneAt: null,
    });
    await step(client, id);
    expect(await read(author, id)).toMatchObject({ state: "running", revision: 1, refusal: null });
    await step(client, id);
    expect(await read(author, id)).toMatchObject({
      state: "done",
      message: "ok",
      doneAt: expect.any(String),
    });
    await step(client, id);
    expect(sent).toEqual([{ course: id, fileName: "p.zip", bytes: Buffer.from("PK-zip") }]);
  });

  test("by the local stand-in it is there as soon as it was asked for", async () => {
    const { author, id } = await aScene();
    await start(author, id);
    await app.runJobs();
    expect(await read(author, id)).toMatchObject({ state: "done", revision: 1 });
  });

  test("two clicks are one import; over, it can be sent anew", async () => {
    const sent = cloudThatSays({ state: "failed", message: "no manifest" });
    const { client, author, id } = await aScene();
    const both = await Promise.all([start(author, id), start(author, id)]);
    expect(new Set(both.map(({ answer }) => answer.startedAt)).size).toBe(1);
    await step(client, id);
    expect(await read(author, id)).toMatchObject({
      ...{ state: "failed", message: "no manifest" },
      refusal: { code: "scorm.cloud_refused", title: "O SCORM Cloud recusou o pacote" },
    });
    expect((await start(author, id)).answer).toMatchObject({ state: "sending", refusal: null, message: "" });
    await step(client, id);
    expect(sent).toHaveLength(2);
  });

  test("out of reach: tried again, then said so", async () => {
    cloudThatSays("down");
    const { client, author, id } = await aScene();
    await start(author, id);
    await expect(step(client, id)).rejects.toThrow("out of reach");
    expect(await read(author, id)).toMatchObject({ state: "sending" });
    await step(client, id, 6);
    expect(await read(author, id)).toMatchObject({ refusal: { code: "scorm.cloud_not_reached" } });
  });

  test("never read to its end: given up after an hour", async () => {
    cloudThatSays({ state: "running", message: "" });
    const { client, author, id } = await aScene();
    await start(author, id);
    await step(client, id);
    app.clock.pass({ minutes: 61 });
    await step(client, id);
    expect(await read(author, id)).toMatchObject({ refusal: { code: "scorm.cloud_slow" } });
  });

  test("a package that is still being unpacked is waited for; one that was refused is not sent", async () => {
    const sent = cloudThatSays({ state: "done", message: "" });
    const { client, author, id } = await aScene();
    const become = (state: "unpacking" | "refused") =>
      plant(app, async (tx) => {
        const refusal = JSON.stringify({ code: "content.zip_unreadable", params: {} });
        const done_at = state === "unpacking" ? null : app.clock.now();
        await tx
          .updateTable("package_revisions")
          .set({ state, done_at, refusal: state === "refused" ? refusal : null })
          .where("package_id", "=", id)
          .execute();
        await tx.updateTable("packages").set({ revision: null }).where("id", "=", id).execute();
      });
    await become("unpacking");
    await start(author, id);
    await step(client, id);
    expect(await read(author, id)).toMatchObject({ state: "sending" });
    await become("refused");
    await step(client, id);
    expect(await read(author, id)).toMatchObject({ refusal: { code: "scorm.cloud_package_refused" } });
    expect(sent).toEqual([]);
  });

  test("authors alone, of their own client's packages, and of SCORM", async () => {
    const { client, author, id } = await aScene();
    expect((await start(await aParticipant(app, client), id)).status).toBe(403);
    const elsewhere = await aScene();
    expect((await start(elsewhere.author, id)).refusal).toBe("404 request.not_found");
    expect(await read(author, id)).toBeNull();
    const reply = await app.request(readCloudImport, { params: { id } }, { as: elsewhere.author });
    expect(reply.refusal).toBe("404 request.not_found");
    await plant(app, (tx) => tx.updateTable("packages").set({ kind: "html" }).where("id", "=", id).execute());
    expect((await start(author, id)).refusal).toBe("422 scorm.not_package");
  });
});
