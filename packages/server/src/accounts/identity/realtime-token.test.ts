import { generateKeyPairSync } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, test } from "vitest";
import type { Parts } from "../../parts.ts";
import { readSettings } from "../../settings.ts";
import { signRealtimeToken, verifyRealtimeToken } from "./realtime-token.ts";

const pem = () =>
  generateKeyPairSync("rsa", { modulusLength: 2048 })
    .privateKey.export({ type: "pkcs8", format: "pem" })
    .toString();
const key = pem();
const now = new Date("2026-03-10T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const local = readSettings({ REALTIME_PRIVATE_KEY: key });
const partsAt = (moment: Date, settings = local) =>
  ({ settings, clock: { now: () => moment } }) as unknown as Parts;
const who = { userId: "u-1", sessionId: "s-1", clientId: "c-1" };
const token = await signRealtimeToken(partsAt(now), now, { ...who, endsAt: later(90 * 24 * 3600) });

describe("§entities#session-data user_firebase_token", () => {
  test("our own: RS256, an hour at most, for the realtime channel", async () => {
    expect(decodeProtectedHeader(token)).toEqual({ alg: "RS256", typ: "JWT" });
    const claims = decodeJwt(token);
    expect(claims).toMatchObject({
      iss: "trilha",
      sub: "trilha",
      aud: "trilha-realtime",
      uid: "u-1",
      claims: { session_id: "s-1", client_id: "c-1" },
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600);
    expect(await verifyRealtimeToken(partsAt(now), token)).toEqual(who);
  });

  test("Firebase's: signed and addressed as its custom tokens are", async () => {
    const firebase = { projectId: "p", clientEmail: "svc@p.iam.gserviceaccount.com", privateKey: pem() };
    const settings = { ...local, firebase };
    const custom = await signRealtimeToken(partsAt(now, settings), now, { ...who, endsAt: later(9_999) });
    const audience =
      "https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit";
    expect(decodeJwt(custom)).toMatchObject({
      iss: firebase.clientEmail,
      sub: firebase.clientEmail,
      aud: audience,
    });
    expect(await verifyRealtimeToken(partsAt(now, settings), custom)).toEqual(who);
    expect(await verifyRealtimeToken(partsAt(now), custom)).toBeUndefined();
  });

  test("does not outlive its session or its hour", async () => {
    const short = await signRealtimeToken(partsAt(now), now, { ...who, endsAt: later(60) });
    expect(await verifyRealtimeToken(partsAt(later(59)), short)).toEqual(who);
    expect(await verifyRealtimeToken(partsAt(later(66)), short)).toBeUndefined();
    expect(await verifyRealtimeToken(partsAt(later(3606)), token)).toBeUndefined();
  });

  test("nothing but ours is believed", async () => {
    const payload = decodeJwt(token);
    const secret = new TextEncoder().encode(key);
    const forged = [
      new UnsecuredJWT(payload).encode(),
      await new SignJWT(payload).setProtectedHeader({ alg: "HS256" }).sign(secret),
      await signRealtimeToken(
        partsAt(now, { ...local, signing: { ...local.signing, realtimePrivateKey: pem() } }),
        now,
        {
          ...who,
          endsAt: later(9_999),
        },
      ),
      `${token}x`,
      token.split(".").slice(0, 2).join("."),
      "",
      "\u0000",
      "x".repeat(5_000),
    ];
    for (const one of forged) expect(await verifyRealtimeToken(partsAt(now), one)).toBeUndefined();
  });
});
