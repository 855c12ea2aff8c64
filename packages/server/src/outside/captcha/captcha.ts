import { readObject, sendOut } from "../outgoing.ts";
import type { CaptchaPort } from "../ports.ts";

/** Verification as reCAPTCHA does it; hCaptcha and Turnstile answer the same question in the same form. */
export function captcha(verifyUrl: string): CaptchaPort {
  return {
    name: new URL(verifyUrl).host,
    async verify({ secret, answer, ip }) {
      const { status, body } = await sendOut({
        method: "POST",
        url: verifyUrl,
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ secret, response: answer, remoteip: ip }).toString(),
        timeoutMs: 5_000,
      });
      const verdict = readObject(body);
      if (status !== 200 || typeof verdict.success !== "boolean") {
        throw new Error(`the test for robots answered ${status} without a verdict`);
      }
      return verdict.success;
    },
  };
}
