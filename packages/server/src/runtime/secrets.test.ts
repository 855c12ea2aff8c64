import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createSecrets, loadSecrets } from "./secrets.ts";

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

it("a file that cannot be read is reported, never replaced", () => {
  writeFileSync(join(dataDir, "secrets.json"), "{");
  expect(() => loadSecrets(dataDir)).toThrow("secrets.json cannot be read (not JSON)");
});
