import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, readdir, rm, stat, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { findProgram } from "../find-program.ts";
import { type ProgramEnd, type ProgramLimits, runGuarded } from "../guarded-program.ts";
import type { ConversionEnd, MediaConversion, MediaPort } from "../ports.ts";
import { conversionPlan, conversionWords, progressIn, readingWords } from "./conversion-plan.ts";

/** Absent ffmpeg: what no browser plays is refused with what to send instead. */
export const absentMedia: MediaPort = { name: "absent", converts: false, convert: async () => "absent" };

interface MediaLimits {
  probe: ProgramLimits;
  conversion: ProgramLimits;
}
const usual: MediaLimits = {
  probe: { milliseconds: 60_000, megabytes: 2_048, fileBytes: 0 },
  conversion: { milliseconds: 2 * 60 * 60 * 1000, megabytes: 4_096 },
};
const folderName = "trilha-media-";
/** Longest answer of ffprobe. */
const longestProbe = 2 ** 20;

/**
 * ffmpeg, one file at a time in this process: a folder of its own that goes with it, no network, limited in time, memory
 * and size (§security#guarded-programs). It lies beside ffprobe; absent where one of them is missing.
 */
export function ffmpegMedia(program: string | undefined, limits: MediaLimits = usual): MediaPort {
  const folder = program === undefined ? undefined : dirname(program);
  const ffmpeg = program && findProgram([basename(program)], folder);
  const ffprobe = findProgram(["ffprobe"], folder);
  if (!ffmpeg || !ffprobe) return absentMedia;
  let turn: Promise<unknown> = Promise.resolve();
  return {
    name: "ffmpeg",
    converts: true,
    convert: (conversion) => {
      const done = turn.then(() => convert({ ffmpeg, ffprobe }, conversion, limits));
      turn = done.catch(() => undefined);
      return done;
    },
  };
}

async function convert(
  programs: { ffmpeg: string; ffprobe: string },
  conversion: MediaConversion,
  limits: MediaLimits,
): Promise<ConversionEnd> {
  const { kind, format, size, maxBytes } = conversion;
  await checkRoom(size + maxBytes);
  const folder = await mkdtemp(join(tmpdir(), folderName));
  try {
    await removeLeftovers(folder, limits.conversion.milliseconds);
    const files = { format, from: join(folder, "from"), to: join(folder, "to.mp4") };
    await pipeline(conversion.bytes, createWriteStream(files.from));
    const probed = await probe(programs.ffprobe, folder, files, limits.probe);
    const plan = probed === undefined ? undefined : conversionPlan(kind, format, probed);
    if (!plan) return "unreadable";
    let lines = "";
    const ended = await runGuarded(programs.ffmpeg, conversionWords(plan, files), {
      folder,
      limits: { ...limits.conversion, fileBytes: maxBytes },
      gentle: true,
      onOutput: (text) => {
        lines = (lines + text).slice(-2_000);
        const share = progressIn(lines, plan.seconds);
        if (share !== undefined) conversion.onProgress(share);
      },
    });
    if (ended !== "well") return failureOf(ended);
    const made = await stat(files.to).catch(() => undefined);
    if (!made || made.size === 0) return "unreadable";
    await conversion.keep(createReadStream(files.to));
    return "done";
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** A program somebody else ended says nothing about the file: it is tried again. */
function failureOf(end: Exclude<ProgramEnd, "well">): ConversionEnd {
  if (end === "killed") throw new Error("the conversion was ended from outside");
  return end === "badly" ? "unreadable" : end === "late" ? "too_long" : "too_large";
}

/** Words of ffprobe on a file; undefined: it cannot read it. */
async function probe(
  program: string,
  folder: string,
  { format, from }: { format: string; from: string },
  limits: ProgramLimits,
): Promise<string | undefined> {
  let answer = "";
  const words = [...readingWords(format, from), "-show_streams", "-show_format", "-of", "json"];
  const ended = await runGuarded(program, words, {
    ...{ folder, limits },
    onOutput: (text) => {
      if (answer.length <= longestProbe) answer += text;
    },
  });
  if (ended === "killed") throw new Error("the look at a file was ended from outside");
  return ended === "well" && answer.length <= longestProbe ? answer : undefined;
}

/** A full disk is nobody's file's fault: the job waits for room. */
async function checkRoom(bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(tmpdir());
  if (bavail * bsize < bytes) throw new Error("no room to convert a file");
}

/** Removes folders of processes that were killed: made before anything that still runs can have begun. */
async function removeLeftovers(folder: string, longest: number): Promise<void> {
  const { mtimeMs: now } = await stat(folder);
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(folderName))) {
    const path = join(tmpdir(), name);
    const begun = await stat(path).catch(() => undefined);
    if (begun && now - begun.mtimeMs > longest * 2) await rm(path, { recursive: true, force: true });
  }
}
