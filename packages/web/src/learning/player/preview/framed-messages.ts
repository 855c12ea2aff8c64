// The preview in a frame as wide as a phone, and the page around it, both ours: the one tells where somebody is in it.

const type = "trilha.preview";

/** At an activity; or on the way back to the course's page. */
export type FramedMessage = { readonly order: number } | { readonly left: true };

/** Messages of the framed preview; any other shape is dropped. */
export function readFramedMessage(data: unknown): FramedMessage | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const message = data as Record<string, unknown>;
  if (message.type !== type) return undefined;
  if (message.left === true) return { left: true };
  const { order } = message;
  return typeof order === "number" && Number.isInteger(order) && order > 0 ? { order } : undefined;
}

/** Says it to the page around, which only a page of ours can be. */
export function tellAround(message: FramedMessage): void {
  window.parent.postMessage({ type, ...message }, location.origin);
}
