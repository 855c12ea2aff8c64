import type { ScormMessage, ScormWish } from "@trilha/contract/learning/scorm/messages.ts";

/** Messages a launch page may send: shown, and nothing is decided by them. Any other shape is dropped. */
export function readScormMessage(data: unknown): ScormMessage | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { type, state, navigate, moved, left } = data as Record<string, unknown>;
  if (type !== "trilha.scorm") return undefined;
  const states = ["saved", "saving", "unsaved", "replaced"];
  if (typeof state === "string") return states.includes(state) ? (data as ScormMessage) : undefined;
  if (moved === "delivered" || moved === "none" || moved === "ended") return { type, moved };
  if (left === "saved" || left === "unsaved") return { type, left };
  if (typeof navigate !== "object" || navigate === null) return undefined;
  const { request, sco } = navigate as Record<string, unknown>;
  const known = typeof request === "string" && (sco === null || typeof sco === "string");
  return known ? (data as ScormMessage) : undefined;
}

export const wish = (what: ScormWish["wish"]): ScormWish => ({ type: "trilha.scorm", wish: what });
