import type { Keys } from "../../../core/keys.ts";
import type { Reader, ReadOptions } from "../ports.ts";

/** No signed address lives longer. */
export const longestLife = 15 * 60 * 1000;

type Query = Readonly<Record<string, unknown>>;

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const readerPattern = new RegExp(`^(${uuid})\\.(${uuid})\\.(${uuid})\\.([a-z_-]*)$`);

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

function signature(keys: Keys, facts: readonly unknown[]): string {
  return keys.sign("store-url", JSON.stringify(facts)).toString("base64url");
}

function fits(keys: Keys, facts: readonly unknown[], given: unknown): boolean {
  if (typeof given !== "string" || given.length > 64) return false;
  return keys.verify("store-url", JSON.stringify(facts), Buffer.from(given, "base64url"));
}

function inTime(expires: string, now: Date): boolean {
  const left = Number(expires) * 1000 - now.getTime();
  return left > 0 && left <= longestLife + 1_000;
}

const texts = (query: Query, names: readonly string[]) => names.map((name) => String(query[name] ?? ""));

/** The address a private object is read from, for one reader. */
export function objectAddress(keys: Keys, key: string, to: ReadOptions & { reader: Reader }): string {
  const { userId, sessionId, clientId, roles } = to.reader;
  const reader = `${userId}.${sessionId}.${clientId}.${roles.join("-")}`;
  const expires = String(seconds(to.expiresAt));
  const name = to.fileName ?? "";
  const query = new URLSearchParams({
    type: to.type,
    ...(name && { name }),
    reader,
    expires,
    signature: signature(keys, ["GET", key, to.type, name, reader, expires]),
  });
  return `/store/object/${key}?${query}`;
}

/** Permission of a signed address; undefined when it is expired, changed or not ours. */
export function readObjectAddress(
  keys: Keys,
  key: string,
  query: Query,
  now: Date,
): (ReadOptions & { reader: Reader }) | undefined {
  const [type = "", name = "", reader = "", expires = ""] = texts(query, [
    "type",
    "name",
    "reader",
    "expires",
  ]);
  if (!fits(keys, ["GET", key, type, name, reader, expires], query.signature)) return undefined;
  const [, userId, sessionId, clientId, roles = ""] = readerPattern.exec(reader) ?? [];
  if (!inTime(expires, now) || !userId || !sessionId || !clientId) return undefined;
  return {
    type,
    fileName: name || undefined,
    expiresAt: new Date(Number(expires) * 1000),
    // Reader fields of a signed address, so these are ours.
    reader: {
      userId,
      sessionId,
      clientId,
      roles: roles.split("-").filter(Boolean) as Reader["roles"][number][],
    },
  };
}

export interface PartSlot {
  uploadId: string;
  number: number;
  /** The part's exact size in bytes. */
  size: number;
}

/** The address one part of an upload is PUT to. */
export function partAddress(keys: Keys, key: string, slot: PartSlot, expiresAt: Date): string {
  const { uploadId: upload, number, size } = slot;
  const facts = { upload, part: String(number), size: String(size), expires: String(seconds(expiresAt)) };
  const query = new URLSearchParams({
    ...facts,
    signature: signature(keys, ["PUT", key, ...Object.values(facts)]),
  });
  return `/store/upload/${key}?${query}`;
}

export function readPartAddress(keys: Keys, key: string, query: Query, now: Date): PartSlot | undefined {
  const [upload = "", part = "", size = "", expires = ""] = texts(query, [
    "upload",
    "part",
    "size",
    "expires",
  ]);
  if (!fits(keys, ["PUT", key, upload, part, size, expires], query.signature)) return undefined;
  if (!inTime(expires, now)) return undefined;
  return { uploadId: upload, number: Number(part), size: Number(size) };
}
