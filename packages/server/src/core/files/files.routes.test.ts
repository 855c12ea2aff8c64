import { createHash, randomBytes } from "node:crypto";
import { readdirSync } from "node:fs";
import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import {
  completeUpload,
  readFile,
  resumeUpload,
  sendFile,
  startUpload,
} from "@trilha/contract/core/files/endpoints.ts";
import type { Role } from "@trilha/contract/permissions.ts";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { aClient, aMember, aParticipant, aStaffMember, type Member, plant } from "../../../test/builders.ts";
import { filmTrack, mp4, soundTrack } from "../../../test/media.ts";
import { useApp } from "../../../test/use-app.ts";
import { signAccessToken } from "../tokens.ts";
import { fileJobs, keepFile } from "./index.ts";

const app = useApp();
const partSize = 512 * 1024;

type Plan = Answer<typeof startUpload>;
type Kind =
  | "avatar"
  | "branding"
  | "import"
  | "invoice"
  | "store_photo"
  | "course_video"
  | "course_captions"
  | "course_pdf";

const somebody = async () => aParticipant(app, await aClient(app));

const photo = (options: { width?: number; height?: number } = {}) => {
  const { width = 640, height = 480 } = options;
  return sharp({ create: { width, height, channels: 3, background: "#0f766e" } });
};

/** Bytes that do not get smaller, so that a picture takes several parts. */
function noisyPhoto(): Promise<Buffer> {
  const [width, height] = [900, 700];
  const noise = randomBytes(width * height * 3);
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

async function start(who: Member, bytes: Buffer, file: { kind?: Kind; name?: string; type?: string } = {}) {
  const body = { kind: "avatar" as Kind, name: "photo.jpg", type: "image/jpeg", ...file, size: bytes.length };
  return app.request(startUpload, { body }, { as: who });
}

const put = (url: string, bytes: Buffer) =>
  app.http.inject({
    method: "PUT",
    url,
    headers: { "content-type": "application/octet-stream" },
    payload: bytes,
  });

async function send(plan: Pick<Plan, "parts">, bytes: Buffer): Promise<void> {
  for (const { number, url } of plan.parts) {
    const part = bytes.subarray((number - 1) * partSize, number * partSize);
    expect((await put(url, part)).statusCode).toBe(204);
  }
}

const complete = (who: Member, fileId: string) =>
  app.request(completeUpload, { body: { file_id: fileId } }, { as: who });

async function upload(who: Member, bytes: Buffer, file: Parameters<typeof start>[2] = {}) {
  const plan = (await start(who, bytes, file)).answer;
  await send(plan, bytes);
  return complete(who, plan.fileId);
}

const get = (url: string | undefined, headers: Record<string, string> = {}) =>
  app.http.inject({ method: "GET", url: url ?? "", headers });

const rowOf = (fileId: string) =>
  app.parts.db.read({ system: true }, (tx) =>
    tx.selectFrom("files").selectAll().where("id", "=", fileId).executeTakeFirst(),
  );

/** Every file in the local store, by the path below it, without the notes of what is to be archived. */
function stored(): string[] {
  const folder = join(app.settings.dataDir, "files");
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !path.startsWith("changed/"));
}

describe("§api#uploads multipart with bearer", () => {
  async function sendForm(
    fields: (form: FormData) => void,
    { as, type }: { as?: Member; type?: string } = {},
  ) {
    const form = new FormData();
    fields(form);
    const encoded = new Response(form);
    const reply = await app.http.inject({
      method: "POST",
      url: sendFile.path,
      headers: {
        "content-type": type ?? encoded.headers.get("content-type") ?? "",
        ...(as && { authorization: `Bearer ${await app.tokenFor(as)}` }),
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    const answer = reply.json() as { code?: string; fields?: { path: string; code: string }[] } & Answer<
      typeof sendFile
    >;
    return { status: reply.statusCode, answer };
  }
  const picture = async () => new Uint8Array(await photo().jpeg().toBuffer());
  const aForm =
    (bytes: Uint8Array<ArrayBuffer>, { kind = "avatar", name = "eu.jpg", type = "image/jpeg" } = {}) =>
    (form: FormData) => {
      form.set("kind", kind);
      form.set("file", new File([bytes], name, { type }));
    };

  it("is one call: cleaned, ready, and nothing of it left elsewhere", async () => {
    const as = await somebody();
    const { status, answer } = await sendForm(aForm(await picture()), { as });
    expect([status, answer.name, answer.width, answer.height]).toEqual([200, "eu.jpg", 640, 480]);
    expect(Object.keys(answer.urls)).toContain("thumb");
    expect((await get(answer.urls.large)).statusCode).toBe(200);
    expect((await app.request(readFile, { params: { id: answer.id } }, { as })).answer.id).toBe(answer.id);
    expect(await rowOf(answer.id)).toMatchObject({ state: "ready", upload_id: null, owner_id: as.userId });
  });

  it("meets the checks of an upload in parts", async () => {
    const as = await somebody();
    const bytes = await picture();
    const text = new TextEncoder().encode("nome;email");
    const codes = [
      await sendForm(aForm(bytes)),
      await sendForm(aForm(bytes, { kind: "course_pdf" }), { as }),
      await sendForm(aForm(bytes, { name: "eu.exe" }), { as }),
      await sendForm(aForm(text), { as }),
      await sendForm(aForm(new Uint8Array(9 * 2 ** 20)), { as }),
      await sendForm(aForm(new Uint8Array(21 * 2 ** 20)), { as }),
      await sendForm(aForm(bytes), { as, type: "application/json" }),
      await sendForm(aForm(bytes), { as, type: "multipart/form-data" }),
    ].map(({ status, answer }) => `${status} ${answer.code}`);
    expect(codes).toEqual([
      "401 session.required",
      "403 request.forbidden",
      "415 files.type_refused",
      "415 files.type_refused",
      "413 files.too_large",
      "413 request.too_large",
      "400 request.malformed",
      "400 request.malformed",
    ]);
  });

  it("takes the fields it declares, each once", async () => {
    const as = await somebody();
    const bytes = await picture();
    const twice = await sendForm(
      (form) => {
        aForm(bytes)(form);
        form.append("kind", "branding");
      },
      { as },
    );
    expect(twice.answer.code).toBe("request.malformed");
    const odd = await sendForm(
      (form) => {
        form.set("kind", "avatar");
        form.set("file", "eu.jpg");
        form.set("owner", "root");
      },
      { as },
    );
    expect(odd.answer.fields?.map(({ path }) => path)).toEqual(["body.file", "body.owner"]);
  });

  it("is refused where a call takes JSON", async () => {
    const form = new Response(new FormData());
    const reply = await app.http.inject({
      method: "POST",
      url: startUpload.path,
      headers: { "content-type": form.headers.get("content-type") ?? "" },
      payload: Buffer.from(await form.arrayBuffer()),
    });
    expect(reply.statusCode).toBe(415);
  });
});

describe("an avatar", () => {
  it("goes to the store in parts and comes back as clean copies", async () => {
    const who = await somebody();
    const bytes = await noisyPhoto();
    const plan = (await start(who, bytes, { name: "eu.png", type: "image/png" })).answer;
    expect(plan.partSize).toBe(partSize);
    expect(plan.parts.length).toBe(Math.ceil(bytes.length / partSize));
    expect(plan.parts.length).toBeGreaterThan(2);
    await send(plan, bytes);

    const file = (await complete(who, plan.fileId)).answer;
    expect(file).toMatchObject({
      name: "eu.png",
      type: "image/png",
      size: bytes.length,
      width: 900,
      height: 700,
    });
    expect(Object.keys(file.urls).sort()).toEqual(["large", "thumb"]);
    const thumb = await get(file.urls.thumb);
    expect(thumb.statusCode).toBe(200);
    expect(thumb.headers).toMatchObject({
      "content-type": "image/webp",
      "content-disposition": "inline",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "no-referrer",
    });
    expect(thumb.headers["cache-control"]).toMatch(/^private, max-age=\d+$/);
    expect(await sharp(thumb.rawPayload).metadata()).toMatchObject({
      format: "webp",
      width: 256,
      height: 199,
    });
  });

  it("asked for again is answered the same", async () => {
    const who = await somebody();
    const first = await upload(who, await photo().jpeg().toBuffer());
    const again = await complete(who, first.answer.id);
    expect(again.answer).toEqual(first.answer);
    const read = await app.request(readFile, { params: { id: first.answer.id } }, { as: who });
    expect(read.answer).toEqual(first.answer);
  });

  it("closed twice at once is one file", async () => {
    const who = await somebody();
    const bytes = await photo().jpeg().toBuffer();
    const plan = (await start(who, bytes)).answer;
    await send(plan, bytes);
    const both = await Promise.all([complete(who, plan.fileId), complete(who, plan.fileId)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
  });

  it("loses place, device and time, which stay for audit", async () => {
    const who = await somebody();
    const bytes = await photo({ width: 400, height: 300 })
      .withExif({
        IFD0: { Make: "Phonemaker", Model: "P-9", Software: "camera 1.0" },
        IFD2: { DateTimeOriginal: "2026:03:04 05:06:07" },
        IFD3: {
          GPSLatitudeRef: "S",
          GPSLatitude: "23/1 33/1 0/1",
          GPSLongitudeRef: "W",
          GPSLongitude: "46/1 38/1 0/1",
        },
      })
      .jpeg()
      .toBuffer();
    const file = (await upload(who, bytes)).answer;
    for (const url of Object.values(file.urls)) {
      const { rawPayload } = await get(url);
      const { exif, xmp, iptc } = await sharp(rawPayload).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
      expect(rawPayload.includes("Phonemaker")).toBe(false);
    }
    expect((await rowOf(file.id))?.private_metadata).toEqual({
      make: "Phonemaker",
      model: "P-9",
      software: "camera 1.0",
      takenAt: "2026-03-04T05:06:07.000",
      latitude: -23.55,
      longitude: -46.633333,
    });
    expect(JSON.stringify(file)).not.toContain("Phonemaker");
  });

  it("is turned upright", async () => {
    const who = await somebody();
    const sideways = await photo({ width: 400, height: 200 })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await upload(who, sideways)).answer).toMatchObject({ width: 200, height: 400 });
  });

  it("may be larger than 1600 pixels, its copies are not", async () => {
    const who = await somebody();
    const file = (await upload(who, await photo({ width: 3200, height: 1000 }).jpeg().toBuffer())).answer;
    expect(file).toMatchObject({ width: 1600, height: 500 });
  });
});

describe("what is refused at the start", () => {
  const bytes = Buffer.alloc(10);
  it.each([
    [{ name: "x.svg", type: "image/svg+xml" }],
    [{ name: "x.html", type: "text/html" }],
    [{ name: "x.jpg.exe", type: "image/jpeg" }],
    [{ name: "x.png", type: "image/jpeg" }],
    [{ name: "x.gif", type: "image/gif" }],
  ])("%j", async (file) => {
    expect((await start(await somebody(), bytes, file)).refusal).toBe("415 files.type_refused");
  });

  it("more bytes than the kind may have", async () => {
    const body = { kind: "avatar", name: "a.jpg", type: "image/jpeg", size: 8 * 2 ** 20 + 1 } as const;
    const reply = await app.request(startUpload, { body }, { as: await somebody(), locale: "en-US" });
    expect(reply.refusal).toBe("413 files.too_large");
    expect(reply.problem.title).toBe("The file is over the limit of 8 MB");
  });

  it("kinds that belong to staff", async () => {
    const who = await somebody();
    expect((await start(who, bytes, { kind: "branding" })).refusal).toBe("403 request.forbidden");
    const list = { kind: "import", name: "a.csv", type: "text/csv" } as const;
    expect((await start(who, bytes, list)).refusal).toBe("403 request.forbidden");
  });

  it("more than a day's quota, also when all start at once", async () => {
    const who = await somebody();
    const size = 8 * 2 ** 20;
    await app.parts.db.write({ system: true }, async (tx) => {
      const rows = Array.from({ length: 55 }, () => {
        const id = crypto.randomUUID();
        return {
          id,
          client_id: who.clientId,
          owner_id: who.userId,
          kind: "avatar",
          name: "a.jpg",
          declared_type: "image/jpeg",
          declared_size: size,
          state: "ready" as const,
          storage_key: `originals/x/${id}`,
          created_at: app.clock.now(),
        };
      });
      await tx.insertInto("files").values(rows).execute();
    });
    const body = { kind: "avatar", name: "a.jpg", type: "image/jpeg", size } as const;
    // 440 of 500 MB are used: seven more fit.
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => app.request(startUpload, { body }, { as: who })),
    );
    expect(replies.filter(({ status }) => status === 200).length).toBe(7);
    expect(replies.find(({ status }) => status !== 200)?.refusal).toBe("409 files.quota_reached");
    app.clock.pass({ hours: 25 });
    expect((await app.request(startUpload, { body }, { as: who, token: await freshToken(who) })).status).toBe(
      200,
    );
  });

  it("more than twenty unfinished at once", async () => {
    const who = await somebody();
    for (let count = 0; count < 20; count += 1) expect((await start(who, bytes)).status).toBe(200);
    expect((await start(who, bytes)).refusal).toBe("429 request.too_many");
  });

  it("sixty starts at once: as many as may be unfinished are served, the others are asked to wait", async () => {
    const client = await aClient(app);
    const who = await aParticipant(app, client);
    const other = await aParticipant(app, client);
    const crowd = Promise.all(Array.from({ length: 60 }, () => start(who, bytes)));
    // Another person of the same client gets through meanwhile.
    expect((await start(other, bytes)).status).toBe(200);
    const replies = await crowd;
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.map(({ refusal, headers }) => [refusal, headers["retry-after"]])).toEqual(
      refused.map(() => ["429 request.too_many", "10"]),
    );
  });
});

/** A token for later: the usual one ends ten minutes after it was made. */
async function freshToken(who: Member): Promise<string> {
  const now = app.clock.now();
  const { id } = await app.parts.db
    .write({ system: true }, (tx) =>
      tx
        .insertInto("sessions")
        .values({
          user_id: who.userId,
          client_id: who.clientId,
          scope: "person",
          created_at: now,
          last_seen_at: now,
          expires_at: new Date(now.getTime() + 3_600_000),
        })
        .returning("id")
        .executeTakeFirstOrThrow(),
    )
    .then((row) => row as { id: string });
  return signAccessToken(
    app.parts.keys,
    { sub: who.userId, sid: id, cid: who.clientId },
    { now, seconds: 600 },
  );
}

const pdf = "%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic")]);

describe("§entities#sale: an invoice", () => {
  it("as picture keeps its bytes for the audit and is shown without what the camera wrote", async () => {
    const who = await somebody();
    const camera = { IFD0: { Make: "Kamera", Model: "K1" } };
    const bytes = await photo().withExif(camera).jpeg().toBuffer();
    const { id, urls } = (await upload(who, bytes, { kind: "invoice", name: "nota.jpg" })).answer;
    expect(Object.keys(urls).sort()).toEqual(["large", "thumb"]);
    expect((await sharp((await get(urls.large)).rawPayload).metadata()).exif).toBeUndefined();
    const row = await rowOf(id);
    expect(row?.private_metadata).toMatchObject({ make: "Kamera", model: "K1" });
    expect(row?.sha256).toEqual(createHash("sha256").update(bytes).digest());
    expect(stored().filter((path) => path.includes(id) && path.includes("originals"))).toHaveLength(1);
  });

  it("as PDF is kept as it is and comes back as a download", async () => {
    const who = await somebody();
    const file = { kind: "invoice", name: "nota.pdf", type: "application/pdf" } as const;
    const { urls, type, width } = (await upload(who, Buffer.from(pdf), file)).answer;
    expect([type, width, Object.keys(urls)]).toEqual(["application/pdf", null, ["original"]]);
    const reply = await get(urls.original);
    expect(reply.body).toBe(pdf);
    expect(reply.headers["content-type"]).toBe("application/pdf");
    expect(reply.headers["content-disposition"]).toContain("attachment");
  });

  it("of 60 MB or in a format no browser shows is refused before a byte is sent", async () => {
    const who = await somebody();
    const announce = (name: string, type: string, size: number) =>
      app.request(startUpload, { body: { kind: "invoice", name, type, size } }, { as: who });
    const large = await announce("nota.jpg", "image/jpeg", 60 * 2 ** 20);
    expect([large.refusal, large.problem.params]).toEqual(["413 files.too_large", { megabytes: 15 }]);
    expect((await announce("IMG_1.HEIC", "image/heic", 100)).refusal).toBe("415 files.heic");
    expect((await announce("nota.gif", "image/gif", 100)).refusal).toBe("415 files.type_refused");
  });
});

it("§learning#captions SubRip is taken as WebVTT, says so, and says it again", async () => {
  const who = await aStaffMember(app, await aClient(app), "program_administrator");
  const bytes = Buffer.from("1\r\n00:00:01,000 --> 00:00:02,500\r\nOlá\r\n");
  const file = { kind: "course_captions", name: "aula.srt", type: "application/x-subrip" } as const;
  const first = await upload(who, bytes, file);
  expect(first.answer).toMatchObject({
    type: "text/vtt",
    notes: ["As legendas SubRip (.srt) foram convertidas em WebVTT."],
  });
  const reply = await get(first.answer.urls.original);
  expect(reply.body).toBe("WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nOlá\n");
  expect(reply.rawPayload.length).toBe(first.answer.size);
  expect((await complete(who, first.answer.id)).answer).toEqual(first.answer);
  const wrong = await upload(who, Buffer.from("WEBVTT\n\nagora --> 00:02.000\nx"), {
    ...file,
    name: "a.vtt",
  });
  expect([wrong.refusal, wrong.problem.params]).toEqual(["422 files.caption_time", { line: 3 }]);
});

it("§learning#playable a film of an iPhone is taken, and served under the name every browser knows", async () => {
  const who = await aStaffMember(app, await aClient(app), "program_administrator");
  const bytes = mp4([filmTrack("avc1:100"), soundTrack("mp4a:40")], { brand: "qt  " });
  const file = { kind: "course_video", name: "IMG_0007.MOV", type: "video/quicktime" } as const;
  const { type, urls } = (await upload(who, bytes, file)).answer;
  expect(type).toBe("video/mp4");
  expect((await get(urls.original)).headers["content-type"]).toBe("video/mp4");
});

describe("what is refused when it is looked at, and leaves nothing", () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ["a drawing as photo", "avatar", "x.jpg", "image/jpeg", Buffer.from(svg), "415 files.type_refused"],
    [
      "a page as photo",
      "avatar",
      "x.png",
      "image/png",
      Buffer.from("<!doctype html><p>"),
      "415 files.type_refused",
    ],
    ["a page as list", "import", "x.csv", "text/csv", Buffer.from("<html>,;"), "415 files.type_refused"],
    ["a program as list", "import", "x.csv", "text/csv", Buffer.from("MZ\0\0\0"), "415 files.type_refused"],
    [
      "half a photo",
      "avatar",
      "x.jpg",
      "image/jpeg",
      Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex"),
      "422 files.damaged",
    ],
    [
      "a photo as PDF",
      "invoice",
      "x.pdf",
      "application/pdf",
      Buffer.from("ffd8ffe000104a46494600010100000100010000ffd9", "hex"),
      "415 files.type_refused",
    ],
    ["a page as PDF", "invoice", "x.pdf", "application/pdf", Buffer.from("<html>"), "415 files.type_refused"],
    [
      "a PDF as store photo",
      "store_photo",
      "x.jpg",
      "image/jpeg",
      Buffer.from(pdf),
      "415 files.type_refused",
    ],
    ["HEIC under another name", "invoice", "x.jpg", "image/jpeg", heic, "415 files.heic"],
  ] as const)("%s", async (_, kind, name, type, bytes, refusal) => {
    const who = await aStaffMember(app, await aClient(app), "program_administrator");
    const reply = await upload(who, bytes, { kind, name, type });
    expect(reply.refusal).toBe(refusal);
    const [row] = await app.parts.db.read({ system: true }, (tx) =>
      tx.selectFrom("files").selectAll().where("owner_id", "=", who.userId).execute(),
    );
    expect(row?.state).toBe("refused");
    expect(stored().filter((path) => path.includes(row?.id ?? "?"))).toEqual([]);
    expect((await complete(who, row?.id ?? "")).refusal).toBe(refusal);
    expect((await app.request(readFile, { params: { id: row?.id ?? "" } }, { as: who })).status).toBe(404);
  });

  it("§learning#playable a film hardly anybody can see: by the name of its encoding, also when asked again", async () => {
    const who = await aStaffMember(app, await aClient(app), "program_administrator");
    const file = { kind: "course_video", name: "aula.mp4", type: "video/mp4" } as const;
    const plan = (await start(who, mp4([filmTrack("hvc1")]), file)).answer;
    await send(plan, mp4([filmTrack("hvc1")]));
    for (const reply of [await complete(who, plan.fileId), await complete(who, plan.fileId)]) {
      expect([reply.refusal, reply.problem.params]).toEqual([
        "415 files.film_encoding",
        { codec: "HEVC (H.265)" },
      ]);
      expect(reply.problem.title).toContain("HEVC (H.265)");
    }
    expect(stored().filter((path) => path.includes(plan.fileId))).toEqual([]);
  });

  it("a PNG announced as JPEG", async () => {
    const reply = await upload(await somebody(), await photo().png().toBuffer());
    expect(reply.refusal).toBe("415 files.type_refused");
  });

  it("a flood of pixels, before it is unpacked", async () => {
    const bytes = await sharp({
      create: { width: 9_000, height: 9_000, channels: 3, background: "#fff" },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bytes.length).toBeLessThan(1_000_000);
    const started = performance.now();
    const reply = await upload(await somebody(), bytes, { name: "a.png", type: "image/png" });
    expect(reply.refusal).toBe("422 files.too_many_pixels");
    expect(reply.problem.params).toEqual({ megapixels: 50 });
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe("an interrupted upload", () => {
  it("says what is missing and goes on from there", async () => {
    const who = await somebody();
    const bytes = await noisyPhoto();
    const plan = (await start(who, bytes, { name: "a.png", type: "image/png" })).answer;
    await send({ parts: plan.parts.slice(1) }, bytes);
    expect((await complete(who, plan.fileId)).refusal).toBe("409 files.incomplete");

    const rest = (await app.request(resumeUpload, { params: { id: plan.fileId } }, { as: who })).answer;
    expect(rest.parts.map(({ number }) => number)).toEqual([1]);
    await send(rest, bytes);
    expect((await complete(who, plan.fileId)).status).toBe(200);
    expect((await app.request(resumeUpload, { params: { id: plan.fileId } }, { as: who })).status).toBe(404);
  });

  it("goes on when only the closing broke off, after the parts were joined", async () => {
    const who = await somebody();
    const bytes = await photo().jpeg().toBuffer();
    const plan = (await start(who, bytes)).answer;
    await send(plan, bytes);
    const row = await rowOf(plan.fileId);
    await app.parts.outside.store.completeUpload(row?.storage_key ?? "", row?.upload_id ?? "");
    expect((await complete(who, plan.fileId)).status).toBe(200);
  });

  it("is over after a day, and the sweep leaves nothing of it", async () => {
    const who = await somebody();
    const bytes = await noisyPhoto();
    const plan = (await start(who, bytes, { name: "a.png", type: "image/png" })).answer;
    await send({ parts: plan.parts.slice(1) }, bytes);
    expect(stored().some((path) => path.includes(plan.fileId))).toBe(true);

    const sweep = () => fileJobs["files.sweep"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
    app.clock.pass({ hours: 24, minutes: 1 });
    const token = await freshToken(who);
    expect((await app.request(resumeUpload, { params: { id: plan.fileId } }, { token })).refusal).toBe(
      "410 files.upload_expired",
    );
    const late = await app.request(completeUpload, { body: { file_id: plan.fileId } }, { token });
    expect(late.refusal).toBe("410 files.upload_expired");
    await sweep();
    expect(await rowOf(plan.fileId)).toBeDefined();
    app.clock.pass({ hours: 1 });
    await sweep();
    expect(await rowOf(plan.fileId)).toBeUndefined();
    expect(stored().filter((path) => path.includes(plan.fileId))).toEqual([]);
  });

  it("that was refused is swept too, a ready file never", async () => {
    const who = await somebody();
    const ready = (await upload(who, await photo().jpeg().toBuffer())).answer;
    const plan = (await start(who, Buffer.from("<svg/>"))).answer;
    await send(plan, Buffer.from("<svg/>"));
    await complete(who, plan.fileId);
    app.clock.pass({ hours: 26 });
    await fileJobs["files.sweep"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
    expect(await rowOf(plan.fileId)).toBeUndefined();
    expect((await rowOf(ready.id))?.state).toBe("ready");
    expect(stored().filter((path) => path.includes(ready.id)).length).toBe(3);
  });
});

describe("a list to bring in", () => {
  it("goes after seven days, unless what it brought is kept with it", async () => {
    const client = await aClient(app);
    const who = await aStaffMember(app, client, "program_administrator");
    const list = { kind: "import", name: "a.csv", type: "text/csv" } as const;
    const bytes = Buffer.from("nome;e-mail\nJoão;joao@example.com\n");
    const [gone, remaining] = [
      (await upload(who, bytes, list)).answer,
      (await upload(who, bytes, list)).answer,
    ];
    await plant(app, (tx) => keepFile(tx, { clientId: client.id, fileId: remaining.id }));
    const sweep = () => fileJobs["files.sweep"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
    app.clock.pass({ days: 7 });
    await sweep();
    expect(await rowOf(gone.id)).toBeDefined();
    app.clock.pass({ hours: 1, minutes: 1 });
    await sweep();
    expect([await rowOf(gone.id), (await rowOf(remaining.id))?.state]).toEqual([undefined, "ready"]);
    expect(stored().filter((path) => path.includes(gone.id))).toEqual([]);
  });
});

describe("a part's address", () => {
  const begin = async () => {
    const bytes = await photo().jpeg().toBuffer();
    const plan = (await start(await somebody(), bytes)).answer;
    return { bytes, plan, url: plan.parts[0]?.url ?? "" };
  };

  it("takes exactly the bytes that were announced", async () => {
    const { bytes, url } = await begin();
    expect((await put(url, bytes.subarray(1))).statusCode).toBe(400);
    expect((await put(url, Buffer.concat([bytes, bytes]))).statusCode).toBe(400);
    expect((await put(url, Buffer.alloc(0))).statusCode).toBe(400);
    expect((await put(url, bytes)).statusCode).toBe(204);
  });

  it("works for fifteen minutes at most", async () => {
    const { bytes, plan, url } = await begin();
    expect(new Date(plan.expiresAt).getTime() - app.clock.now().getTime()).toBeLessThanOrEqual(15 * 60_000);
    app.clock.pass({ minutes: 15, seconds: 1 });
    expect((await put(url, bytes)).statusCode).toBe(403);
  });

  it.each([
    ["part=1", "part=2"],
    ["size=", "size=9"],
    ["upload=", "upload=9"],
    ["expires=", "expires=9"],
    ["signature=", "signature=A"],
    ["/store/upload/originals", "/store/upload/public"],
    ["/store/upload/originals", "/store/upload/.."],
    ["/store/upload/originals", "/store/upload/%2e%2e/%2e%2e"],
    ["/store/upload/originals", "/store/upload/..%2f..%2foriginals"],
  ])("does not work with %s instead of %s", async (part, other) => {
    const { bytes, url } = await begin();
    const changed = await put(url.replace(part, other), bytes);
    expect([403, 404]).toContain(changed.statusCode);
    expect(changed.headers["content-type"]).toContain("problem+json");
  });

  it("keeps nothing of a part that breaks off, and waits for it again", async () => {
    const { bytes, plan, url } = await begin();
    await app.http.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.http.server.address() as AddressInfo;
    const half = httpRequest({ port, path: url, method: "PUT", headers: { "content-length": bytes.length } });
    half.on("error", () => undefined);
    half.write(bytes.subarray(0, 100));
    const unfinished = () => stored().filter((path) => path.startsWith("unfinished/"));
    await expect.poll(() => unfinished().length).toBe(1);
    half.destroy();
    await expect.poll(() => unfinished().length).toBe(0);
    expect(stored().filter((path) => path.includes(plan.fileId))).toEqual([]);
    expect((await put(url, bytes)).statusCode).toBe(204);
  });

  it("is gone once the upload is closed", async () => {
    const who = await somebody();
    const bytes = await photo().jpeg().toBuffer();
    const plan = (await start(who, bytes)).answer;
    await send(plan, bytes);
    await complete(who, plan.fileId);
    expect((await put(plan.parts[0]?.url ?? "", bytes)).statusCode).toBe(404);
  });
});

describe("an object's address", () => {
  it("works for who it was given to while they may be here, and no longer", async () => {
    const who = await somebody();
    const { urls } = (await upload(who, await photo().jpeg().toBuffer())).answer;
    expect((await get(urls.thumb)).statusCode).toBe(200);
    await app.parts.db.write({ system: true }, (tx) =>
      tx.updateTable("memberships").set({ status: "blocked" }).where("user_id", "=", who.userId).execute(),
    );
    await expect.poll(async () => (await get(urls.thumb)).statusCode).toBe(403);
  });

  it("dies with a role its reader had, at once, and with none they gained", async () => {
    const who = await aStaffMember(app, await aClient(app), "program_administrator");
    const lives = async ({ thumb = "" }: Record<string, string>) => (await get(thumb)).statusCode;
    const has = (roles: Role[]) =>
      app.parts.db.write({ system: true }, (tx) =>
        tx.updateTable("memberships").set({ roles }).where("user_id", "=", who.userId).execute(),
      );
    const { id, urls } = (await upload(who, await photo().jpeg().toBuffer())).answer;
    const read = async () => (await app.request(readFile, { params: { id } }, { as: who })).answer.urls;
    expect(await lives(urls)).toBe(200);
    await has(["auditor", "program_administrator"]);
    await expect.poll(async () => (await read()).thumb).not.toBe(urls.thumb);
    expect(await lives(urls)).toBe(200);
    const asBoth = await read();
    await has(["program_administrator"]);
    await expect.poll(() => lives(asBoth)).toBe(403);
    expect(await lives(urls)).toBe(200);
    await has([]);
    await expect.poll(() => lives(urls)).toBe(403);
    expect(await lives(await read())).toBe(200);
  });

  it("asks nobody for a second picture of a list", async () => {
    const who = await somebody();
    const { urls } = (await upload(who, await photo().jpeg().toBuffer())).answer;
    await get(urls.thumb);
    const read = vi.spyOn(app.parts.db, "read");
    expect((await get(urls.large)).statusCode).toBe(200);
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it("dies with the session", async () => {
    const who = await somebody();
    const { urls } = (await upload(who, await photo().jpeg().toBuffer())).answer;
    await app.parts.db.write({ system: true }, (tx) =>
      tx
        .updateTable("sessions")
        .set({ ended_at: app.clock.now(), end_reason: "signed_out" })
        .where("user_id", "=", who.userId)
        .execute(),
    );
    await expect.poll(async () => (await get(urls.large)).statusCode).toBe(403);
  });

  it("dies after fifteen minutes, and with any change", async () => {
    const client = await aClient(app);
    const [who, other] = [await aParticipant(app, client), await aParticipant(app, client)];
    const { urls } = (await upload(who, await photo().jpeg().toBuffer())).answer;
    const foreign = (await upload(other, await photo().jpeg().toBuffer())).answer;
    const url = urls.thumb ?? "";
    for (const changed of [
      url.replace("thumb.webp", "large.webp"),
      url.replace("image%2Fwebp", "text%2Fhtml"),
      url.replace(/reader=[^&]+/, /reader=[^&]+/.exec(foreign.urls.thumb ?? "")?.[0] ?? ""),
      url.replace(/signature=[^&]+/, "signature="),
      url.replace(/signature=[^&]+/, /signature=[^&]+/.exec(foreign.urls.thumb ?? "")?.[0] ?? ""),
      url.replace("pictures/", "originals/"),
      `${url}&name=a.html`,
    ]) {
      expect((await get(changed)).statusCode, changed).toBe(403);
    }
    app.clock.pass({ minutes: 15, seconds: 1 });
    expect((await get(url)).statusCode).toBe(403);
  });

  it("stays the same for some minutes, so that a browser keeps the picture", async () => {
    const who = await somebody();
    app.clock.set("2026-05-04T10:01:00Z");
    const file = (await upload(who, await photo().jpeg().toBuffer())).answer;
    app.clock.pass({ minutes: 3 });
    const later = await app.request(readFile, { params: { id: file.id } }, { as: who });
    expect(later.answer.urls).toEqual(file.urls);
    const { etag } = (await get(file.urls.thumb)).headers;
    expect((await get(file.urls.thumb, { "if-none-match": String(etag) })).statusCode).toBe(304);
  });

  it("answers ranges", async () => {
    const who = await somebody();
    const { urls } = (await upload(who, await photo().jpeg().toBuffer())).answer;
    const whole = (await get(urls.large)).rawPayload;
    const size = whole.length;
    const part = await get(urls.large, { range: "bytes=10-19" });
    expect(part.statusCode).toBe(206);
    expect(part.headers).toMatchObject({ "content-range": `bytes 10-19/${size}`, "content-length": "10" });
    expect(part.rawPayload).toEqual(whole.subarray(10, 20));
    expect((await get(urls.large, { range: "bytes=-5" })).rawPayload).toEqual(whole.subarray(-5));
    const beyond = await get(urls.large, { range: `bytes=${size}-` });
    expect([beyond.statusCode, beyond.headers["content-range"]]).toEqual([416, `bytes */${size}`]);
    expect((await get(urls.large, { range: "bytes=0-1", "if-range": '"other"' })).statusCode).toBe(200);
    const head = await app.http.inject({ method: "HEAD", url: urls.large ?? "" });
    expect([head.statusCode, head.headers["content-length"], head.body]).toEqual([200, String(size), ""]);
  });
});

describe("a list to import", () => {
  it("comes back as a download under a name that leads nowhere", async () => {
    const who = await aStaffMember(app, await aClient(app), "program_administrator");
    const bytes = Buffer.from("nome;e-mail\nJoão;joao@example.com\n");
    const file = { kind: "import", name: '../../etc/"pas\\swd" joão.csv', type: "text/csv" } as const;
    const { urls } = (await upload(who, bytes, file)).answer;
    const reply = await get(urls.original);
    expect(reply.rawPayload).toEqual(bytes);
    expect(reply.headers["content-type"]).toBe("text/csv");
    expect(reply.headers["content-disposition"]).toBe(
      `attachment; filename="_.._etc_pas_swd_ jo_o.csv"; filename*=UTF-8''_.._etc_pas_swd_%20jo%C3%A3o.csv`,
    );
  });
});

describe("a client's branding", () => {
  it("is public as soon as it is ready, for ever under its address", async () => {
    const who = await aStaffMember(app, await aClient(app), "program_administrator");
    const bytes = await photo().png().toBuffer();
    const file = (await upload(who, bytes, { kind: "branding", name: "logo.png", type: "image/png" })).answer;
    expect(file.urls.large).toBe(`/store/public/${who.clientId}/${file.id}/large.webp`);
    const reply = await get(file.urls.large);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  it.each([
    "/store/public/../originals/x",
    "/store/public/%2e%2e/originals/x.webp",
    "/store/public/..%2foriginals%2fx.webp",
    "/store/public/a/b/large.webp",
    "/store/public/a",
    "/store/public/",
  ])("%s is nothing", async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe("other people's files", () => {
  it("are not there, in the same client and in another", async () => {
    const client = await aClient(app);
    const who = await aParticipant(app, client);
    const file = (await upload(who, await photo().jpeg().toBuffer())).answer;
    const open = (await start(who, Buffer.alloc(9))).answer;
    const user = { id: who.userId, username: who.username, email: null };
    const elsewhere = await aMember(app, { client: await aClient(app), user });
    for (const as of [await aParticipant(app, client), await somebody(), elsewhere]) {
      expect((await app.request(readFile, { params: { id: file.id } }, { as })).status).toBe(404);
      expect((await app.request(resumeUpload, { params: { id: open.fileId } }, { as })).status).toBe(404);
      expect((await complete(as, open.fileId)).status).toBe(404);
    }
  });
});
