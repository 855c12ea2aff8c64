// Films and sounds that are taken where they can be converted (§learning#converted): by ending, sniffed type and container.
import { fileProblems } from "@trilha/contract/core/files/problems.ts";
import type { FileKind } from "@trilha/contract/core/files/rules.ts";
import type { Refusal } from "../../refusal.ts";
import { endingOf } from "./announced.ts";

/** A container no browser plays. */
export interface ForeignFormat {
  endings: readonly string[];
  /** Type it is known by here. */
  type: string;
  /** Types its bytes are sniffed as. */
  sniffed: readonly string[];
  /** ffmpeg's name of the one reader that may open it. */
  format: string;
}

const matroska = { type: "video/matroska", sniffed: ["video/matroska", "video/webm"], format: "matroska" };
const asf = {
  type: "video/x-ms-asf",
  sniffed: ["video/x-ms-asf", "audio/x-ms-asf", "application/vnd.ms-asf"],
  format: "asf",
};

const foreign: Readonly<Partial<Record<FileKind, readonly ForeignFormat[]>>> = {
  course_video: [
    { ...matroska, endings: ["mkv"] },
    { ...asf, endings: ["wmv", "asf"] },
    { endings: ["avi"], type: "video/vnd.avi", sniffed: ["video/vnd.avi"], format: "avi" },
    {
      endings: ["mpg", "mpeg", "vob"],
      type: "video/mpeg",
      sniffed: ["video/MP2P", "video/MP1S", "video/mpeg"],
      format: "mpeg",
    },
    { endings: ["ts", "m2ts", "mts"], type: "video/mp2t", sniffed: ["video/mp2t"], format: "mpegts" },
    { endings: ["flv"], type: "video/x-flv", sniffed: ["video/x-flv"], format: "flv" },
    { endings: ["3gp"], type: "video/3gpp", sniffed: ["video/3gpp"], format: "mov" },
    { endings: ["3g2"], type: "video/3gpp2", sniffed: ["video/3gpp2"], format: "mov" },
    { endings: ["mxf"], type: "application/mxf", sniffed: ["application/mxf"], format: "mxf" },
    { endings: ["ogv"], type: "video/ogg", sniffed: ["video/ogg", "application/ogg"], format: "ogg" },
  ],
  course_audio: [
    { ...matroska, endings: ["mka"] },
    { ...asf, endings: ["wma"] },
    { endings: ["flac"], type: "audio/flac", sniffed: ["audio/flac"], format: "flac" },
    { endings: ["aac"], type: "audio/aac", sniffed: ["audio/aac"], format: "aac" },
    { endings: ["aif", "aiff", "aifc"], type: "audio/aiff", sniffed: ["audio/aiff"], format: "aiff" },
    { endings: ["amr"], type: "audio/amr", sniffed: ["audio/amr"], format: "amr" },
    {
      endings: ["ac3"],
      type: "audio/vnd.dolby.dd-raw",
      sniffed: ["audio/vnd.dolby.dd-raw"],
      format: "ac3",
    },
    { endings: ["caf"], type: "audio/x-caf", sniffed: ["audio/x-caf"], format: "caf" },
  ],
};

/** Foreign container that a name's ending promises; undefined: none that can be converted. */
export const foreignFormat = (kind: FileKind, name: string): ForeignFormat | undefined =>
  foreign[kind]?.find(({ endings }) => endings.includes(endingOf(name)));

/** Containers browsers know, whose streams they may not. */
const knownContainers: Readonly<Record<string, string>> = {
  "video/mp4": "mov",
  "audio/mp4": "mov",
  "video/webm": "matroska",
  "audio/webm": "matroska",
  "audio/ogg": "ogg",
  "audio/mpeg": "mp3",
  "audio/wav": "wav",
};

const mendable: readonly string[] = [
  fileProblems.filmEncoding,
  fileProblems.filmSoundEncoding,
  fileProblems.soundEncoding,
  fileProblems.noLength,
].map(({ code }) => code);
/** Locked by who sold it: nothing here opens it. */
const locked = "DRM";

/** Container to convert a refused medium from; undefined: the refusal stands. */
export function formatToMend(type: string, refusal: Refusal): string | undefined {
  const mends = mendable.includes(refusal.refused.code) && refusal.params.codec !== locked;
  return mends ? knownContainers[type] : undefined;
}
