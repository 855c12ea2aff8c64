// Secrets may not be committed. Made-up values of tests carry the word "example" or "test".
import { expect, test } from "vitest";
import { projectFiles, read } from "./files.ts";

const secrets: [kind: string, pattern: RegExp][] = [
  ["private key", /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*[A-Za-z0-9+/=\s]{64}/],
  ["AWS access key", /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ["Google API key", /\bAIza[\w-]{35}\b/],
  ["GitHub token", /\b(?:gh[pousr]_\w{36,}|github_pat_\w{50,})\b/],
  ["npm token", /\bnpm_[A-Za-z0-9]{36}\b/],
  ["Slack token", /\bxox[abposr]-[\w-]{10,}/],
  ["Stripe key", /\b[sr]k_live_\w{16,}/],
  ["Twilio key", /\bSK[0-9a-f]{32}\b/],
  ["SendGrid key", /\bSG\.[\w-]{16,}\.[\w-]{16,}/],
  ["signed token", /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{20,}/],
  [
    "password in an address",
    /\b[a-z][a-z0-9+.-]*:\/\/[^\s:/@"'`$<>{}]+:(?!example|test|secret|password|hunter2|…|\.\.\.)[^\s/@"'`$<>{}]{6,}@/,
  ],
];

const binary = /\.(?:png|jpe?g|webp|avif|gif|ico|woff2?|ttf|zip|pdf|br|gz|mp[34]|wasm)$/;
const files = projectFiles().filter((file) => !binary.test(file) && !file.endsWith("package-lock.json"));

test("no file holds a secret", () => {
  expect(files.length).toBeGreaterThan(20);
  const leaks = files.flatMap((file) => {
    const text = read(file);
    return secrets.filter(([, pattern]) => pattern.test(text)).map(([kind]) => `${file}: ${kind}`);
  });
  expect(leaks).toEqual([]);
});

test.each([
  ["private key", `-----BEGIN ${"PRIVATE KEY"}-----\n${"A".repeat(64)}`],
  ["AWS access key", `AKIA${"A".repeat(16)}`],
  ["GitHub token", `ghp_${"a".repeat(36)}`],
  ["signed token", `eyJ${"a".repeat(12)}.eyJ${"a".repeat(12)}.${"a".repeat(24)}`],
  ["password in an address", `postgres://trilha:${"q".repeat(8)}@db/trilha`],
])("the scan knows a %s", (kind, sample) => {
  expect(secrets.filter(([, pattern]) => pattern.test(sample)).map(([name]) => name)).toEqual([kind]);
});

test("environment files are not committed", () => {
  const ignored = read(".gitignore").split("\n");
  expect(ignored).toEqual(expect.arrayContaining([".env", ".env.*", "data/"]));
});
