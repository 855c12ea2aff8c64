/**
 * How the content is told that somebody comes (cmi.entry). A tab that was closed in the middle never said how it was
 * left: whoever has a place or data to go on with resumes. A bookmark is never thrown away by us.
 */
export function entryOf(before: {
  /** Whether the content was ever opened. */
  opened: boolean;
  exit: string | null;
  suspendData: boolean;
  location: boolean;
}): "ab-initio" | "resume" | "" {
  const { opened, exit, suspendData, location } = before;
  if (!opened) return "ab-initio";
  if (exit === "suspend") return "resume";
  if (exit === "time-out") return suspendData ? "resume" : "";
  if (exit === "logout" || exit === "normal") return "";
  return suspendData || location ? "resume" : "ab-initio";
}
