import type { ByteRange } from "../ports.ts";

/**
 * Ranges a Range header (RFC 9110 §14) asks for: one range, "unsatisfiable", or undefined for the whole object, which
 * is also the answer to several ranges and to units we do not know.
 */
export function readRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  if (from === "") {
    const length = Number(to);
    return length === 0 || size === 0
      ? "unsatisfiable"
      : { first: Math.max(0, size - length), last: size - 1 };
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return undefined;
  return first >= size ? "unsatisfiable" : { first, last };
}
