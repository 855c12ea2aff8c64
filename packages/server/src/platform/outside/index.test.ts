import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { expect, it } from "vitest";
import webPush from "web-push";
import { TestClock } from "../../../test/clock.ts";
import { keysFrom } from "../../core/keys.ts";
import { readSettings } from "../../settings.ts";
import { createOutside } from "./index.ts";

function namesWith(env: Record<string, string>) {
  const settings = readSettings({ NODE_ENV: "test", ...env });
  const around = { keys: keysFrom(["k".repeat(32)]), clock: new TestClock(), log: pino({ level: "silent" }) };
  const { mail, sms, whatsapp, push, store, scormCloud } = createOutside(settings, around);
  return [mail, sms, whatsapp, push, store, scormCloud]
    .map(({ name }) => name)
    .concat(push.publicKey ?? "none");
}

it("without settings everything stays on this machine", () => {
  expect(namesWith({})).toEqual(["local", "local", "local", "local", "local", "local", "none"]);
});

it("each provider is used where it is configured", () => {
  const folder = mkdtempSync(join(tmpdir(), "trilha-account-"));
  const path = join(folder, "account.json");
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const private_key = String(privateKey.export({ type: "pkcs8", format: "pem" }));
  writeFileSync(path, JSON.stringify({ project_id: "p", client_email: "e@p", private_key }));
  const vapid = webPush.generateVAPIDKeys();
  const names = namesWith({
    SMTP_URL: "smtp://localhost",
    MAIL_FROM: "a@example.com",
    TWILIO_ACCOUNT_SID: "AC1",
    TWILIO_AUTH_TOKEN: "t",
    TWILIO_FROM: "+1",
    WHATSAPP_TOKEN: "t",
    WHATSAPP_PHONE_NUMBER_ID: "1",
    WHATSAPP_CODE_TEMPLATE: "code",
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    VAPID_SUBJECT: "mailto:a@example.com",
    FIREBASE_SERVICE_ACCOUNT: path,
    S3_ENDPOINT: "https://s3.example.com",
    S3_REGION: "r",
    S3_BUCKET: "b",
    S3_ACCESS_KEY_ID: "k",
    S3_SECRET_ACCESS_KEY: "s",
    SCORM_CLOUD_APP_ID: "app",
    SCORM_CLOUD_SECRET: "s",
  });
  expect(names).toEqual([
    "smtp",
    "twilio",
    "whatsapp-cloud",
    "web-push+fcm",
    "s3",
    "scorm-cloud",
    vapid.publicKey,
  ]);
  rmSync(folder, { recursive: true });
});
