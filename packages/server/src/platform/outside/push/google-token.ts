import { importPKCS8, SignJWT } from "jose";
import type { Clock } from "../../../parts.ts";
import { readObject, sendOut } from "../outgoing.ts";

export interface ServiceAccount {
  projectId: string;
  clientEmail: string;
  privateKey: string;
}

/** Access tokens of a Google service account (RFC 7523), kept until a minute before they end. */
export function googleTokens(account: ServiceAccount, scope: string, around: { clock: Clock; url: string }) {
  let cached: { token: string; until: number } | undefined;
  return {
    forget() {
      cached = undefined;
    },
    async get(): Promise<string> {
      const now = around.clock.now().getTime();
      if (cached && cached.until > now) return cached.token;
      const seconds = Math.floor(now / 1000);
      const assertion = await new SignJWT({ scope })
        .setProtectedHeader({ alg: "RS256", typ: "JWT" })
        .setIssuer(account.clientEmail)
        .setAudience(around.url)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + 3600)
        .sign(await importPKCS8(account.privateKey, "RS256"));
      const { status, body } = await sendOut({
        method: "POST",
        url: around.url,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({
          grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
          assertion,
        }).toString(),
      });
      const { access_token: token, expires_in: life } = readObject(body);
      if (status !== 200 || typeof token !== "string") throw new Error(`google's tokens answered ${status}`);
      cached = { token, until: now + (Number(life) || 3600) * 1000 - 60_000 };
      return token;
    },
  };
}
