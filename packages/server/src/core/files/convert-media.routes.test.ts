import { Readable } from "node:stream";
import { completeUpload, readFile, startUpload } from "@trilha/contract/core/files/endpoints.ts";
import type { FileKind } from "@trilha/contract/core/files/rules.ts";
import { afterEach, describe, expect, it } from "vitest";
import { aClient, aStaffMember, type Member, plant } from "../../../test/builders.ts";
import { filmTrack, mp4, soundTrack } from "../../../test/media.ts";
import { useApp } from "../../../test/use-app.ts";
import { absentMedia } from "../../platform/outside/media/media.ts";
import type { ConversionEnd, MediaConversion, MediaPort } from "../../platform/outside/ports.ts";
import { fileJobs } from "./index.ts";

const app = useApp();
afterEach(async () => {
  app.outside.media = absentMedia;
  await app.runJobs();
});

const h264 = mp4([filmTrack("avc1:100"), soundTrack("mp4a:40")]);
const hevc = mp4([filmTrack("hvc1"), soundTrack("mp4a:40")]);
const avi = Buffer.concat([Buffer.from("RIFF\u0000\u0001\u0000\u0000AVI LIST"), Buffer.alloc(500)]);

/** A converter whose every conversion ends like this; what it was given is read whole. */
function converter(
  end: ConversionEnd,
  made = h264,
  during = async () => {},
): MediaPort & { given: Buffer[] } {
  const given: Buffer[] = [];
  return {
    ...{ name: "test", converts: true, given },
    convert: async ({ bytes, keep, onProgress }: MediaConversion) => {
      given.push(Buffer.concat(await bytes.toArray()));
      onProgress(0.5);
      await during();
      if (end === "done") await keep(Readable.from([made]));
      return end;
    },
  };
}

const anAuthor = async () => aStaffMember(app, await aClient(app), "program_administrator");

async function send(
  as: Member,
  bytes: Buffer,
  name: string,
  kind: FileKind = "course_video",
): Promise<{ id: string; notes: readonly string[]; code?: string }> {
  const body = { kind, name, type: "", size: bytes.length };
  const begun = await app.request(startUpload, { body }, { as });
  if (begun.status >= 300) return { code: begun.problem.code, id: "", notes: [] };
  const { fileId, parts } = begun.answer;
  const headers = { "content-type": "application/octet-stream" };
  await app.http.inject({ method: "PUT", url: parts[0]?.url ?? "", headers, payload: bytes });
  const ended = await app.request(completeUpload, { body: { file_id: fileId } }, { as });
  return ended.status >= 300 ? { code: ended.problem.code, id: "", notes: [] } : ended.answer;
}

const rowOf = (id: string) =>
  plant(app, (tx) => tx.selectFrom("files").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
const bytesAt = async (key: string) => {
  const stored = await app.parts.outside.store.read(key);
  return stored && Buffer.concat(await stored.stream.toArray());
};
const run = (as: Member, fileId: string, attempt = 1) =>
  fileJobs["files.convert"].run(
    app.parts,
    { clientId: as.clientId ?? "", fileId },
    { attempt, maxAttempts: 3 },
  );

describe("§learning#converted what no browser plays", () => {
  it("is refused with what to send instead where nothing converts", async () => {
    const author = await anAuthor();
    expect((await send(author, avi, "aula.avi")).code).toBe("files.film_type");
    expect((await send(author, hevc, "aula.mp4")).code).toBe("files.film_encoding");
  });

  it.each([
    ["a container", avi, "aula.avi"],
    ["an encoding", hevc, "aula.mp4"],
  ])("%s is taken, converted and becomes the file, and what was sent goes", async (_, bytes, name) => {
    const author = await anAuthor();
    const media = converter("done");
    app.outside.media = media;
    const { id, notes } = await send(author, bytes, name);
    expect(notes).toHaveLength(1);
    const before = await rowOf(id);
    expect(before.facts.conversion).toMatchObject({ state: "waiting", progress: 0 });
    expect(await bytesAt(before.storage_key)).toEqual(bytes);

    await app.runJobs();
    const after = await rowOf(id);
    expect(media.given).toEqual([bytes]);
    expect(after).toMatchObject({ name: "aula.mp4", sniffed_type: "video/mp4", size: h264.length });
    expect(after.facts).toEqual({ seconds: 12.5 });
    expect(await bytesAt(after.storage_key)).toEqual(h264);
    expect(await bytesAt(before.storage_key)).toBeUndefined();
    expect((await app.request(readFile, { params: { id } }, { as: author })).answer).toMatchObject({
      ...{ type: "video/mp4", notes: [] },
    });
  });

  it("what its seller locked, and bytes that are not what the ending says, are refused all the same", async () => {
    const author = await anAuthor();
    app.outside.media = converter("done");
    expect((await send(author, mp4([filmTrack("encv")]), "aula.mp4")).code).toBe("files.film_encoding");
    expect((await send(author, h264, "aula.avi")).code).toBe("files.film_type");
    expect((await send(author, Buffer.from("#EXTM3U\nhttp://a"), "aula.mkv")).code).toBe("files.film_type");
    expect((await send(author, avi, "aula.avi", "avatar")).code).toBe("files.type_refused");
  });

  it.each(["absent", "unreadable", "too_long", "too_large"] as const)(
    "a conversion that ends %s keeps what was sent and says so, and is not tried again",
    async (end) => {
      const author = await anAuthor();
      const media = converter(end);
      app.outside.media = media;
      const { id } = await send(author, avi, "aula.avi");
      await app.runJobs();
      await run(author, id);
      const row = await rowOf(id);
      expect(row.facts.conversion).toMatchObject({ state: "failed", reason: end });
      expect(await bytesAt(row.storage_key)).toEqual(avi);
      expect(media.given).toHaveLength(1);
    },
  );

  it("a result nobody could use has failed and leaves nothing in the store", async () => {
    const author = await anAuthor();
    app.outside.media = converter("done", hevc);
    const { id } = await send(author, avi, "aula.avi");
    await app.runJobs();
    const row = await rowOf(id);
    expect(row.facts.conversion).toMatchObject({ state: "failed", reason: "unreadable" });
    expect(await bytesAt(`${row.storage_key}.converted`)).toBeUndefined();
  });

  it("a try that broke off begins anew; the last one says that it is our fault", async () => {
    const author = await anAuthor();
    const outage = async () => {
      throw new Error("killed");
    };
    app.outside.media = converter("done", h264, outage);
    const { id } = await send(author, avi, "aula.avi");
    await expect(run(author, id)).rejects.toThrow("killed");
    expect((await rowOf(id)).facts.conversion).toMatchObject({ state: "running", progress: 50 });
    await expect(run(author, id, 3)).rejects.toThrow("killed");
    expect((await rowOf(id)).facts.conversion).toMatchObject({ state: "failed", reason: "broken" });
  });

  it("a stop after the row was written leaves what was sent to the next try", async () => {
    const author = await anAuthor();
    app.outside.media = converter("done");
    const { id } = await send(author, avi, "aula.avi");
    const { storage_key: original } = await rowOf(id);
    await run(author, id);
    await app.parts.outside.store.put(original, avi, "video/vnd.avi");
    await run(author, id);
    expect(await bytesAt(original)).toBeUndefined();
    expect(await bytesAt((await rowOf(id)).storage_key)).toEqual(h264);
  });

  it("a file that went meanwhile leaves no conversion behind", async () => {
    const author = await anAuthor();
    let id = "";
    const taken = () =>
      plant(app, async (tx) => {
        await tx.updateTable("files").set({ state: "refused" }).where("id", "=", id).execute();
      });
    app.outside.media = converter("done", h264, taken);
    id = (await send(author, avi, "aula.avi")).id;
    await run(author, id);
    const row = await rowOf(id);
    expect(row.state).toBe("refused");
    expect(await bytesAt(`${row.storage_key}.converted`)).toBeUndefined();
  });
});
