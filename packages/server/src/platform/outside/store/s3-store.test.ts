import { text } from "node:stream/consumers";
import { completeUpload, resumeUpload, startUpload } from "@trilha/contract/core/files/endpoints.ts";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { startTestApp, type TestApp } from "../../../../test/app.ts";
import { aClient, aParticipant, aStaffMember, type Member, plant } from "../../../../test/builders.ts";
import { TestClock } from "../../../../test/clock.ts";
import { type S3Stub, startS3Stub } from "../../../../test/s3-stub.ts";
import { fileJobs } from "../../../core/files/index.ts";
import { keysFrom } from "../../../core/keys.ts";
import { S3Store } from "./s3-store.ts";

const clock = new TestClock();
const keys = keysFrom(["k".repeat(32)]);
let stub: S3Stub;
let store: S3Store;

beforeAll(async () => {
  stub = await startS3Stub(() => clock.now());
  store = new S3Store(stub.account, { keys, clock });
});
beforeEach(() => {
  clock.reset();
  stub.objects.clear();
  stub.uploads.clear();
  stub.nextStatus.length = 0;
});
afterAll(() => stub.stop());

const soon = () => new Date(clock.now().getTime() + 600_000);
const key = "originals/c1/f1";

async function sendPart(id: string, number: number, content: string): Promise<number> {
  const url = await store.partUrl(key, id, { number, size: content.length }, soon());
  return (await fetch(url, { method: "PUT", body: content })).status;
}

describe("an S3 store", () => {
  it("puts, reads whole and in part, measures and deletes", async () => {
    await store.put(key, Buffer.from("0123456789"), "text/csv");
    expect(stub.objects.get(key)?.type).toBe("text/csv");
    const whole = await store.read(key);
    expect([whole?.size, whole && (await text(whole.stream))]).toEqual([10, "0123456789"]);
    const part = await store.read(key, { first: 2, last: 4 });
    expect([part?.size, part && (await text(part.stream))]).toEqual([10, "234"]);
    expect(await store.size(key)).toBe(10);
    await store.delete(key);
    await store.delete(key);
    expect([await store.size(key), await store.read(key)]).toEqual([undefined, undefined]);
  });

  it("joins the parts of an upload in their order, however many pages they are listed on", async () => {
    const id = await store.startUpload(key);
    for (const number of [5, 1, 3, 2, 4]) expect(await sendPart(id, number, `part ${number};`)).toBe(200);
    expect(await store.listParts(key, id)).toEqual([1, 2, 3, 4, 5].map((number) => ({ number, size: 7 })));
    await store.completeUpload(key, id);
    expect(String(stub.objects.get(key)?.bytes)).toBe("part 1;part 2;part 3;part 4;part 5;");
    expect(await store.listParts(key, id)).toEqual([]);
    await store.completeUpload(key, id);
  });

  it("abandons one upload, or all of a key", async () => {
    const ids = [await store.startUpload(key), await store.startUpload(key), await store.startUpload(key)];
    const other = await store.startUpload(`${key}0`);
    await store.abandonUpload(key, ids[0] ?? "");
    await store.abandonUpload(key, ids[0] ?? "");
    expect(stub.uploads.size).toBe(3);
    await store.abandonUpload(key, null);
    expect([...stub.uploads.keys()]).toEqual([other]);
  });

  it("signs the size and the life of a part's address", async () => {
    const id = await store.startUpload(key);
    const url = await store.partUrl(key, id, { number: 1, size: 5 }, soon());
    const put = async (body: string, at = url) => (await fetch(at, { method: "PUT", body })).status;
    expect(await put("123456")).toBe(403);
    expect(await put("12345", url.replace("partNumber=1", "partNumber=2"))).toBe(403);
    expect(await put("12345")).toBe(200);
    clock.pass({ minutes: 11 });
    expect(await put("12345")).toBe(403);
  });

  it("gives an address of its own that works for a minute, under the type and name we say", async () => {
    await store.put(key, Buffer.from("a;b"), "text/html");
    const url = await store.directUrl(key, { type: "text/csv", fileName: "lista.csv", expiresAt: soon() });
    const answer = await fetch(url);
    expect(await answer.text()).toBe("a;b");
    expect(answer.headers.get("content-type")).toBe("text/csv");
    expect(answer.headers.get("content-disposition")).toContain('attachment; filename="lista.csv"');
    clock.pass({ seconds: 61 });
    expect((await fetch(url)).status).toBe(403);
  });

  it("says when it cannot be reached, and tries a passing failure again", async () => {
    await store.check();
    stub.nextStatus.push(503);
    await store.put(key, Buffer.from("x"), "text/csv");
    expect(stub.objects.has(key)).toBe(true);
    stub.nextStatus.push(403);
    await expect(store.check()).rejects.toThrow("the store answered 403");
    const wrong = new S3Store({ ...stub.account, secretAccessKey: "other" }, { keys, clock });
    await expect(wrong.put(key, Buffer.from("x"), "text/csv")).rejects.toThrow("403 SignatureDoesNotMatch");
  });

  it("takes no key that is not ours", async () => {
    await expect(store.put("../x", Buffer.from("x"), "text/csv")).rejects.toThrow("not a key");
    await expect(store.read("originals/../x")).rejects.toThrow("not a key");
  });
});

describe("the app on an S3 store", () => {
  let app: TestApp;

  beforeAll(async () => {
    const { endpoint, region, bucket, accessKeyId, secretAccessKey } = stub.account;
    app = await startTestApp({
      cluster: inject("cluster"),
      env: {
        S3_ENDPOINT: endpoint,
        S3_REGION: region,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      },
    });
  });
  afterAll(() => app.stop());

  const photo = () =>
    sharp({ create: { width: 500, height: 400, channels: 3, background: "#14213d" } })
      .jpeg()
      .toBuffer();

  async function upload(who: Member, kind: "avatar" | "branding") {
    const bytes = await photo();
    const body = { kind, name: "a.jpg", type: "image/jpeg", size: bytes.length };
    const plan = (await app.request(startUpload, { body }, { as: who })).answer;
    for (const { url } of plan.parts) {
      const answer = await fetch(url, { method: "PUT", body: new Uint8Array(bytes) });
      expect(answer.status).toBe(200);
    }
    return app.request(completeUpload, { body: { file_id: plan.fileId } }, { as: who });
  }

  it("uploads straight to the store, cleans, and sends readers there for a minute", async () => {
    const who = await aParticipant(app, await aClient(app));
    const { urls } = (await upload(who, "avatar")).answer;
    const reply = await app.http.inject({ method: "GET", url: urls.thumb ?? "" });
    expect(reply.statusCode).toBe(302);
    const picture = await fetch(String(reply.headers.location));
    expect(picture.headers.get("content-type")).toBe("image/webp");
    expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({ width: 256 });

    await plant(app, (tx) =>
      tx.updateTable("memberships").set({ status: "blocked" }).where("user_id", "=", who.userId).execute(),
    );
    await expect
      .poll(async () => (await app.http.inject({ method: "GET", url: urls.thumb ?? "" })).statusCode)
      .toBe(403);
  });

  it("serves public pictures itself, from a private bucket", async () => {
    const who = await aStaffMember(app, await aClient(app), "program_administrator");
    const { urls } = (await upload(who, "branding")).answer;
    const reply = await app.http.inject({ method: "GET", url: urls.large ?? "" });
    expect([reply.statusCode, reply.headers["cache-control"]]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
    expect((await sharp(reply.rawPayload).metadata()).format).toBe("webp");
  });

  it("resumes where it stopped, and sweeps what never came", async () => {
    const who = await aParticipant(app, await aClient(app));
    const body = { kind: "avatar", name: "a.jpg", type: "image/jpeg", size: 6 * 2 ** 20 } as const;
    const plan = (await app.request(startUpload, { body }, { as: who })).answer;
    expect(plan.parts.length).toBe(2);
    await fetch(plan.parts[0]?.url ?? "", { method: "PUT", body: new Uint8Array(5 * 2 ** 20) });
    const rest = (await app.request(resumeUpload, { params: { id: plan.fileId } }, { as: who })).answer;
    expect(rest.parts.map(({ number }) => number)).toEqual([2]);
    // Another upload of the same key, as a crash between store and database would leave it.
    await app.parts.outside.store.startUpload(`originals/${who.clientId}/${plan.fileId}`);
    expect(stub.uploads.size).toBe(2);
    app.clock.pass({ hours: 26 });
    await fileJobs["files.sweep"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
    expect(stub.uploads.size).toBe(0);
    app.clock.reset();
  });
});
