// Conversion of media to what every browser plays (§learning#converted): H.264 and AAC in an MP4, or AAC alone.
import * as z from "zod/mini";
import type { MediaKind } from "../ports.ts";

const stream = z.object({
  index: z.int(),
  codec_type: z.optional(z.string()),
  codec_name: z.optional(z.string()),
  profile: z.optional(z.string()),
  pix_fmt: z.optional(z.string()),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  disposition: z.optional(z.object({ attached_pic: z.optional(z.int()) })),
});
const probe = z.object({
  streams: z.array(stream),
  format: z.optional(z.object({ duration: z.optional(z.string()) })),
});
type ProbedStream = z.output<typeof stream>;

/** Streams to take, by their index, and whether each may stay as it is. */
export interface ConversionPlan {
  film: { index: number; copied: boolean } | null;
  sound: { index: number; copied: boolean } | null;
  /** Length as the file says it; null: it does not. */
  seconds: number | null;
}

/** Pixels of a picture of 8K; more is no lesson. */
const mostPixels = 8_192 * 4_320;
const mostStreams = 100;
const playedProfiles: readonly string[] = ["Constrained Baseline", "Baseline", "Main", "High"];
/** Containers whose times an MP4 can take over unchanged. */
const soundTimes: readonly string[] = ["mov", "matroska"];

const isPlayedFilm = ({ codec_name, profile, pix_fmt }: ProbedStream) =>
  codec_name === "h264" && playedProfiles.includes(profile ?? "") && pix_fmt === "yuv420p";

/**
 * Plan of a conversion from what ffprobe said; undefined: there is nothing in it to be seen or heard, or no picture that
 * could be a lesson's. Covers of sounds are no films. A stream every browser plays is taken over, not written anew.
 */
export function conversionPlan(kind: MediaKind, format: string, probed: string): ConversionPlan | undefined {
  const read = probe.safeParse(parsed(probed));
  if (!read.success || read.data.streams.length > mostStreams) return undefined;
  const { streams, format: container } = read.data;
  const film =
    kind === "film"
      ? streams.find((one) => one.codec_type === "video" && !one.disposition?.attached_pic)
      : undefined;
  const sound = streams.find((one) => one.codec_type === "audio");
  if (!film && !sound) return undefined;
  if (film && (film.width ?? 0) * (film.height ?? 0) > mostPixels) return undefined;
  const seconds = Number(container?.duration);
  const copies = soundTimes.includes(format);
  return {
    film: film ? { index: film.index, copied: copies && isPlayedFilm(film) } : null,
    sound: sound ? { index: sound.index, copied: copies && isPlayedSound(sound) } : null,
    seconds: Number.isFinite(seconds) && seconds > 0 ? seconds : null,
  };
}

const isPlayedSound = ({ codec_name, profile }: ProbedStream) => codec_name === "aac" && profile === "LC";

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One named container, files of this machine alone: a playlist or a list of parts would name others. */
export const readingWords = (format: string, file: string): string[] => [
  ...["-v", "error", "-protocol_whitelist", "file", "-f", format, "-i", file],
];

/** Longest edge of a film: what is finer than 1920 is made smaller, with even edges, and interlaced fields are joined. */
const filmFilter = [
  "yadif=deint=interlaced",
  "scale=w='min(1920,iw)':h='min(1920,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2",
].join(",");

/** Arguments of ffmpeg: one thread, no subtitles, nothing a camera or a program wrote beside the lesson, index in front. */
export function conversionWords(
  plan: ConversionPlan,
  files: { format: string; from: string; to: string },
): string[] {
  const film = plan.film?.copied
    ? ["-c:v", "copy"]
    : [
        ...[
          "-c:v",
          "libx264",
          "-preset",
          "veryfast",
          "-crf",
          "23",
          "-profile:v",
          "high",
          "-pix_fmt",
          "yuv420p",
        ],
        ...["-vf", filmFilter, "-fpsmax", "60"],
      ];
  const sound = plan.sound?.copied
    ? ["-c:a", "copy"]
    : ["-c:a", "aac", "-b:a", "128k", "-ac", "2", "-ar", "48000"];
  return [
    ...["-nostdin", "-hide_banner", "-y", "-threads", "1"],
    ...readingWords(files.format, files.from),
    ...(plan.film ? ["-map", `0:${plan.film.index}`, ...film] : []),
    ...(plan.sound ? ["-map", `0:${plan.sound.index}`, ...sound] : []),
    ...["-sn", "-dn", "-map_metadata", "-1", "-map_chapters", "-1", "-threads", "1"],
    ...["-movflags", "+faststart", "-progress", "pipe:1", "-f", "mp4", files.to],
  ];
}

/** Share done, 0 to 1, by the last of ffmpeg's words on its progress; undefined: they tell nothing. */
export function progressIn(text: string, seconds: number | null): number | undefined {
  const last = [...text.matchAll(/^out_time_us=(\d+)$/gm)].at(-1)?.[1];
  return last === undefined || seconds === null ? undefined : Math.min(1, Number(last) / 1e6 / seconds);
}
