import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { selfSigned } from "../../../../test/certificate.ts";
import { TestClock } from "../../../../test/clock.ts";
import { LocalOutbox } from "../local-outbox.ts";
import { envelope } from "./envelope.ts";
import { localMail } from "./local-mail.ts";
import { smtpMail } from "./smtp-mail.ts";

const mail = {
  id: "0197abcd",
  to: "ana@example.com",
  subject: "Olá, Ação!",
  text: "Bom dia",
  html: "<p>Bom dia</p>",
};
const from = "Trilha <trilha@mail.example>";

let folder: string;
let certificate: { key: string; cert: string };
const servers: SMTPServer[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "trilha-mail-"));
  certificate = selfSigned(new Date());
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>((resolve) => server.close(resolve));
});

interface Taken {
  from: string;
  to: string[];
  content: string;
  secure: boolean;
}

async function startServer(options: SMTPServerOptions = {}): Promise<{ port: number; taken: Taken[] }> {
  const taken: Taken[] = [];
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    ...certificate,
    onData(stream, session, done) {
      let content = "";
      stream.on("data", (chunk) => {
        content += chunk;
      });
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        taken.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          content,
          secure: session.secure,
        });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => undefined);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { port: (server.server.address() as AddressInfo).port, taken };
}

const refusing = (code: number): SMTPServerOptions => ({
  onRcptTo: (_address, _session, done) => done(Object.assign(new Error("no"), { responseCode: code })),
});

describe("mail by SMTP", () => {
  it("arrives as text and as page, under our own id, over TLS that was checked", async () => {
    const { port, taken } = await startServer();
    const sender = smtpMail({ url: `smtp://localhost:${port}`, from, ca: certificate.cert });
    expect(await sender.send(mail)).toEqual({ sent: true, providerId: "<0197abcd@mail.example>" });
    const [message] = taken;
    expect(message).toMatchObject({ from: "trilha@mail.example", to: ["ana@example.com"], secure: true });
    expect(message?.content).toContain("Subject: =?UTF-8?");
    expect(message?.content).toContain("Message-ID: <0197abcd@mail.example>");
    expect(message?.content).toContain("Auto-Submitted: auto-generated");
    expect(message?.content).toContain("Content-Type: text/plain; charset=utf-8");
    expect(message?.content).toContain("<p>Bom dia</p>");
  });

  it("signs in with what the address says", async () => {
    const seen: unknown[] = [];
    const { port } = await startServer({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) => {
        seen.push([username, password]);
        done(null, { user: username });
      },
    });
    const url = Object.assign(new URL(`smtp://localhost:${port}`), { username: "us@er", password: "p:ss" });
    await smtpMail({ url: url.href, from, ca: certificate.cert }).send(mail);
    expect(seen).toEqual([["us@er", "p:ss"]]);
  });

  it("is not handed to a server whose certificate nobody vouches for", async () => {
    const { port, taken } = await startServer({ secure: true });
    // Not even when the address asks for it.
    const sender = smtpMail({ url: `smtps://localhost:${port}?tls.rejectUnauthorized=false`, from });
    await expect(sender.send(mail)).rejects.toThrow(/self.signed/i);
    expect(taken).toEqual([]);
  });

  it("is handed to a server on this machine without TLS, to none elsewhere", async () => {
    const { port, taken } = await startServer({ hideSTARTTLS: true });
    await smtpMail({ url: `smtp://127.0.0.1:${port}`, from }).send(mail);
    expect(taken.map(({ secure }) => secure)).toEqual([false]);
    // Not one of the names a loopback goes by, though it leads here.
    const elsewhere = smtpMail({ url: `smtp://127.1:${port}`, from });
    await expect(elsewhere.send(mail)).rejects.toThrow();
    expect(taken.length).toBe(1);
  });

  it.each([550, 553])("is rejected when the server will never take it (%d)", async (code) => {
    const { port } = await startServer({ hideSTARTTLS: true, ...refusing(code) });
    const ending = await smtpMail({ url: `smtp://127.0.0.1:${port}`, from }).send(mail);
    expect(ending).toEqual({ sent: false, rejected: `the mail server answered ${code}` });
  });

  it("may leave later when the server is busy, away, or does not know us", async () => {
    const busy = await startServer({ hideSTARTTLS: true, ...refusing(451) });
    await expect(smtpMail({ url: `smtp://127.0.0.1:${busy.port}`, from }).send(mail)).rejects.toThrow();
    await expect(smtpMail({ url: "smtp://127.0.0.1:1", from }).send(mail)).rejects.toThrow("ECONNREFUSED");
    const strict = await startServer({
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error("no")),
    });
    const login = { username: "nobody", password: "wrong" };
    const url = Object.assign(new URL(`smtp://127.0.0.1:${strict.port}`), login).href;
    const stranger = smtpMail({ url, from });
    await expect(stranger.send(mail)).rejects.toThrow(/Invalid login/);
  });
});

describe("what becomes a header", () => {
  it.each([
    "ana@example.com\r\nBcc: eve@example.com",
    "ana@example.com, eve@example.com",
    "Ana <ana@example.com>",
    "ana@example.com eve@example.com",
    "<ana@example.com>",
    "group: ana@example.com;",
    "",
    "ana",
    `${"a".repeat(250)}@example.com`,
  ])("%j is no recipient", async (to) => {
    const { port, taken } = await startServer({ hideSTARTTLS: true });
    const ending = await smtpMail({ url: `smtp://127.0.0.1:${port}`, from }).send({ ...mail, to });
    expect(ending.sent).toBe(false);
    expect(taken).toEqual([]);
  });

  it("stays on one line, whatever a subject holds", async () => {
    const { port, taken } = await startServer({ hideSTARTTLS: true });
    const subject = "Hello\r\nBcc: eve@example.com\r\n\r\n<script>\u2028X: y\u0000";
    await smtpMail({ url: `smtp://127.0.0.1:${port}`, from }).send({ ...mail, subject });
    const head = taken[0]?.content.split("\r\n\r\n")[0] ?? "";
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head).not.toMatch(/^X:/im);
    expect(taken[0]?.to).toEqual(["ana@example.com"]);
    expect(envelope({ ...mail, subject }, from)?.subject).toBe("Hello Bcc: eve@example.com <script> X: y");
  });
});

describe("mail as files", () => {
  it("opens in any mail program and holds the whole message", async () => {
    const clock = new TestClock();
    clock.set("2026-03-04T05:06:07Z");
    const sender = localMail(new LocalOutbox(folder, clock), from);
    expect(await sender.send({ ...mail, text: "https://trilha.example/set-password/x" })).toEqual({
      sent: true,
      providerId: null,
    });
    const box = join(folder, "outbox", "mail");
    expect(readdirSync(box)).toEqual(["2026-03-04T05-06-07-000Z-0197abcd.eml"]);
    const content = readFileSync(join(box, "2026-03-04T05-06-07-000Z-0197abcd.eml"), "utf8");
    expect(content).toContain("To: ana@example.com");
    expect(content).toContain("https://trilha.example/set-password/x");
  });
});
