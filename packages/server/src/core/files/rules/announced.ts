// Announcement of an upload (§api#files): the type fits the kind and the name's ending, the size the limit.
import { fileProblems } from "@trilha/contract/core/files/problems.ts";
import { type FileKind, fileKinds, slideTypes, workbookType } from "@trilha/contract/core/files/rules.ts";
import type { Problem, ProblemParams } from "@trilha/contract/core/problem.ts";

/** Endings by type; the sniffed type, the declared one and the ending must agree. */
const endings: Readonly<Record<string, readonly string[]>> = {
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "application/pdf": ["pdf"],
  // Plain text, as lists come in: tables by tabs are often saved as .txt, questions as .gift.
  "text/csv": ["csv", "txt", "gift"],
  [workbookType]: ["xlsx"],
  // QuickTime is the same container: served under the name every browser knows.
  "video/mp4": ["mp4", "m4v", "mov", "qt"],
  "video/webm": ["webm"],
  "audio/mpeg": ["mp3"],
  "audio/mp4": ["m4a", "mp4"],
  "audio/ogg": ["ogg", "oga", "opus"],
  "audio/webm": ["webm", "weba"],
  "audio/wav": ["wav"],
  // SubRip is written anew as WebVTT.
  "text/vtt": ["vtt", "srt"],
  [slideTypes.ppt]: ["ppt"],
  [slideTypes.pptx]: ["pptx"],
  [slideTypes.odp]: ["odp"],
  "application/zip": ["zip"],
};

export const endingOf = (name: string) => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";

/**
 * The type somebody means. Browsers name sound, captions and ZIPs by what their system calls them, or not at all; a kind
 * of course has one type for each ending, so the ending tells.
 */
export function meantType({ kind, name, type }: { kind: FileKind; name: string; type: string }): string {
  if (!kind.startsWith("course_") || fileKinds[kind].picture) return type;
  return fileKinds[kind].types.find((each) => endings[each]?.includes(endingOf(name))) ?? type;
}

/** Types of text that captions come as; which lines of it are captions is looked at later. */
const captionTypes: readonly string[] = ["text/vtt", "text/csv", "application/x-subrip"];
/** Bytes in which readers look for the header of a PDF: mail programs and printers write lines of their own before it. */
const pdfHeader = 1024;

/** Sniffed type of bytes within their kind: containers of sound and film are the same ones. */
export function typeWithin(kind: FileKind, seen: string | undefined, head: Uint8Array): string | undefined {
  const takesPdf = (fileKinds[kind].types as readonly string[]).includes("application/pdf");
  if (takesPdf && (seen === undefined || seen === "text/csv")) {
    return Buffer.from(head.subarray(0, pdfHeader)).includes("%PDF-") ? "application/pdf" : seen;
  }
  const isZip = head[0] === 0x50 && head[1] === 0x4b && head[2] === 0x03 && head[3] === 0x04;
  if (kind === "course_package") return isZip ? "application/zip" : seen;
  if (kind === "course_video")
    return seen === "video/x-m4v" || seen === "video/quicktime" ? "video/mp4" : seen;
  if (kind === "course_slides") return seen === "application/x-cfb" ? slideTypes.ppt : seen;
  if (kind === "course_captions") return captionTypes.includes(seen ?? "") ? "text/vtt" : seen;
  if (kind !== "course_audio") return seen;
  if (seen === "audio/x-m4a" || seen === "video/mp4" || seen === "video/quicktime") return "audio/mp4";
  if (seen === "video/webm") return "audio/webm";
  return /^(?:audio|application|video)\/ogg\b/.test(seen ?? "") ? "audio/ogg" : seen;
}

/** HEIC, the default of an iPhone's camera. No browser but its own shows it. */
const heicEndings: readonly string[] = ["heic", "heif"];
export const isHeic = (type: string): boolean => /^image\/hei[cf](-sequence)?$/.test(type);

/** Problem of a file, and what its words name. */
export interface FileObjection {
  problem: Problem;
  params?: ProblemParams;
}

/** A type that is not taken; of films and sounds with what to send instead. */
export function otherType(kind: FileKind): FileObjection {
  if (kind === "course_video") return { problem: fileProblems.filmType };
  return { problem: kind === "course_audio" ? fileProblems.soundType : fileProblems.typeRefused };
}

/** Why an announced file is not taken; `convertible`: its type can be made one that is. */
export function objectionTo(
  file: { kind: FileKind; name: string; type: string; size: number },
  convertible = false,
): FileObjection | undefined {
  const { types, maxBytes, picture } = fileKinds[file.kind];
  const ending = endingOf(file.name);
  const fits = (types as readonly string[]).includes(file.type) && endings[file.type]?.includes(ending);
  if (picture && (isHeic(file.type) || heicEndings.includes(ending))) return { problem: fileProblems.heic };
  if (!fits && !convertible) return otherType(file.kind);
  if (file.size === 0) return { problem: fileProblems.empty };
  if (file.size > maxBytes)
    return { problem: fileProblems.tooLarge, params: { megabytes: maxBytes / 2 ** 20 } };
  return undefined;
}
