import { expect, test } from "vitest";
import { captchaOrigins } from "./captcha-page.ts";

test.each([
  [
    "https://www.google.com/recaptcha/api.js",
    ["https://www.google.com", "https://www.gstatic.com", "https://recaptcha.google.com"],
  ],
  [
    "https://www.recaptcha.net/recaptcha/api.js",
    ["https://www.recaptcha.net", "https://www.gstatic.com", "https://recaptcha.google.com"],
  ],
  [
    "https://js.hcaptcha.com/1/api.js",
    ["https://js.hcaptcha.com", "https://hcaptcha.com", "https://*.hcaptcha.com"],
  ],
  [
    "https://challenges.cloudflare.com/turnstile/v0/api.js?compat=recaptcha",
    ["https://challenges.cloudflare.com"],
  ],
  ["https://robots.example:8443/api.js", ["https://robots.example:8443"]],
  ["https://www.google.com.evil.example/api.js", ["https://www.google.com.evil.example"]],
  ["https://evilhcaptcha.com/api.js", ["https://evilhcaptcha.com"]],
])(
  "§entities#recaptcha use: %s loads from its own origin and what it is known to need",
  (script, origins) => {
    expect(captchaOrigins(script)).toEqual(origins);
  },
);

test("§entities#recaptcha use: a service of one's own adds what it needs by configuration, once", () => {
  const own = "https://robots.example/api.js";
  expect(captchaOrigins(own, ["https://pictures.example", "https://robots.example"])).toEqual([
    "https://robots.example",
    "https://pictures.example",
  ]);
});
