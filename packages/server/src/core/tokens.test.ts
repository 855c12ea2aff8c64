import { describe, expect, it } from "vitest";
import { keysFrom } from "./keys.ts";
import { readAccessToken, readToken, signAccessToken, signToken } from "./tokens.ts";

const now = new Date("2026-11-21T12:00:00Z");
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const claims = { sub: "person", sid: "session", cid: "client" };
const old = keysFrom(["o".repeat(32)]);
const rotating = keysFrom(["n".repeat(32), "o".repeat(32)]);
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("access tokens", () => {
  const token = signAccessToken(old, claims, { now, seconds: 600 });

  it("say who is asking until they expire, to the second", () => {
    expect(readAccessToken(old, token, later(599))).toMatchObject(claims);
    expect(readAccessToken(old, token, later(600))).toBeUndefined();
  });

  it("are not valid before they were made", () => {
    expect(readAccessToken(old, token, later(-60))).toBeUndefined();
  });

  it("outlive a key rotation, and die with the key", () => {
    expect(readAccessToken(rotating, token, now)).toMatchObject(claims);
    expect(readAccessToken(keysFrom(["n".repeat(32)]), token, now)).toBeUndefined();
  });

  it("are refused when any part was touched", () => {
    const [head = "", payload = "", signature = ""] = token.split(".");
    const grown = base64({
      ...JSON.parse(Buffer.from(payload, "base64url").toString()),
      sub: "someone else",
    });
    for (const forged of [
      `${head}.${grown}.${signature}`,
      `${base64({ alg: "none", typ: "JWT" })}.${payload}.`,
      `${base64({ alg: "HS512", typ: "JWT" })}.${payload}.${signature}`,
      `${head}.${payload}`,
      `${token}.x`,
      `${head}.${payload}.${signature.slice(0, -2)}`,
      "",
      "a.b.c",
      "x".repeat(5000),
    ]) {
      expect(readAccessToken(old, forged, now)).toBeUndefined();
    }
  });

  it("are good for one purpose only", () => {
    const once = signToken(old, "one-time-token", claims, { now, seconds: 60 });
    expect(readAccessToken(old, once, now)).toBeUndefined();
    expect(readToken(old, "one-time-token", once, now)).toMatchObject(claims);
    expect(readToken(old, "one-time-token", token, now)).toBeUndefined();
  });
});
