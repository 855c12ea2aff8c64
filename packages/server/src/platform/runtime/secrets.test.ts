import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSecrets, loadSecrets } from "./secrets.ts";
import { StartError } from "./start-error.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "trilha-secrets-"));
});
afterEach(() => {
  rmSync(dataDir, { recursive: true });
});

it("the secrets of a data folder are made once, for the eyes of its user only", () => {
  const secrets = loadSecrets(dataDir);
  expect(loadSecrets(dataDir)).toEqual(secrets);
  expect(readdirSync(dataDir)).toEqual(["secrets.json"]);
  expect(statSync(join(dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
  expect(secrets.realtimePrivateKey).toContain("BEGIN PRIVATE KEY");
});

it("no two secrets are the same, and each has 256 bits", () => {
  const { realtimePrivateKey, ...passwords } = createSecrets();
  const values = [...Object.values(passwords), ...Object.values(createSecrets())];
  expect(new Set([...values, realtimePrivateKey]).size).toBe(values.length + 1);
  expect(Object.values(passwords).map((value) => Buffer.from(value, "base64url").length)).toEqual([
    32, 32, 32, 32,
  ]);
});

describe("a file that is there is never made anew; one line says what is wrong with it", () => {
  const whole = { ...createSecrets() };
  const without = (name: string) => JSON.stringify({ ...whole, [name]: undefined });

  it.each([
    ["empty", "", "is empty"],
    ["white space", " \n", "is empty"],
    ["cut off", JSON.stringify(whole).slice(0, 100), "is not JSON"],
    ["a list", "[]", "is not an object in JSON"],
    ["null", "null", "is not an object in JSON"],
    [
      "nothing in it",
      "{}",
      "lacks superuserPassword, ownerPassword, appPassword, secretKey, realtimePrivateKey",
    ],
    ["without its signing key", without("secretKey"), "lacks secretKey"],
    ["a number for a password", JSON.stringify({ ...whole, appPassword: 7 }), "has no text for appPassword"],
    ["an empty key", JSON.stringify({ ...whole, secretKey: "" }), "has no text for secretKey"],
    [
      "a broken key",
      JSON.stringify({ ...whole, realtimePrivateKey: "x" }),
      "has a realtimePrivateKey that is none",
    ],
  ])("%s", (_, text, fault) => {
    const path = join(dataDir, "secrets.json");
    writeFileSync(path, text);
    expect(() => loadSecrets(dataDir)).toThrow(StartError);
    expect(() => loadSecrets(dataDir)).toThrow(`secrets.json ${fault}: bring back the file`);
    expect(readFileSync(path, "utf8")).toBe(text);
  });

  it("a folder in its place", () => {
    mkdirSync(join(dataDir, "secrets.json"));
    expect(() => loadSecrets(dataDir)).toThrow("secrets.json cannot be read (EISDIR)");
  });

  it("gone, with a database beside where it stood", () => {
    mkdirSync(join(dataDir, "postgres"));
    writeFileSync(join(dataDir, "postgres", "PG_VERSION"), "18");
    expect(() => loadSecrets(dataDir)).toThrow("secrets.json is gone: bring back the file");
    expect(readdirSync(dataDir)).toEqual(["postgres"]);
  });
});
