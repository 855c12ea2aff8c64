/** "1:02:30" or "4:05" out of seconds, as players write it. */
export function lengthWords(seconds: number): string {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor((seconds % 3600) / 60),
    seconds % 60,
  ];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

const MOST = 86_400;

/** Seconds out of "mm:ss", "h:mm:ss" or plain minutes; undefined for anything else, and for more than a day. */
export function lengthOf(text: string): number | undefined {
  const parts = text.trim().split(":");
  if (parts.length > 3 || parts.some((part) => !/^\d{1,4}$/.test(part))) return undefined;
  const numbers = parts.map(Number);
  if (numbers.slice(1).some((part) => part > 59)) return undefined;
  const seconds =
    numbers.length === 1 ? (numbers[0] ?? 0) * 60 : numbers.reduce((sum, part) => sum * 60 + part, 0);
  return seconds >= 1 && seconds <= MOST ? seconds : undefined;
}

/** Letters of the longest length as typed. */
export const LENGTH_LETTERS = "hh:mm:ss".length;
