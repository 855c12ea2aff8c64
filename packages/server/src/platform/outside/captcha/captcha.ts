import { readObject, sendOut } from "../outgoing.ts";
import type { CaptchaPort } from "../ports.ts";

const secretFaults: readonly unknown[] = ["missing-input-secret", "invalid-input-secret"];

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
      const { success, "error-codes": codes } = readObject(body);
      // A verdict is one whatever its status: nobody passes by an answer that the service finds malformed.
      if (status >= 500 || typeof success !== "boolean") {
        throw new Error(`the test for robots answered ${status} without a verdict`);
      }
      // Fault of our own, which would keep out everybody.
      if (!success && Array.isArray(codes) && codes.some((code) => secretFaults.includes(code))) {
        throw new Error("the test for robots does not know the client's secret");
      }
      return success;
    },
  };
}
