import { timingSafeEqual } from "node:crypto";
import type { Keys } from "../../core/keys.ts";
import type { Parts } from "../../parts.ts";

/** State a link depends on: when any of it changes, the link is dead. Nothing is stored. */
export interface LinkOwner {
  id: string;
  username: string;
  email: string | null;
  password_hash: string | null;
  last_sign_in_at: Date | null;
}

/**
 * How the link reaches the person; one that came by mail proves the address. `access_code`: whoever held a code of a
 * client's staff, so that the password it sets counts in that client alone.
 */
export type LinkChannel = "mail" | "code" | "access_code";
/** The page it opens (§routes#set-password): a first password, or a new one. */
export type LinkPage = "set-password" | "recover-password";

const ways: readonly LinkChannel[] = ["mail", "code", "access_code"];
const lifeSeconds = 3 * 24 * 60 * 60;
const epoch = Date.UTC(2001, 0, 1) / 1000;

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** The three parts of a link: `<base36 seconds since 2001>-<every second hex character of an HMAC>`. */
export function linkParts(keys: Keys, owner: LinkOwner, now: Date, channel: LinkChannel) {
  const stamp = (secondsOf(now) - epoch).toString(36);
  const [mark = ""] = marks(keys, owner, stamp, channel);
  return { username: owner.username, uidb64: encodeUid(owner.id), token: `${stamp}-${mark}` };
}

/** The address of a link that sets a password; works for three days, until used or until the person signs in. */
export function makePasswordLink(
  parts: Parts,
  owner: LinkOwner,
  options: { now: Date; page?: LinkPage; channel?: LinkChannel; clientSlug?: string },
): string {
  const { now, page = "set-password", channel = "mail", clientSlug } = options;
  const { username, uidb64, token } = linkParts(parts.keys, owner, now, channel);
  const path = [page, username, uidb64, token].map(encodeURIComponent).join("/");
  const query = clientSlug ? `?client=${encodeURIComponent(clientSlug)}` : "";
  return `${parts.settings.http.publicUrl}/${path}${query}`;
}

/** Channel of a link that is whole, in time and this person's; undefined for every mismatch alike. */
export function readPasswordLink(
  keys: Keys,
  link: { username: string; token: string },
  owner: LinkOwner,
  now: Date,
): LinkChannel | undefined {
  const [stamp = "", mark = "", ...rest] = link.token.split("-");
  if (rest.length > 0 || !/^[0-9a-z]{1,8}$/.test(stamp)) return undefined;
  const channel = ways.find((one) => marks(keys, owner, stamp, one).some((right) => equal(right, mark)));
  const age = secondsOf(now) - epoch - Number.parseInt(stamp, 36);
  const named = link.username.toLowerCase() === owner.username.toLowerCase();
  return named && age >= 0 && age <= lifeSeconds ? channel : undefined;
}

/** URL-safe base64 of the id; not a secret. */
function encodeUid(id: string): string {
  return Buffer.from(id, "utf8").toString("base64url");
}

/** The id in a `uidb64`, if it is one at all. */
export function decodeUid(uidb64: string): string | undefined {
  const id = Buffer.from(uidb64, "base64url").toString("utf8");
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
  return uuid.test(id) && encodeUid(id) === uidb64 ? id : undefined;
}

/** One mark per valid key: while a key is rotated, links of the one before still work. */
function marks(keys: Keys, owner: LinkOwner, stamp: string, channel: LinkChannel): string[] {
  const { id, password_hash, email, last_sign_in_at } = owner;
  const signedIn = last_sign_in_at && secondsOf(last_sign_in_at);
  const message = JSON.stringify([channel, id, password_hash, signedIn, stamp, email]);
  return keys
    .signatures("password-link", message)
    .map((signature) => [...signature.toString("hex")].filter((_, index) => index % 2 === 0).join(""));
}

function equal(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
