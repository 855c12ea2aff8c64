// Takes the pictures in docs/screens: the product with its demo data, as its people see it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { freePort } from "../packages/server/src/platform/runtime/free-port.ts";
import { screens } from "./screens/list.ts";
import type { Screen } from "./screens/openers.ts";
import { findChromium } from "./testing/chromium.ts";

const root = resolve(import.meta.dirname, "..");
const folder = join(root, "docs/screens");
const password = "IpeAmarelo7";

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};
const schemes = ["light", "dark"] as const;
/** `node scripts/screens.ts course trail`: those only; without names, all. */
const wanted = new Set(process.argv.slice(2));
const taken = screens.filter(({ name }) => wanted.size === 0 || wanted.has(name));
const dataDir = mkdtempSync(join(tmpdir(), "trilha-screens-"));
const port = String(await freePort());
const address = `http://127.0.0.1:${port}`;
const product = spawn(process.execPath, [join(root, "scripts/start.ts")], {
  env: { ...process.env, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: "error" },
  stdio: ["ignore", "inherit", "inherit"],
});
try {
  await ready();
  const { executablePath, args, env } = findChromium();
  const browser = await chromium.launch({ executablePath, args, env });
  mkdirSync(folder, { recursive: true });
  for (const [size, device] of Object.entries(sizes)) {
    for (const scheme of schemes) {
      for (const screen of taken.filter(({ dark }) => dark || scheme === "light"))
        await take(browser, size, { ...device, colorScheme: scheme }, screen).catch((error: Error) => {
          // One that cannot be taken keeps none of the others.
          process.exitCode = 1;
          process.stderr.write(`${screen.name}, ${size}: ${error.message}\n`);
        });
    }
  }
  await browser.close();
} finally {
  product.kill("SIGTERM");
  await once(product, "exit");
  rmSync(dataDir, { recursive: true, force: true });
}

async function ready(): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    if (product.exitCode !== null) throw new Error("the product did not start");
    await sleep(500);
  }
  throw new Error("the product was not ready within five minutes");
}

async function take(
  browser: Browser,
  size: string,
  device: object & { colorScheme: (typeof schemes)[number] },
  screen: Screen,
): Promise<void> {
  const context = await browser.newContext({ ...device, locale: "pt-BR", reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  await answerCookies(page);
  if (screen.as) {
    await page.getByLabel("Usuário, e-mail ou documento").fill(screen.as);
    await page.getByLabel("Senha", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Entrar", exact: true }).click();
    await page.waitForURL("**/home");
  }
  if (screen.as || screen.open || screen.path !== "/") {
    await page.goto(`${address}${screen.path}`, { waitUntil: "networkidle" });
    await acceptTerms(page);
    await settled(page);
    await screen.open?.(page, join(dataDir, "outbox/mail"));
    await settled(page);
  }
  const picture = await page.screenshot();
  // 256 colours are enough for a page and a quarter of the size.
  await sharp(picture)
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(join(folder, `${screen.name}-${size}-${device.colorScheme}.png`));
  await context.close();
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
}

/** New people read the terms first, in their own language. */
async function acceptTerms(page: Page): Promise<void> {
  const accept = page.getByRole("dialog").getByRole("button", { name: /li e aceito|leído y acepto/i });
  for (let texts = 0; texts < 3 && (await accept.isVisible()); texts += 1) {
    await accept.click();
    await page.waitForLoadState("networkidle");
  }
}

async function answerCookies(page: Page): Promise<void> {
  const necessary = page.getByRole("button", { name: /necess/i });
  if (await necessary.isVisible()) await necessary.click();
}
