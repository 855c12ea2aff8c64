import { locales } from "@trilha/contract/core/locale.ts";
import {
  createPackage,
  listPackages,
  readPackage,
  replacePackage,
} from "@trilha/contract/learning/content/endpoints.ts";
import type { PackageKind } from "@trilha/contract/learning/content/shapes.ts";
import { beforeAll, describe, expect, it } from "vitest";
import {
  aClient,
  aParticipant,
  aStaffMember,
  type Client,
  type Member,
  plant,
} from "../../../test/builders.ts";
import {
  aCourseFile,
  anHtmlZip,
  aPackage,
  aScormZip,
  packed,
  type RawEntry,
  rawZip,
} from "../../../test/packages.ts";
import { useApp } from "../../../test/use-app.ts";
import { contentJobs, packageOf } from "./index.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
let client: Client;
let author: Member;

beforeAll(async () => {
  client = await aClient(app);
  author = await aStaffMember(app, client, "program_administrator");
});

const aZip = (bytes: Buffer) =>
  aCourseFile(app, author, { kind: "course_package", type: "application/zip", bytes });
const read = async (id: string, locale?: string) =>
  (await app.request(readPackage, { params: { id } }, { as: author, ...(locale && { locale }) })).answer;
const storedObjects = async (id: string) => {
  const keys = Array.from({ length: 60 }, (_, number) => `packages/${id}/1/${number + 1}`);
  const sizes = await Promise.all(keys.map((key) => app.parts.outside.store.size(key)));
  return sizes.filter((size) => size !== undefined).length;
};
const refusalOf = async (zip: Buffer, kind: PackageKind = "scorm") => {
  const id = await aPackage(app, author, zip, kind);
  const { newest, revision } = await read(id);
  expect([revision, await storedObjects(id)]).toEqual([null, 0]);
  return newest.refusal;
};

describe("a package of SCORM", () => {
  it.each(["1.2", "2004-3", "2004-4"] as const)("%s is unpacked, read and told", async (version) => {
    const id = await aPackage(app, author, aScormZip(version, ["A", "B"]));
    expect(await read(id)).toMatchObject({
      kind: "scorm",
      revision: 1,
      newest: {
        state: "ready",
        progress: 100,
        refusal: null,
        fileCount: 9,
        summary: { version, title: "Atendimento", scos: [{ identifier: "A" }, { identifier: "B" }] },
      },
    });
    const packageKey = { clientId: client.id, packageId: id };
    const usable = await plant(app, (tx) => packageOf(tx, packageKey));
    expect(usable?.manifest?.items.map(({ href, sco }) => [href, sco])).toEqual([
      ["lessons/1/index.html", true],
      ["lessons/2/index.html", true],
    ]);
    expect(await storedObjects(id)).toBe(9);
  });

  it("is replaced without losing people, and says which lessons are gone", async () => {
    const id = await aPackage(app, author, aScormZip("1.2", ["A", "B"]));
    const fileId = await aZip(aScormZip("2004-4", ["B", "C"]));
    const request = { params: { id }, body: { fileId } };
    const begun = (await app.request(replacePackage, request, { as: author })).answer;
    expect([begun.revision, begun.newest.revision, begun.newest.state]).toEqual([1, 2, "unpacking"]);
    const again = await app.request(replacePackage, request, { as: author });
    expect(again.refusal).toBe("409 content.unpacking");
    await app.runJobs();
    expect(await read(id)).toMatchObject({ revision: 2, newest: { state: "ready", vanished: ["A"] } });
    const packageKey = { clientId: client.id, packageId: id };
    expect((await plant(app, (tx) => packageOf(tx, { ...packageKey, revision: 1 })))?.revision).toBe(1);
  });

  it("a bad replacement leaves people what they have", async () => {
    const id = await aPackage(app, author, aScormZip("1.2"));
    const fileId = await aZip(Buffer.from("PK\u0003\u0004 no zip at all"));
    await app.request(replacePackage, { params: { id }, body: { fileId } }, { as: author });
    await app.runJobs();
    expect(await read(id)).toMatchObject({ revision: 1, newest: { revision: 2, state: "refused" } });
  });

  it("begins anew from nothing when its job broke off, and is given up when it never came back", async () => {
    const fileId = await aZip(aScormZip("1.2"));
    const body = { fileId, kind: "scorm", title: "x" } as const;
    const { id } = (await app.request(createPackage, { body }, { as: author })).answer;
    // As a kill in the middle leaves it: objects reserved, some written, none of them known.
    const row = { client_id: client.id, package_id: id, revision: 1 };
    await plant(app, (tx) =>
      tx.updateTable("package_revisions").set({ stored: 50 }).where("package_id", "=", id).execute(),
    );
    await app.parts.outside.store.put(`packages/${id}/1/40`, Buffer.from("x"), "text/plain");
    await plant(app, (tx) =>
      tx
        .insertInto("package_files")
        .values({ ...row, folded: "x", path: "x", key: "x", type: "x", size: 1 })
        .execute(),
    );
    await app.runJobs();
    expect((await read(id)).newest).toMatchObject({ state: "ready", fileCount: 5 });
    expect(await storedObjects(id)).toBe(5);

    const other = (await app.request(createPackage, { body }, { as: author })).answer.id;
    await app.parts.outside.store.put(`packages/${other}/1/1`, Buffer.from("x"), "text/plain");
    await plant(app, (tx) =>
      tx.updateTable("package_revisions").set({ stored: 5 }).where("package_id", "=", other).execute(),
    );
    app.clock.pass({ hours: 25 });
    await contentJobs["content.sweep"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
    expect((await read(other)).newest.refusal?.code).toBe("content.unpack_failed");
    expect(await storedObjects(other)).toBe(0);
  });
});

describe("zipped pages", () => {
  it("begin with index.html, in a folder of their own too", async () => {
    const id = await aPackage(app, author, anHtmlZip(), "html");
    expect((await read(id)).newest.summary).toEqual({ version: null, title: "Pacote", scos: [] });
    const wrapped = await packed({
      "site/Index.HTML": "<p>oi</p>",
      "site/a.css": "p{}",
      "__MACOSX/site/._a.css": "x",
    });
    const other = await aPackage(app, author, wrapped, "html");
    const usable = await plant(app, (tx) => packageOf(tx, { clientId: client.id, packageId: other }));
    expect([usable?.entry, (await read(other)).newest.fileCount]).toEqual(["Index.HTML", 2]);
    expect((await refusalOf(await packed({ "a.html": "x" }), "html"))?.code).toBe("content.index_missing");
  });
});

const manifest = (body: string) => `<?xml version="1.0"?>\n<manifest identifier="M">\n${body}\n</manifest>`;
const pages = { "index.html": "<p>oi</p>" };
const bad = (entry: RawEntry) => rawZip([{ name: "index.html", content: "x" }, entry]);
const huge = Buffer.alloc(11 * 2 ** 20);

describe("§security#files a ZIP that means harm is refused by a code, and leaves nothing", () => {
  it.each<[string, Buffer, string]>([
    ["a path upwards", bad({ name: "../../x.html" }), "content.zip_name"],
    ["an absolute path", bad({ name: "/etc/x" }), "content.zip_name"],
    ["a drive", bad({ name: "C:/x.html" }), "content.zip_name"],
    ["a backslash", bad({ name: "a\\..\\x.html" }), "content.zip_name"],
    ["a NUL", bad({ name: "a\u0000.html" }), "content.zip_name"],
    ["a control character", bad({ name: "a\u001b.html" }), "content.zip_name"],
    ["a very long name", bad({ name: `${"n".repeat(256)}.html` }), "content.zip_name"],
    ["very many folders", bad({ name: `${"d/".repeat(20)}x.html` }), "content.zip_name"],
    ["our own folder", bad({ name: "_/launch" }), "content.zip_name"],
    ["a link", bad({ name: "l", content: "/etc/passwd", mode: 0o120777 }), "content.zip_link"],
    ["a device", bad({ name: "d", mode: 0o020666 }), "content.zip_link"],
    ["the same name twice", bad({ name: "INDEX.html" }), "content.zip_twice"],
    ["a file that is a folder", bad({ name: "index.html/x" }), "content.zip_twice"],
    ["a password", bad({ name: "p", content: "x", encrypted: true }), "content.zip_encrypted"],
    ["an unknown compression", bad({ name: "p", content: "x", method: 99 }), "content.zip_method"],
    ["10 GB by its own word", bad({ name: "p", content: "x", size: 4 * 2 ** 30 - 2 }), "content.zip_too_big"],
    ["a bomb", bad({ name: "p", content: huge }), "content.zip_bomb"],
    ["a size that is a lie, less", bad({ name: "p", content: huge, size: 10 }), "content.zip_wrong_size"],
    ["a size that is a lie, more", bad({ name: "p", content: "x", size: 10 }), "content.zip_wrong_size"],
    ["a sum that is wrong", bad({ name: "p", content: "x", crc: 1 }), "content.zip_wrong_size"],
    [
      "10,001 files",
      rawZip(Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}` }))),
      "content.zip_too_many",
    ],
    ["half a ZIP", anHtmlZip().subarray(0, 2_000), "content.zip_unreadable"],
    ["no ZIP", Buffer.from("PK\u0003\u0004 but nothing else"), "content.zip_unreadable"],
  ])("%s", async (_, zip, code) => {
    expect((await refusalOf(zip, "html"))?.code).toBe(code);
  });

  it("a manifest that is wrong says in which file and line, in the reader's language", async () => {
    const broken = manifest("<organizations>\n<oops></organizations>");
    const id = await aPackage(app, author, await packed({ ...pages, "imsmanifest.xml": broken }));
    const titles = new Set<string>();
    for (const locale of locales) {
      const { refusal } = (await read(id, locale)).newest;
      expect(refusal).toMatchObject({ code: "content.manifest_malformed", file: "imsmanifest.xml", line: 4 });
      titles.add(refusal?.title ?? "");
    }
    expect([titles.size, [...titles].every((title) => title.includes("4"))]).toEqual([4, true]);
  });

  it.each<[string, Record<string, string>, string]>([
    ["no manifest", pages, "content.manifest_missing"],
    ["one that lies deep", { ...pages, "a/b/imsmanifest.xml": manifest("") }, "content.manifest_nested"],
    [
      "one with entities",
      { "imsmanifest.xml": `<!DOCTYPE m [<!ENTITY a "b">]>${manifest("&a;")}` },
      "content.manifest_entities",
    ],
    ["one without lessons", { "imsmanifest.xml": manifest("<organizations/>") }, "content.no_organization"],
  ])("%s", async (_, files, code) => {
    expect((await refusalOf(await packed(files)))?.code).toBe(code);
  });
});

describe("who may", () => {
  it("authors of this client, with a ZIP of this client, once per key", async () => {
    const stranger = await aStaffMember(app, await aClient(app), "program_administrator");
    const learner = await aParticipant(app, client);
    const fileId = await aZip(anHtmlZip());
    const body = { fileId, kind: "html", title: "Página" } as const;
    expect((await app.request(createPackage, { body }, { as: learner })).status).toBe(403);
    expect((await app.request(createPackage, { body }, { as: stranger })).refusal).toBe(
      "409 content.file_not_ready",
    );
    const key = crypto.randomUUID();
    const first = (await app.request(createPackage, { body }, { as: author, key })).answer;
    expect((await app.request(createPackage, { body }, { as: author, key })).answer.id).toBe(first.id);
    expect((await app.request(readPackage, { params: { id: first.id } }, { as: stranger })).status).toBe(404);
    const other = { params: { id: first.id }, body: { fileId } };
    expect((await app.request(replacePackage, other, { as: stranger })).status).toBe(404);
    expect((await app.request(listPackages, { query: {} }, { as: stranger })).answer.items).toEqual([]);
    await app.runJobs();
  });

  it("a list by pages, kind and title", async () => {
    for (const title of ["Página", "Outra", "Mais uma"]) {
      const body = { fileId: await aZip(anHtmlZip()), kind: "html", title } as const;
      await app.request(createPackage, { body }, { as: author });
      app.clock.pass({ seconds: 1 });
    }
    const all = (await app.request(listPackages, { query: { limit: 100 } }, { as: author })).answer.items;
    const first = (await app.request(listPackages, { query: { limit: 2, kind: "html" } }, { as: author }))
      .answer;
    const next = { query: { limit: 2, kind: "html", cursor: first.nextCursor ?? "" } } as const;
    const second = (await app.request(listPackages, next, { as: author })).answer;
    const html = all.filter(({ kind }) => kind === "html").map(({ id }) => id);
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(html.slice(0, 4));
    const named = (
      await app.request(listPackages, { query: { search: "pagin", kind: "html" } }, { as: author })
    ).answer.items;
    expect(new Set(named.map(({ title }) => title))).toEqual(new Set(["Página"]));
  });

  it("whoever sent it is told how far it is", async () => {
    const kinds = await plant(app, (tx) =>
      tx.selectFrom("live_events").select("kind").where("user_id", "=", author.userId).execute(),
    );
    expect(new Set(kinds.map(({ kind }) => kind))).toContain("packages.changed");
  });
});
