import type { Keys } from "../../core/keys.ts";

const life = 12 * 60 * 60 * 1000;
const signatureBytes = 32;
const idBytes = 16;
const headBytes = 8 + 5 * idBytes;
const nobody = "00000000-0000-0000-0000-000000000000";

/** For what and for whom an address of the content origin is. */
export interface Pass {
  packageId: string;
  revision: number;
  /** The sitting it was opened in; null: a preview. */
  sittingId: string | null;
  reader: { userId: string; sessionId: string; clientId: string };
  /** Host of ours the pages may be framed by, beside those that always may. */
  callerHost: string;
  expiresAt: Date;
}

/** An address works half a day: longer than any sitting, and it dies with its reader's session or rights before. */
export const passEnds = (now: Date): Date => new Date(Math.floor((now.getTime() + life) / 1000) * 1000);

/** A pass as the first segment of an address, signed for one package's host. */
export function writePass(keys: Keys, label: string, pass: Pass): string {
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(Math.floor(pass.expiresAt.getTime() / 1000));
  numbers.writeUInt32BE(pass.revision, 4);
  const { userId, sessionId, clientId } = pass.reader;
  const ids = [pass.packageId, pass.sittingId ?? nobody, userId, sessionId, clientId];
  const body = Buffer.concat([numbers, ...ids.map(bytesOf), Buffer.from(pass.callerHost)]);
  return Buffer.concat([sign(keys, label, body), body]).toString("base64url");
}

/** Permission in a segment on a package's host; undefined when it is late, changed, or made for another host. */
export function readPass(keys: Keys, label: string, segment: string, now: Date): Pass | undefined {
  if (segment.length > 1024 || !/^[\w-]+$/.test(segment)) return undefined;
  const bytes = Buffer.from(segment, "base64url");
  const body = bytes.subarray(signatureBytes);
  if (body.length < headBytes) return undefined;
  if (!keys.verify("content-address", textOf(label, body), bytes.subarray(0, signatureBytes)))
    return undefined;
  const expiresAt = new Date(body.readUInt32BE(0) * 1000);
  if (expiresAt <= now || expiresAt.getTime() > now.getTime() + life) return undefined;
  const [packageId = "", sittingId = "", userId = "", sessionId = "", clientId = ""] = [0, 1, 2, 3, 4].map(
    (place) => idOf(body.subarray(8 + place * idBytes, 8 + (place + 1) * idBytes)),
  );
  return {
    packageId,
    revision: body.readUInt32BE(4),
    sittingId: sittingId === nobody ? null : sittingId,
    reader: { userId, sessionId, clientId },
    callerHost: body.subarray(headBytes).toString(),
    expiresAt,
  };
}

const textOf = (label: string, body: Buffer) => `${label}.${body.toString("base64url")}`;
const sign = (keys: Keys, label: string, body: Buffer) => keys.sign("content-address", textOf(label, body));
const bytesOf = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex");

function idOf(bytes: Buffer): string {
  const hex = bytes.toString("hex");
  const cuts = [0, 8, 12, 16, 20, 32];
  return cuts
    .slice(1)
    .map((end, index) => hex.slice(cuts[index], end))
    .join("-");
}
