// While there is no room on the disk, writes are refused with a clear code before PostgreSQL stops; reads go on.

import { token } from "@trilha/contract/accounts/identity/endpoints.ts";
import { readSession } from "@trilha/contract/accounts/profile/endpoints.ts";
import { startUpload } from "@trilha/contract/core/files/endpoints.ts";
import { afterEach, describe, expect, test } from "vitest";
import { aClient, aParticipant } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";
import { DiskSpace, reserveOf } from "./disk-space.ts";

const gib = 2 ** 30;
let free = 50 * gib;
const readSpace = async () => ({ size: 100 * gib, free });
const app = useApp({ readSpace, env: { METRICS_TOKEN: "m" } });

const picture = { kind: "avatar", name: "a.jpg", type: "image/jpeg", size: 1_000 } as const;

describe("a full disk", () => {
  afterEach(async () => {
    free = 50 * gib;
    await app.parts.disk.look();
  });

  test("refuses writes and uploads with 503 and a time to wait; reading and coming in go on", async () => {
    const somebody = await aParticipant(app, await aClient(app));
    const plan = (await app.request(startUpload, { body: picture }, { as: somebody })).answer;
    free = gib / 2;
    await app.parts.disk.look();

    const refused = await app.request(startUpload, { body: picture }, { as: somebody });
    expect([refused.refusal, refused.headers["retry-after"]]).toEqual(["503 service.disk_full", "60"]);
    const url = new URL(plan.parts[0]?.url ?? "", "http://x");
    const part = await app.http.inject({
      method: "PUT",
      url: `${url.pathname}${url.search}`,
      headers: { "content-type": "application/octet-stream" },
      payload: Buffer.alloc(1_000),
    });
    expect([part.statusCode, part.json().code, part.headers["retry-after"]]).toEqual([
      503,
      "service.disk_full",
      "60",
    ]);
    expect((await app.request(readSession, {}, { as: somebody })).status).toBe(200);
    const body = { grant_type: "password", username: "nobody", password: "nothing" };
    expect((await app.request(token, { body } as never)).status).toBe(400);
  });

  test("shows in /readyz and in the metrics, and is over when there is room", async () => {
    free = gib / 2;
    await app.parts.disk.look();
    const ready = await app.http.inject("/readyz");
    expect([ready.statusCode, ready.json()]).toMatchObject([200, { ready: true, disk: "failing" }]);
    const { body } = await app.http.inject({ url: "/metrics", headers: { authorization: "Bearer m" } });
    expect(body).toContain(`trilha_disk_free_bytes{folder="data"} ${gib / 2}`);
    free = 2 * gib;
    await app.parts.disk.look();
    expect((await app.http.inject("/readyz")).json()).toMatchObject({ disk: "ok" });
  });
});

test.each([
  [10 * 2 ** 20, 0.5 * 2 ** 20],
  [10 * gib, 0.5 * gib],
  [20 * gib, gib],
  [4_000 * gib, gib],
])("of %d bytes %d are kept back", (size, reserve) => {
  expect(reserveOf(size)).toBe(reserve);
});

test("does not flicker at its limit, and a folder that is gone says nothing", async () => {
  let room = 0.9 * gib;
  const disk = new DiskSpace({ data: "/data", backup: "/gone" }, async (folder) => {
    if (folder === "/gone") throw Object.assign(new Error("gone"), { code: "ENOENT" });
    return { size: 100 * gib, free: room };
  });
  const fullAt = async (bytes: number) => {
    room = bytes;
    await disk.look();
    return disk.full;
  };
  expect(await fullAt(1.1 * gib)).toEqual([]);
  expect(await fullAt(0.9 * gib)).toEqual(["data"]);
  expect(await fullAt(1.1 * gib)).toEqual(["data"]);
  expect(await fullAt(1.3 * gib)).toEqual([]);
});

test("reads the room of a real folder", async () => {
  const disk = new DiskSpace({ data: "/" });
  await disk.look();
  expect(disk.full.every((name) => name === "data")).toBe(true);
});
