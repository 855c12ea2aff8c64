// Envelope of one error event as Sentry-compatible servers take it: headers and payload as JSON, a line each.
import type { ProductError } from "../ports.ts";

interface Dsn {
  readonly text: string;
  readonly key: string;
  /** Address envelopes are sent to. */
  readonly endpoint: string;
}

/** `https://KEY@HOST/PATH/PROJECT`; undefined: none. */
export function readDsn(text: string): Dsn | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const [, path = "", project = ""] = /^(.*)\/(\d+)$/.exec(url?.pathname ?? "") ?? [];
  if (!url || !/^https?:$/.test(url.protocol) || !/^\w+$/.test(url.username) || !project || url.search)
    return undefined;
  const { protocol, host, username: key } = url;
  return { text, key, endpoint: `${protocol}//${host}${path}/api/${project}/envelope/` };
}

/** Tags and person of an event: an id, and nothing else of theirs. */
export function envelopeOf(
  { type, message, frames, side, route, userId, requestId }: ProductError,
  about: { id: string; dsn: Dsn; environment: string; now: Date },
): string {
  const { id, dsn, environment, now } = about;
  const event = {
    event_id: id,
    timestamp: now.toISOString(),
    platform: side === "server" ? "node" : "javascript",
    level: "error",
    environment,
    transaction: route,
    tags: { side, ...(requestId && { request_id: requestId }) },
    ...(userId && { user: { id: userId } }),
    exception: {
      values: [
        {
          type,
          value: message,
          mechanism: { type: "generic", handled: false },
          // The format has the oldest call first.
          stacktrace: {
            frames: frames.toReversed().map(({ name, file, line, column }) => ({
              ...(name && { function: name }),
              filename: file,
              lineno: line,
              colno: column,
              in_app: !file.includes("node_modules/") && !file.startsWith("node:"),
            })),
          },
        },
      ],
    },
  };
  const payload = JSON.stringify(event);
  const header = { event_id: id, dsn: dsn.text, sent_at: now.toISOString() };
  const item = {
    type: "event",
    length: Buffer.byteLength(payload),
    content_type: "application/json",
  };
  return `${JSON.stringify(header)}\n${JSON.stringify(item)}\n${payload}\n`;
}
