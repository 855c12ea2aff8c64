import { afterAll, expect, test } from "vitest";
import { startProvider } from "../../../../test/provider.ts";
import { captcha } from "./captcha.ts";

let next: { status: number; body: string } = { status: 200, body: "{}" };
const provider = await startProvider((_, response) => {
  response.writeHead(next.status, { "content-type": "application/json" }).end(next.body);
});
afterAll(() => provider.stop());
const port = captcha(`${provider.origin}/siteverify`);
const verdict = (status: number, body: object | string) => {
  next = { status, body: typeof body === "string" ? body : JSON.stringify(body) };
  return port.verify({ secret: "between us", answer: "an answer", ip: "203.0.113.7" });
};

test("§entities#recaptcha use: a verdict counts, whatever the status it comes with", async () => {
  expect(await verdict(200, { success: true })).toBe(true);
  expect(await verdict(200, { success: false, "error-codes": ["timeout-or-duplicate"] })).toBe(false);
  expect(await verdict(400, { success: false, "error-codes": ["invalid-input-response"] })).toBe(false);
  const body = new URLSearchParams(provider.arrived.at(-1)?.body.toString());
  expect(Object.fromEntries(body)).toEqual({
    secret: "between us",
    response: "an answer",
    remoteip: "203.0.113.7",
  });
});

test.each([
  ["no answer of a verifier", 200, "<html>"],
  ["a yes that is a word", 200, { success: "true" }],
  ["a service in trouble", 503, { success: false }],
  ["a secret that is wrong", 200, { success: false, "error-codes": ["invalid-input-secret"] }],
])("§entities#recaptcha use: %s is no verdict", async (_, status, body) => {
  await expect(verdict(status, body)).rejects.toThrow("the test for robots");
});
