// WebVTT: what a player shows under a film. Only cues, in their order, and only the marks the format has.

/** Line of times as the format has it. */
export const strictTiming =
  /^(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})[ \t]+-->[ \t]+(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})(?:[ \t].*)?$/;
/** Speakers, classes, ruby and the moment a word is sung at. */
const marks = /<(?:\/?(?:c|i|b|u|v|lang|ruby|rt)(?:[.\s][^<>]*)?|(?:\d{2,4}:)?[0-5]\d:[0-5]\d\.\d{3})>/g;

const milliseconds = (hours: string | undefined, minutes = "0", seconds = "0", rest = "0") =>
  ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest);

/** Whether a text is captions a browser shows as they are meant: at least one cue, none before the one above it. */
export function areCaptions(text: string): boolean {
  const [head = "", ...blocks] = text
    .replace(/^\ufeff/, "")
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n{2,}/);
  if (!/^WEBVTT(?:[ \t].*)?(?:\n|$)/.test(head)) return false;
  let last = -1;
  let cues = 0;
  for (const block of blocks.map((each) => each.replace(/^\n+|\n+$/g, "")).filter((each) => each !== "")) {
    if (/^(?:NOTE|STYLE|REGION)(?:[ \t\n]|$)/.test(block)) continue;
    const start = cueStart(block);
    if (start === undefined || start < last) return false;
    last = start;
    cues += 1;
  }
  return cues > 0;
}

/** When a cue begins; undefined: it is none. */
function cueStart(block: string): number | undefined {
  const lines = block.split("\n");
  const at = lines[0]?.includes("-->") ? 0 : 1;
  const time = strictTiming.exec(lines[at] ?? "");
  if (!time) return undefined;
  const [, h1, m1, s1, r1, h2, m2, s2, r2] = time;
  const [start, end] = [milliseconds(h1, m1, s1, r1), milliseconds(h2, m2, s2, r2)];
  const words = lines
    .slice(at + 1)
    .join("\n")
    .replaceAll(marks, "");
  return end > start && !words.includes("-->") && !/[<>]/.test(words) ? start : undefined;
}
