import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSecrets } from "./platform/runtime/secrets.ts";
import { demoOauthClient, readSettings, SettingsError, settingsTable } from "./settings.ts";

const secrets = createSecrets();
const stored = () => secrets;
const read = (env: Record<string, string>) => readSettings(env, stored);
const key = "k".repeat(32);

const production = {
  NODE_ENV: "production",
  SECRET_KEY: key,
  REALTIME_PRIVATE_KEY: "pem",
  OAUTH_CLIENT_ID: "app",
  OAUTH_CLIENT_SECRET: "a secret of our own",
};

function refusal(env: Record<string, string>): string {
  try {
    read(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    const { message } = error as SettingsError;
    expect(message.split("\n")).toHaveLength(1);
    return message;
  }
  throw new Error("nothing was refused");
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "trilha-settings-"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe("with an empty environment", () => {
  it("takes the defaults of a developer's machine", () => {
    const settings = read({});
    expect(settings.http).toMatchObject({
      host: "127.0.0.1",
      port: 8080,
      publicUrl: "http://localhost:8080",
      workers: 1,
      apiDocs: true,
    });
    expect(settings.dataDir).toBe(resolve("data"));
    expect(settings.backupDir).toBe(resolve("data/backups"));
    expect(settings.demo).toBe(true);
    expect(settings.database.url).toBeUndefined();
    expect([settings.sms, settings.whatsapp, settings.webPush, settings.s3, settings.firebase]).toEqual(
      Array(5).fill(undefined),
    );
    expect(settings.http.trustProxy).toEqual([]);
  });

  it("signs with the secrets of the data folder", () => {
    expect(read({}).signing).toEqual({
      keys: [secrets.secretKey],
      realtimePrivateKey: secrets.realtimePrivateKey,
    });
  });

  it("takes an empty variable for an absent one", () => {
    expect(read({ PORT: "", S3_BUCKET: "" }).http.port).toBe(8080);
  });
});

describe("a malformed value is refused in one line that names the setting", () => {
  it.each([
    [{ PORT: "80a" }, 'PORT must be a whole number from 0 to 65535. It is "80a".'],
    [{ PORT: "65536" }, "PORT must be a whole number"],
    [{ PORT: "-1" }, "PORT must be"],
    [{ PORT: "1e3" }, "PORT must be"],
    [{ NODE_ENV: "staging" }, "NODE_ENV must be one of development, test, production"],
    [{ DEMO: "yes" }, "DEMO must be on or off"],
    [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of"],
    [{ PUBLIC_URL: "https://a.example/path" }, "PUBLIC_URL must be an origin"],
    [{ CORS_ORIGINS: "https://a.example,*" }, "CORS_ORIGINS must be origins"],
    [{ TRUST_PROXY: "1" }, "TRUST_PROXY must be IP addresses"],
    [{ TRUST_PROXY: "10.0.0.0/33" }, "TRUST_PROXY must be IP addresses"],
    [{ TRUST_PROXY: "true" }, "TRUST_PROXY must be IP addresses"],
    [{ ACCESS_TOKEN_SECONDS: "601" }, "ACCESS_TOKEN_SECONDS must be"],
    [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must be an address that begins with postgres:"],
    [{ SECRET_KEY: "short" }, "SECRET_KEY must be one secret of at least 32 characters"],
    [{ SECRET_KEY: `${key},${key},${key}` }, "SECRET_KEY must be"],
    [{ MAIL_FROM: "a\nBcc: b" }, "MAIL_FROM must be text on one line"],
  ])("%j", (env, message) => {
    expect(refusal(env as Record<string, string>)).toContain(message);
  });

  it("never prints the value of a secret", () => {
    expect(refusal({ SECRET_KEY: "hunter2" })).not.toContain("hunter2");
    expect(refusal({ DATABASE_URL: "http://u:hunter2@h/d" })).not.toContain("hunter2");
  });
});

describe("an unknown variable", () => {
  it.each([
    ["DATABASE_ULR", "DATABASE_URL"],
    ["TRILHA_PORT", "TRILHA_PORT is not a setting"],
    ["S3_KEY_ID", "S3_ACCESS_KEY_ID"],
    ["SECRET_KEYS", "SECRET_KEY"],
    ["PUBLIC_ULR", "PUBLIC_URL"],
    ["BACKUPDIR", "BACKUP_DIR"],
    ["secret_key", "SECRET_KEY"],
    ["WEB_CONCURENCY", "WEB_CONCURRENCY"],
  ])("%s is refused with the names it resembles", (name, hint) => {
    expect(refusal({ [String(name)]: "x" })).toContain(String(hint));
  });

  it("of somebody else is left alone", () => {
    const foreign = [
      "PATH",
      "HOME",
      "SESSION_MANAGER",
      "MAIL",
      "LOGNAME",
      "HOSTNAME",
      "HTTP_URL",
      "NODE_OPTIONS",
    ];
    expect(() => read(Object.fromEntries(foreign.map((name) => [name, "x"])))).not.toThrow();
  });
});

describe("settings that belong together", () => {
  it.each([
    [{ S3_BUCKET: "b" }, "S3_BUCKET needs S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY"],
    [{ TWILIO_FROM: "+1", TWILIO_ACCOUNT_SID: "a" }, "needs TWILIO_AUTH_TOKEN too"],
    [{ OAUTH_CLIENT_ID: "a" }, "OAUTH_CLIENT_ID needs OAUTH_CLIENT_SECRET"],
    [{ DATABASE_OWNER_URL: "postgres://h/d" }, "DATABASE_OWNER_URL is set but DATABASE_URL is not"],
    [{ SMTP_URL: "smtp://h" }, "MAIL_FROM is not"],
  ])("are refused when half given: %j", (env, message) => {
    expect(refusal(env as unknown as Record<string, string>)).toContain(message);
  });

  it("form one group when complete", () => {
    const sms = { TWILIO_ACCOUNT_SID: "a", TWILIO_AUTH_TOKEN: "b", TWILIO_FROM: "+1" };
    expect(read(sms).sms).toEqual({ accountSid: "a", authToken: "b", from: "+1" });
  });
});

describe("secrets", () => {
  it("come from a file when NAME_FILE is given, without its last line break", () => {
    const path = join(folder, "secret");
    writeFileSync(path, `${key}\n`);
    expect(read({ SECRET_KEY_FILE: path }).signing.keys).toEqual([key]);
  });

  it("are refused from variable and file at once, and from a file that is missing", () => {
    expect(refusal({ METRICS_TOKEN: "a", METRICS_TOKEN_FILE: "b" })).toContain("both set");
    expect(refusal({ METRICS_TOKEN_FILE: join(folder, "no") })).toContain("cannot be read (ENOENT)");
  });

  it("are two while the signing key is rotated", () => {
    expect(read({ SECRET_KEY: `${key}, ${"o".repeat(40)}` }).signing.keys).toEqual([key, "o".repeat(40)]);
  });

  it("of Firebase are read from the service account", () => {
    const path = join(folder, "firebase.json");
    writeFileSync(path, JSON.stringify({ project_id: "p", client_email: "e", private_key: "k" }));
    expect(read({ FIREBASE_SERVICE_ACCOUNT: path }).firebase).toEqual({
      projectId: "p",
      clientEmail: "e",
      privateKey: "k",
    });
    writeFileSync(path, "[]");
    expect(refusal({ FIREBASE_SERVICE_ACCOUNT: path })).toContain("not a service account");
  });
});

describe("in production", () => {
  it("nothing of the demo is on, and the data folder is never asked for keys", () => {
    const settings = readSettings(production, () => {
      throw new Error("asked");
    });
    expect(settings).toMatchObject({ production: true, demo: false, http: { apiDocs: false } });
    expect(settings.signing.keys).toEqual([key]);
  });

  it("the built-in database is allowed", () => {
    expect(read(production).database.url).toBeUndefined();
  });

  it.each([
    [{ DEMO: "on" }, "DEMO is on"],
    [{ SECRET_KEY: "" }, "SECRET_KEY is not set"],
    [{ REALTIME_PRIVATE_KEY: "" }, "REALTIME_PRIVATE_KEY is not set"],
    [{ OAUTH_CLIENT_SECRET: demoOauthClient.secret }, "public demo value"],
    [{ OAUTH_CLIENT_ID: "", OAUTH_CLIENT_SECRET: "" }, "OAUTH_CLIENT_ID and OAUTH_CLIENT_SECRET are not set"],
  ])("it refuses to start with %j", (change, message) => {
    expect(refusal({ ...production, ...(change as object) })).toContain(message);
  });
});

it("the table for the README says what every setting means", () => {
  expect(settingsTable.length).toBeGreaterThan(40);
  expect(settingsTable.filter(({ meaning }) => meaning.length < 10)).toEqual([]);
  expect(settingsTable.find(({ name }) => name === "PORT")).toMatchObject({ default: "8080", secret: false });
  expect(settingsTable.find(({ name }) => name === "SECRET_KEY")).toMatchObject({ secret: true });
});
