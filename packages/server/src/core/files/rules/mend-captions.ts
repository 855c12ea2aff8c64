// Captions as people have them: SubRip, and WebVTT with the slips of editors and of hands. What is meant is written anew as
// WebVTT and each change named; a time nobody can read is told by its line.
import type { CaptionChange } from "@trilha/contract/core/files/caption-changes.ts";
import { fileProblems } from "@trilha/contract/core/files/problems.ts";
import type { FileObjection } from "./announced.ts";
import { areCaptions, strictTiming } from "./captions.ts";

export interface MendedCaptions {
  text: string;
  /** Changes made; none where the file was right as it came. */
  changes: CaptionChange[];
}

interface Cue {
  /** Line of its times, from 1. */
  line: number;
  id: string;
  start: number;
  end: number;
  settings: string;
  words: string[];
}

/** Times as SubRip and careless hands write them. */
const time = String.raw`(?:(\d{1,4})\s*:\s*)?(\d{1,2})\s*:\s*(\d{1,2})(?:\s*[.,]\s*(\d{1,3}))?`;
const timing = new RegExp(String.raw`^\s*${time}\s*-{1,3}>\s*${time}(\s.*)?$`);
const setting = /^(?:align|line|position|region|size|vertical):\S+$/;
const arrow = "-->";
const headMark = /^\s*WEBVTT(?:[ \t].*)?$/i;
/** How long a cue stays that ends before it begins. */
const shortly = 2_000;

/** Text of a captions file in either of the encodings editors write. */
export function captionsText(bytes: Uint8Array): { text: string; recoded: boolean } {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), recoded: false };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), recoded: true };
  }
}

/** A captions file as a browser shows it as it is meant, or what speaks against it. */
export function mendCaptions(bytes: Uint8Array): MendedCaptions | FileObjection {
  const { text, recoded } = captionsText(bytes);
  const changes = new Changes();
  if (recoded) changes.add("letters", 1);
  if (areCaptions(text)) return { text, changes: changes.list() };
  const lines = text.replaceAll(/\r\n?/g, "\n").split("\n");
  const { head, body } = headOf(lines, changes);
  const read = readCues(lines, body, changes);
  if ("problem" in read) return read;
  if (read.cues.length === 0) return { problem: fileProblems.noCaptions };
  const cues = inOrder(read.cues, changes);
  const written = [head, ...read.blocks, ...cues.map(cueText)].join("\n\n");
  return { text: `${written}\n`, changes: changes.list() };
}

/** Changes of a kind counted together, with the line of the first. */
class Changes {
  readonly #byKind = new Map<CaptionChange["kind"], CaptionChange>();
  add(kind: CaptionChange["kind"], line: number): void {
    const before = this.#byKind.get(kind);
    this.#byKind.set(kind, before ? { ...before, count: before.count + 1 } : { kind, line, count: 1 });
  }
  has(kind: CaptionChange["kind"]): boolean {
    return this.#byKind.has(kind);
  }
  list(): CaptionChange[] {
    return [...this.#byKind.values()];
  }
}

/** Head of the file, and the index of the line behind it. */
function headOf(lines: readonly string[], changes: Changes): { head: string; body: number } {
  const first = lines.findIndex((line) => line.trim() !== "");
  if (first < 0 || !headMark.test(lines[first] ?? "")) {
    const isSubRip = lines.some((line) => timing.test(line) && line.includes(","));
    changes.add(isSubRip ? "subrip" : "head", 1);
    return { head: "WEBVTT", body: 0 };
  }
  const words = (lines[first] ?? "").trim();
  if (first > 0 || words !== lines[first] || !words.startsWith("WEBVTT")) changes.add("head", first + 1);
  return { head: `WEBVTT${words.slice(6)}`.replaceAll(arrow, "→"), body: first + 1 };
}

function readCues(
  lines: readonly string[],
  from: number,
  changes: Changes,
): { cues: Cue[]; blocks: string[] } | FileObjection {
  const cues: Cue[] = [];
  const blocks: string[] = [];
  let cue: Cue | undefined;
  let metadata = from > 0;
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const isBlank = line.trim() === "";
    const parts = timing.exec(line);
    if (parts) {
      metadata = false;
      const times = timesOf(parts);
      if (!times) return unreadable(at);
      const id = cue ? idBefore(lines, at, cue, changes) : idAbove(lines, at, from);
      const settings = settingsOf(parts[9] ?? "", at, changes);
      if (!strictTiming.test(line) && !changes.has("subrip")) changes.add("times", at + 1);
      cue = { line: at + 1, id, ...times, settings, words: [] };
      cues.push(cue);
    } else if (line.includes(arrow) && (!cue || /\d\s*-->|-->\s*\d/.test(line))) return unreadable(at);
    else if (isBlank) metadata = false;
    else if (/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(line) && (lines[at - 1] ?? "").trim() === "") {
      const end = endOfBlock(lines, at);
      const block = lines.slice(at, end).join("\n");
      // An arrow in it would make a cue of it.
      blocks.push(block.replaceAll(arrow, "→"));
      at = end - 1;
    } else if (cue) {
      // A blank line within the words of a cue ends it for a browser.
      if ((lines[at - 1] ?? "").trim() === "" && !isIdAt(lines, at)) changes.add("blank", at);
      cue.words.push(cleanWords(line, at, changes));
    } else if (!metadata && !isIdAt(lines, at)) changes.add("stray", at + 1);
  }
  return { cues, blocks };
}

const unreadable = (at: number): FileObjection => ({
  problem: fileProblems.captionTime,
  params: { line: at + 1 },
});

/** Whether a line is the number or name of the cue whose times follow. */
const isIdAt = (lines: readonly string[], at: number): boolean => timing.test(lines[at + 1] ?? "");
const idAbove = (lines: readonly string[], at: number, from: number): string =>
  at > from ? cleanId(lines[at - 1] ?? "") : "";
/** A name that would be read as a note or a style is none. */
const cleanId = (line: string): string =>
  /^\s*(?:NOTE|STYLE|REGION)(?:\s|$)/.test(line) ? "" : line.trim().replaceAll(arrow, "→");

/** A cue's number was read as the last words of the one before: it is taken off them. */
function idBefore(lines: readonly string[], at: number, before: Cue, changes: Changes): string {
  const above = lines[at - 1] ?? "";
  if (above.trim() === "") return "";
  const startsBlock = (lines[at - 2] ?? "").trim() === "";
  if (!startsBlock && !/^\s*\d+\s*$/.test(above)) {
    changes.add("blank", at + 1);
    return "";
  }
  if (!startsBlock) changes.add("blank", at);
  before.words.pop();
  return cleanId(above);
}

function endOfBlock(lines: readonly string[], from: number): number {
  const end = lines.findIndex((line, at) => at > from && line.trim() === "");
  return end < 0 ? lines.length : end;
}

/** Undefined: a minute or a second that no clock has. */
function timesOf(parts: RegExpExecArray): { start: number; end: number } | undefined {
  const at = (first: number): number | undefined => {
    const [hours = "0", minutes = "0", seconds = "0", rest = "0"] = parts.slice(first, first + 4);
    if (Number(minutes) > 59 || Number(seconds) > 59) return undefined;
    return (
      ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest.padEnd(3, "0"))
    );
  };
  const [start, end] = [at(1), at(5)];
  return start === undefined || end === undefined ? undefined : { start, end };
}

function settingsOf(given: string, at: number, changes: Changes): string {
  const words = given.trim().split(/\s+/).filter(Boolean);
  const known = words.filter((word) => setting.test(word));
  if (known.length < words.length) changes.add("settings", at + 1);
  return known.map((word) => ` ${word}`).join("");
}

const vttMarks = /<(?:\/?(?:c|i|b|u|v|lang|ruby|rt)(?:[.\s][^<>]*)?|(?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3})>/g;
/** Marks of pages and of other players that only dress the words. */
const dress = /<\/?(?:font|span|strong|em|s|strike|center|big|small|div|p|br)\b[^<>]*>|\{\\[^{}]*\}/gi;

/** Words of a cue with the marks WebVTT has; the others go, and any other sign is written so that it is shown. */
function cleanWords(line: string, at: number, changes: Changes): string {
  const bare = line.replaceAll(dress, "");
  if (bare !== line) changes.add("marks", at + 1);
  const pieces: string[] = [];
  let last = 0;
  for (const mark of bare.matchAll(vttMarks)) {
    pieces.push(shown(bare.slice(last, mark.index)), mark[0]);
    last = mark.index + mark[0].length;
  }
  pieces.push(shown(bare.slice(last)));
  const words = pieces.join("");
  if (words !== bare) changes.add("signs", at + 1);
  return words;
}
const shown = (text: string): string => text.replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Cues by their beginning, each of some length. */
function inOrder(cues: readonly Cue[], changes: Changes): Cue[] {
  const late = cues.find((cue, at) => cue.start < (cues[at - 1]?.start ?? 0));
  if (late) changes.add("order", late.line);
  const sorted = cues.toSorted((one, other) => one.start - other.start);
  return sorted.map((cue, at) => {
    if (cue.end > cue.start) return cue;
    changes.add("ends", cue.line);
    const next =
      sorted.slice(at + 1).find(({ start }) => start > cue.start)?.start ?? Number.POSITIVE_INFINITY;
    return { ...cue, end: Math.min(next, cue.start + shortly) };
  });
}

const clock = (milliseconds: number): string => {
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const [hours, minutes] = [milliseconds / 3_600_000, (milliseconds / 60_000) % 60];
  return `${two(hours)}:${two(minutes)}:${two((milliseconds / 1000) % 60)}.${String(milliseconds % 1000).padStart(3, "0")}`;
};

const cueText = ({ id, start, end, settings, words }: Cue): string =>
  [
    ...(id ? [id] : []),
    `${clock(start)} ${arrow} ${clock(end)}${settings}`,
    ...words.map((line) => line.trim()).filter(Boolean),
  ].join("\n");
