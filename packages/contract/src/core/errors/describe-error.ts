// Description of an error without anything of a person: values are taken out of its message, and files stand without origin, query and
// fragment (docs/spec/messages.md#error-reports).
import { textLimit } from "../text-checks.ts";
import { errorLimits } from "./limits.ts";

interface DescribedError {
  /** Class of the error: `TypeError`. */
  type: string;
  message: string;
  /** Innermost first. */
  frames: Frame[];
}

interface Frame {
  name: string;
  file: string;
  line: number;
  column: number;
}

/** Values of a message, each by what it could be: an address, a mail address, what stands in quotes, keys and numbers. */
const values: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z][a-z+.-]*:\/\/[^\s"'<>)]+/gi, "[address]"],
  [/[^\s"'<>()]+@[^\s"'<>()]+\.[a-z]{2,}/gi, "[mail]"],
  [/"[^"]*"|“[^”]*”|«[^»]*»|`[^`]*`/g, "[value]"],
  [/(?<![\p{L}\p{N}_])[\w-]{24,}(?![\p{L}\p{N}_])/gu, "[key]"],
  [/\d{4,}/g, "[number]"],
  [/\?\S*=\S*/g, "?[query]"],
];

export function withoutValues(message: string): string {
  // Cut first: a pattern is not run over what somebody made endless.
  const short = message.slice(0, 4 * textLimit).replaceAll(/[\p{Cc}\s]+/gu, " ");
  return values
    .reduce((text, [pattern, name]) => text.replace(pattern, name), short)
    .trim()
    .slice(0, textLimit);
}

/** An error as it is reported; `root` is the folder of the program, where files have paths. */
export function describeError(error: unknown, root = ""): DescribedError {
  const known =
    error instanceof Error ? error : new Error(typeof error === "string" ? error : "not an error");
  return {
    type: withoutValues(known.name || "Error").slice(0, errorLimits.type),
    message: withoutValues(known.message),
    frames: framesOf(known.stack ?? "", root),
  };
}

/** `at name (file:line:column)` of Chromium and Node, `name@file:line:column` of the others. */
const frame =
  /^\s*(?:at )?(?:async )?(?:(?<name>[^@(]*?)(?: \(|@))?(?<file>[^()@\s]+):(?<line>\d+):(?<column>\d+)\)?\s*$/;

function framesOf(stack: string, root: string): Frame[] {
  return stack
    .slice(0, 32_768)
    .split("\n")
    .flatMap((line): Frame[] => {
      const match = line.length < 1_024 ? frame.exec(line)?.groups : undefined;
      if (!match) return [];
      const { name = "", file = "", line: at, column } = match;
      return [
        {
          name: name.slice(0, errorLimits.name),
          file: fileOf(file, root).slice(-textLimit),
          line: Math.min(Number(at), errorLimits.place),
          column: Math.min(Number(column), errorLimits.place),
        },
      ];
    })
    .slice(0, errorLimits.frames);
}

function fileOf(written: string, root: string): string {
  const path = URL.canParse(written) ? new URL(written).pathname : (written.split(/[?#]/)[0] ?? "");
  return root && path.startsWith(root) ? path.slice(root.length) : path;
}
