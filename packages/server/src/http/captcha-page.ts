import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Parts } from "../parts.ts";

/** Where the provider's script fetches the rest of itself. */
const alsoFrom = ["https://www.gstatic.com", "https://www.recaptcha.net"];

/**
 * The page the test for robots runs in (§3 recaptcha use). The app shows it in a frame without our origin, so that
 * somebody else's script reaches neither the page nor what the browser keeps; only its answer comes out.
 */
export function addCaptchaPage(app: FastifyInstance, { settings }: Parts): void {
  const { scriptUrl } = settings.captcha;
  const from = [new URL(scriptUrl).origin, ...alsoFrom].join(" ");
  app.get("/captcha", async (_, reply) => {
    const nonce = randomBytes(16).toString("base64");
    reply.removeHeader("x-frame-options");
    return reply
      .header(
        "content-security-policy",
        `default-src 'none'; script-src 'nonce-${nonce}' ${from}; frame-src ${from}; connect-src ${from}; ` +
          `img-src ${from} data:; style-src 'unsafe-inline'; font-src ${from}; base-uri 'none'; frame-ancestors 'self'`,
      )
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(pageWith(scriptUrl, nonce));
  });
}

/** Nothing of the address is written into the page: its script reads it. */
const pageWith = (scriptUrl: string, nonce: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>captcha</title></head>
<body style="margin:0"><div id="test"></div>
<script nonce="${nonce}">
const asked = new URLSearchParams(location.search);
const say = (what) => parent.postMessage(what, new URL(location.href).origin);
document.documentElement.lang = asked.get("hl") || "en";
window.testReady = () => {
  grecaptcha.render("test", {
    sitekey: asked.get("key") || "",
    callback: (answer) => say({ answer }),
    "expired-callback": () => say({ answer: "" }),
  });
  say({ height: document.documentElement.scrollHeight + 8 });
};
const script = document.createElement("script");
script.src = ${JSON.stringify(scriptUrl)} + "?onload=testReady&render=explicit&hl=" + encodeURIComponent(asked.get("hl") || "");
document.head.append(script);
</script></body></html>`;
