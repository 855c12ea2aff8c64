import { expect, test } from "vitest";
import { deviceName, isNewDevice } from "./device-name.ts";

const webkit = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, "Chrome · Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/142.0`, "Edge · Windows"],
  [
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`,
    "Safari · macOS",
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Version/18.1 Mobile Safari/604.1`,
    "Safari · iPhone",
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} CriOS/142 Mobile Safari/604.1`,
    "Chrome · iPhone",
  ],
  [`Mozilla/5.0 (Linux; Android 15; SM-S921B) ${chrome} Mobile Safari/537.36`, "Chrome · Android"],
  [
    `Mozilla/5.0 (Linux; Android 15) ${chrome} SamsungBrowser/27.0 Mobile Safari/537.36`,
    "Samsung Internet · Android",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox · Linux"],
  [`Mozilla/5.0 (X11; CrOS x86_64) ${chrome} Safari/537.36`, "Chrome · ChromeOS"],
  ["curl/8.5.0", "curl"],
  ["okhttp", "okhttp"],
  ["<script>alert(1)</script>", ""],
  ["", ""],
])("§states#session own sessions: %s is %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test.each([
  ["the first sign-in of all", "Mozilla Firefox/144 Windows", [], false],
  ["the same browser, updated", "Mozilla Firefox/145 Windows", ["Mozilla Firefox/144 Windows"], false],
  ["another browser", "Mozilla Chrome/142 Windows", ["Mozilla Firefox/144 Windows"], true],
  ["another system", "Mozilla Firefox/144 Android", ["Mozilla Firefox/144 Windows"], true],
  ["one of several", "curl/8", ["Mozilla Firefox/144 Windows", "curl/7"], false],
  ["sessions that said nothing of themselves", "curl/8", [""], false],
] as const)("security row 11, %s: news %s", (_, userAgent, earlier, isNews) => {
  expect(
    isNewDevice(
      userAgent,
      earlier.map((one) => ({ userAgent: one })),
    ),
  ).toBe(isNews);
});
