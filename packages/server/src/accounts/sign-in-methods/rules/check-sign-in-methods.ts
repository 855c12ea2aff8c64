import type { FieldCode } from "@trilha/contract/core/field-problems.ts";

// §entities#oauth2, Azure login button, recaptcha use: what a client's ways in must be like before they are kept.

/** Entra answers for many companies under these names; whose account it is would then be anybody's guess. */
const shared = /^\/(?:common|organizations|consumers)(?:\/|$)/i;

/** An issuer is an address and nothing more, of one company; plain http only on a developer's machine. */
export function checkIssuer(issuer: string, allowed: { plainHttp: boolean }): FieldCode | undefined {
  if (!URL.canParse(issuer)) return "invalid";
  const { protocol, username, password, search, hash, pathname, hostname } = new URL(issuer);
  if (protocol !== "https:" && !(protocol === "http:" && allowed.plainHttp)) return "invalid";
  if (username || password || search || hash) return "invalid";
  // The address of the document itself would do without the check that issuer and document are the same one's.
  if (pathname.includes("/.well-known/")) return "invalid";
  return hostname === "login.microsoftonline.com" && shared.test(pathname) ? "invalid" : undefined;
}

export interface StoredProvider {
  readonly issuer: string;
  readonly hasSecret: boolean;
}

/** A secret is for whom it was given: one who changes the issuer types it again. */
export function needsSecret(
  wanted: { issuer: string; secret?: string | null | undefined },
  stored: StoredProvider | undefined,
): boolean {
  return wanted.secret === undefined && stored?.hasSecret === true && stored.issuer !== wanted.issuer;
}

/** A test for robots that is switched on needs both of its keys. */
export function checkCaptcha(
  wanted: { active: boolean; siteKey: string | null; secret?: string | null | undefined },
  hasSecret: boolean,
): { path: string; code: FieldCode }[] {
  if (!wanted.active) return [];
  const keeps = wanted.secret === undefined ? hasSecret : wanted.secret !== null;
  return [
    ...(wanted.siteKey ? [] : [{ path: "body.captcha.siteKey", code: "required" as const }]),
    ...(keeps ? [] : [{ path: "body.captcha.secret", code: "required" as const }]),
  ];
}
