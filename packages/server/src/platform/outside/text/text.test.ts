import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { TestClock } from "../../../../test/clock.ts";
import { json, type Provider, startProvider } from "../../../../test/provider.ts";
import { LocalOutbox } from "../local-outbox.ts";
import { localText } from "./local-text.ts";
import { twilioSms } from "./twilio-sms.ts";
import { whatsappCloud } from "./whatsapp-cloud.ts";

let provider: Provider;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  provider = await startProvider((_, response) => answer(response));
});
afterEach(() => {
  provider.arrived.length = 0;
});
afterAll(() => provider.stop());

const message = {
  id: "0197-id",
  to: "+5511999999999",
  text: "482913 é o seu código",
  code: "482913",
  locale: "pt-BR",
};

describe("SMS by Twilio", () => {
  const sms = () =>
    twilioSms({ accountSid: "AC1", authToken: "t0ken", from: "+15550001111" }, provider.origin);

  it("is a form with the account's credentials", async () => {
    answer = (response) => json(response, 201, { sid: "SM9", status: "queued" });
    expect(await sms().send(message)).toEqual({ sent: true, providerId: "SM9" });
    const [{ method, path, headers, body } = {} as never] = provider.arrived;
    expect([method, path]).toEqual(["POST", "/2010-04-01/Accounts/AC1/Messages.json"]);
    expect(headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect(headers.authorization).toBe(`Basic ${Buffer.from("AC1:t0ken").toString("base64")}`);
    expect(Object.fromEntries(new URLSearchParams(String(body)))).toEqual({
      To: message.to,
      From: "+15550001111",
      Body: message.text,
    });
  });

  it("may leave through a messaging service", async () => {
    answer = (response) => json(response, 201, { sid: "SM9" });
    await twilioSms({ accountSid: "AC1", authToken: "t", from: "MG77" }, provider.origin).send(message);
    expect(String(provider.arrived[0]?.body)).toContain("MessagingServiceSid=MG77");
  });

  it.each([21211, 21610, 21614])("is rejected for a hopeless number (%d)", async (code) => {
    answer = (response) => json(response, 400, { code, message: "no" });
    expect(await sms().send(message)).toEqual({ sent: false, rejected: `twilio answered ${code}` });
  });

  it.each([
    [401, { code: 20003 }],
    [429, { code: 20429 }],
    [500, {}],
    [400, { code: 21606 }],
    [302, {}],
  ])("may succeed later after %d %j", async (status, body) => {
    answer = (response) => json(response, status, body);
    await expect(sms().send(message)).rejects.toThrow(`twilio answered ${status}`);
  });
});

describe("WhatsApp by the Cloud API", () => {
  const account = { token: "wa-token", phoneNumberId: "1067", codeTemplate: "codigo", apiVersion: "v23.0" };
  const whatsapp = () => whatsappCloud(account, provider.origin);

  it("sends the code by the authentication template, for its text and its button", async () => {
    answer = (response) => json(response, 200, { messages: [{ id: "wamid.1" }] });
    expect(await whatsapp().send(message)).toEqual({ sent: true, providerId: "wamid.1" });
    const [{ path, headers, body } = {} as never] = provider.arrived;
    expect(path).toBe("/v23.0/1067/messages");
    expect(headers.authorization).toBe("Bearer wa-token");
    const parameters = [{ type: "text", text: "482913" }];
    expect(JSON.parse(String(body))).toEqual({
      messaging_product: "whatsapp",
      recipient_type: "individual",
      to: message.to,
      type: "template",
      template: {
        name: "codigo",
        language: { code: "pt_BR" },
        components: [
          { type: "body", parameters },
          { type: "button", sub_type: "url", index: "0", parameters },
        ],
      },
    });
  });

  it("carries nothing but codes", async () => {
    const { code: _, ...text } = message;
    expect(await whatsapp().send(text)).toEqual({ sent: false, rejected: "WhatsApp carries codes only" });
    expect(provider.arrived).toEqual([]);
  });

  it("is rejected for a number that has no WhatsApp", async () => {
    answer = (response) => json(response, 400, { error: { code: 131026 } });
    expect(await whatsapp().send(message)).toEqual({ sent: false, rejected: "whatsapp answered 131026" });
  });

  it.each([
    [401, { error: { code: 190 } }],
    [400, { error: { code: 130429 } }],
    [429, { error: { code: 99 } }],
    [500, { error: { code: 131000 } }],
    [400, {}],
  ])("may succeed later after %d %j", async (status, body) => {
    answer = (response) => json(response, status, body);
    await expect(whatsapp().send(message)).rejects.toThrow(`whatsapp answered ${status}`);
  });
});

describe("the local outbox", () => {
  it("keeps a message as a file of its own that only the owner reads", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "trilha-outbox-"));
    const clock = new TestClock();
    clock.set("2026-03-04T05:06:07.008Z");
    await localText(new LocalOutbox(dataDir, clock), "sms").send({ ...message, id: "../../0197" });
    const folder = join(dataDir, "outbox", "sms");
    expect(readdirSync(folder)).toEqual(["2026-03-04T05-06-07-008Z-0197.json"]);
    const path = join(folder, "2026-03-04T05-06-07-008Z-0197.json");
    expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({ to: message.to, text: message.text });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    rmSync(dataDir, { recursive: true });
  });
});
