import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { captchaLabel, contentHosts } from "../../core/content-host.ts";
import { framersOf } from "../../core/framers.ts";
import type { Parts } from "../../parts.ts";

/** Other origins of each provider's script, as the providers' own pages on content policies say. */
const known: readonly { readonly script: RegExp; readonly also: readonly string[] }[] = [
  {
    script: /^www\.(?:google\.com|recaptcha\.net)$/,
    also: ["https://www.gstatic.com", "https://recaptcha.google.com"],
  },
  { script: /^(?:[\w-]+\.)?hcaptcha\.com$/, also: ["https://hcaptcha.com", "https://*.hcaptcha.com"] },
];

/** §entities#recaptcha use: the origins the test for robots may load from: its script's own, and what that one is known to need. */
export function captchaOrigins(scriptUrl: string, configured: readonly string[] = []): readonly string[] {
  const { origin, hostname } = new URL(scriptUrl);
  const also = known.find(({ script }) => script.test(hostname))?.also ?? [];
  return [...new Set([origin, ...also, ...configured])];
}

const path = "/captcha";
/** Loopback: nobody else's page can have such a name. */
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * The page the test for robots runs in (§entities#recaptcha use). It lives on the content origin: the provider's script needs an
 * origin to work in, and there it reaches neither the app's page nor what the browser keeps for it. Only its answer
 * comes out. The app frames its own address, which leads there. `isDoor` tells whether a host is a client's: nobody else
 * frames the page, so that no stranger has people pass our test for them.
 */
export function addCaptchaPage(
  app: FastifyInstance,
  parts: Parts,
  isDoor: (host: string) => Promise<boolean>,
): void {
  const { scriptUrl, origins } = parts.settings.captcha;
  const hosts = contentHosts(parts.settings);
  const { protocol } = new URL(parts.settings.http.publicUrl);
  const from = captchaOrigins(scriptUrl, origins).join(" ");

  app.get(path, async (request, reply) => {
    const {
      key = "",
      hl = "",
      theme = "",
      compact = "",
    } = request.query as Record<string, string | string[]>;
    // Browsers know us by the installation's protocol, whatever a proxy speaks to us.
    const to = `${protocol}//${request.host}`;
    const query = new URLSearchParams({
      key: `${key}`,
      hl: `${hl}`,
      theme: `${theme}`,
      compact: `${compact}`,
      to,
    });
    const origin = hosts.originOf(captchaLabel, request.host);
    return reply.header("cache-control", "no-store").redirect(`${origin}${path}?${query}`, 303);
  });

  app.get(
    path,
    { constraints: { contentHost: "content" } },
    async (request: FastifyRequest, reply: FastifyReply) => {
      const nonce = randomBytes(16).toString("base64");
      const to = new URLSearchParams(request.raw.url?.split("?")[1]).get("to") ?? "";
      const host = URL.canParse(to) ? new URL(to).host : "";
      const caller = loopback.test(host) || (host !== "" && (await isDoor(host))) ? host : "";
      reply.removeHeader("x-frame-options");
      return (
        reply
          .header(
            "content-security-policy",
            `default-src 'none'; script-src 'nonce-${nonce}' ${from}; frame-src ${from}; connect-src ${from}; ` +
              `img-src ${from} data:; style-src 'unsafe-inline' ${from}; font-src ${from}; worker-src ${from} blob:; ` +
              `base-uri 'none'; form-action 'none'; frame-ancestors ${framersOf(parts.settings, caller).join(" ")}`,
          )
          // Providers look whether the key belongs to the page they are on.
          .header("referrer-policy", "strict-origin")
          .header("cache-control", "no-store")
          .type("text/html; charset=utf-8")
          .send(pageWith(scriptUrl, nonce))
      );
    },
  );
}

/**
 * Static page: nothing of the address is written into the page: its script reads it. A challenge opens above or below
 * the box and asks for more room, so the frame's height follows whatever of the provider's frames can be seen.
 */
const pageWith = (scriptUrl: string, nonce: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>captcha</title></head>
<body style="margin:0"><div id="test"></div>
<script nonce="${nonce}">
const options = new URLSearchParams(location.search);
const say = (what) => parent.postMessage(what, options.get("to"));
const failed = () => say({ failed: true });
document.documentElement.lang = options.get("hl") || "en";
let sentHeight = 0;
const measure = () => {
  let bottom = document.getElementById("test").getBoundingClientRect().bottom;
  for (const frame of document.querySelectorAll("iframe")) {
    const box = frame.getBoundingClientRect();
    if (getComputedStyle(frame).visibility !== "hidden" && box.height > 0 && box.bottom > 0) bottom = Math.max(bottom, box.bottom);
  }
  const height = Math.ceil(bottom + scrollY) + 8;
  if (height !== sentHeight) say({ height: (sentHeight = height) });
};
window.testReady = () => {
  try {
    grecaptcha.render("test", {
      sitekey: options.get("key") || "",
      theme: options.get("theme") === "dark" ? "dark" : "light",
      size: options.get("compact") ? "compact" : "normal",
      callback: (answer) => say({ answer }),
      "expired-callback": () => say({ answer: "" }),
      "error-callback": failed,
    });
  } catch {
    return failed();
  }
  new MutationObserver(measure).observe(document.body, { subtree: true, childList: true, attributes: true });
  new ResizeObserver(measure).observe(document.body);
  say({ ready: true });
  measure();
};
const script = document.createElement("script");
const source = new URL(${JSON.stringify(scriptUrl)});
for (const [name, value] of [["onload", "testReady"], ["render", "explicit"], ["hl", document.documentElement.lang]]) source.searchParams.set(name, value);
script.src = source.href;
script.onerror = failed;
document.head.append(script);
</script></body></html>`;
