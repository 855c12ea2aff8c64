/** Width of a text at size 1. */
export type Measure = (text: string) => number;

export interface Fitted {
  lines: string[];
  size: number;
}

interface Box {
  width: number;
  /** Lines at most, and between sizes. */
  lines: number;
  size: number;
  smallest: number;
}

/**
 * A text in a box: as large as asked if it fits, smaller down to the smallest, then cut with an ellipsis. Line breaks of
 * the author stay.
 */
export function fitText(text: string, measure: Measure, box: Box): Fitted {
  for (let size = box.size; size >= box.smallest; size -= 0.5) {
    const lines = wrapped(text, measure, box.width / size);
    if (lines.length <= box.lines) return { lines, size };
  }
  const size = box.smallest;
  const lines = wrapped(text, measure, box.width / size);
  const fitting = lines.slice(0, box.lines);
  const last = fitting.pop() ?? "";
  return { lines: [...fitting, cut(`${last}…`, measure, box.width / size)], size };
}

function wrapped(text: string, measure: Measure, width: number): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(" ").filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (measure(longer) <= width) line = longer;
      else {
        if (line) lines.push(line);
        const pieces = pieced(word, measure, width);
        line = pieces.pop() ?? "";
        lines.push(...pieces);
      }
    }
    return line ? [...lines, line] : lines;
  });
}

/** A word too long for a line, in pieces that are not. */
function pieced(word: string, measure: Measure, width: number): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (const letter of word) {
    if (piece && measure(piece + letter) > width) {
      pieces.push(piece);
      piece = letter;
    } else piece += letter;
  }
  return [...pieces, piece];
}

function cut(line: string, measure: Measure, width: number): string {
  const letters = [...line.slice(0, -1)];
  while (letters.length > 0 && measure(`${letters.join("")}…`) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
