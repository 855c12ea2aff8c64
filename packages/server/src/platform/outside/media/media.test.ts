import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { readMp4 } from "../../../core/files/facts/mp4.ts";
import { objectionToMedia } from "../../../core/files/rules/playable.ts";
import { runGuarded } from "../guarded-program.ts";
import type { MediaConversion } from "../ports.ts";
import { absentMedia, ffmpegMedia } from "./media.ts";

const folder = mkdtempSync(join(tmpdir(), "trilha-programs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const answer = JSON.stringify({
  streams: [{ index: 0, codec_type: "audio", codec_name: "flac" }],
  format: { duration: "10" },
});

/** Stand-ins for both programs, in a folder of their own. */
function programs(ffmpeg: string, ffprobe = `echo '${answer}'`): string {
  const own = mkdtempSync(join(folder, "bin-"));
  for (const [name, script] of Object.entries({ ffmpeg, ffprobe })) {
    writeFileSync(join(own, name), `#!/bin/sh\nfor last; do :; done\n${script}\n`);
    chmodSync(join(own, name), 0o755);
  }
  return join(own, "ffmpeg");
}

const limits = {
  probe: { milliseconds: 5_000, megabytes: 4_096 },
  conversion: { milliseconds: 1_500, megabytes: 4_096 },
};

async function convert(program: string, change: Partial<MediaConversion> = {}, own = limits) {
  const made: Buffer[] = [];
  const shares: number[] = [];
  const end = await ffmpegMedia(program, own).convert({
    ...{ kind: "sound", format: "flac", size: 3, maxBytes: 10 * 2 ** 20 },
    bytes: Readable.from([Buffer.from("abc")]),
    onProgress: (share) => shares.push(share),
    keep: async (stream) => {
      made.push(Buffer.concat(await stream.toArray()));
    },
    ...change,
  });
  return { end, made: String(made[0] ?? ""), shares };
}

describe("§security#guarded-programs a program that reads what strangers sent", () => {
  it("gets a file and a folder of its own, and nothing of ours around", async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith("trilha-media-")).length;
    const { end, made, shares } = await convert(
      programs('echo out_time_us=5000000; (cat "$(dirname "$last")/from"; env) > "$last"'),
    );
    expect([end, shares]).toEqual(["done", [0.5]]);
    expect(made).toMatch(/^abc/);
    expect(made).not.toMatch(/SECRET|DATABASE/);
    expect(made).toMatch(/HOME=\S+trilha-media-/);
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith("trilha-media-")).length).toBe(before);
  });

  it.each([
    ["ends badly", "exit 1", "unreadable"],
    ["makes nothing", "exit 0", "unreadable"],
    ["never ends, nor what it started", "sleep 60 & sleep 60", "too_long"],
    ["writes without end", 'exec head -c 3000000 /dev/zero > "$last"', "too_large"],
  ])("a program that %s", async (_, script, end) => {
    const began = performance.now();
    expect((await convert(programs(script), { maxBytes: 2 ** 20 })).end).toBe(end);
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  it("what ffprobe does not know is not given to ffmpeg", async () => {
    const mark = join(folder, "begun");
    const program = programs(`touch ${mark}`, "exit 1");
    expect((await convert(program)).end).toBe("unreadable");
    expect(existsSync(mark)).toBe(false);
  });

  it("a program that somebody ended is tried again, and the folder goes", async () => {
    await expect(convert(programs("kill -KILL $$"))).rejects.toThrow("ended from outside");
    expect(await runGuarded("/bin/sh", ["-c", "kill -TERM $$"], { folder, limits: limits.probe })).toBe(
      "killed",
    );
  });

  it("one file after the other", async () => {
    const program = programs('echo x > "$last"');
    const media = ffmpegMedia(program, limits);
    const order: string[] = [];
    const one = (name: string) =>
      media.convert({
        ...{ kind: "sound", format: "flac", size: 1, maxBytes: 2 ** 20, onProgress: () => {} },
        bytes: Readable.from(
          (function* () {
            order.push(`${name} begins`);
            yield Buffer.from("a");
          })(),
        ),
        keep: async (stream) => {
          await stream.toArray();
          order.push(`${name} ends`);
        },
      });
    await Promise.all([one("a"), one("b")]);
    expect(order).toEqual(["a begins", "a ends", "b begins", "b ends"]);
  });

  it("without ffmpeg and ffprobe beside it nothing is converted", async () => {
    const alone = programs("exit 0");
    rmSync(join(alone, "..", "ffprobe"), { force: true });
    for (const program of [undefined, "/nowhere/ffmpeg", alone]) {
      expect(ffmpegMedia(program)).toBe(absentMedia);
    }
    expect((await absentMedia.convert({} as MediaConversion)) === "absent").toBe(true);
  });
});

const installed = ["/usr/bin/ffmpeg", "/usr/local/bin/ffmpeg"].find((path) => ffmpegMedia(path).converts);

describe("§learning#converted by ffmpeg itself", () => {
  beforeEach(({ skip }) => skip(!installed, "ffmpeg is not installed here"));
  const program = installed ?? "";
  /** A test picture and a tone of two seconds, encoded by these words. */
  async function sample(name: string, words: string[]): Promise<Readable> {
    const path = join(folder, name);
    const sources = [
      "-f",
      "lavfi",
      "-i",
      "testsrc2=size=161x91:duration=2",
      "-f",
      "lavfi",
      "-i",
      "sine=duration=2",
    ];
    const run = { folder, limits: { milliseconds: 60_000, megabytes: 4_096 } };
    expect(await runGuarded(program, ["-v", "error", ...sources, ...words, path], run)).toBe("well");
    return Readable.from([readFileSync(path)]);
  }

  it.each([
    ["avi", "film", "a.avi", ["-c:v", "mpeg4", "-c:a", "ac3"]],
    ["matroska", "film", "a.mkv", ["-c:v", "mpeg2video", "-c:a", "flac"]],
    ["mov", "sound", "a.m4a", ["-map", "1", "-c:a", "alac"]],
  ] as const)("%s as a %s becomes what every browser plays", async (format, kind, name, words) => {
    let made = Buffer.alloc(0);
    const end = await ffmpegMedia(program).convert({
      ...{ kind, format, size: 1, maxBytes: 50 * 2 ** 20, onProgress: () => {} },
      bytes: await sample(name, [...words]),
      keep: async (stream) => {
        made = Buffer.concat(await stream.toArray());
      },
    });
    expect(end).toBe("done");
    const source = {
      size: made.length,
      read: async (start: number, length: number) => made.subarray(start, start + length),
    };
    const reading = await readMp4(source);
    expect(objectionToMedia(kind === "film" ? "course_video" : "course_audio", reading)).toBeUndefined();
    expect(Math.abs((reading?.seconds ?? 0) - 2)).toBeLessThan(0.2);
    expect(made.indexOf("moov")).toBeLessThan(made.indexOf("mdat"));
  });

  it.each([
    ["a playlist that names another host", "#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:9/a.ts\n"],
    ["a list of other files", "ffconcat version 1.0\nfile /etc/passwd\n"],
    ["nothing it knows", "x".repeat(2_000)],
  ])("%s is unreadable", async (_, text) => {
    const bytes = Readable.from([Buffer.from(text)]);
    expect((await convert(program, { bytes, format: "matroska", kind: "film" })).end).toBe("unreadable");
  });
});
