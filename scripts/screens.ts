// Takes the pictures in docs/screens: the product with its demo data, as its people see it.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import { freePort } from "../packages/server/src/runtime/free-port.ts";
import { findChromium } from "./testing/chromium.ts";

const root = resolve(import.meta.dirname, "..");
const folder = join(root, "docs/screens");
const password = "IpeAmarelo7";

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};
const schemes = ["light", "dark"] as const;
const screens: { name: string; as?: string; path: string }[] = [
  { name: "login", path: "/" },
  { name: "home", as: "admin", path: "/home" },
  { name: "people", as: "admin", path: "/admin/people" },
];

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
      for (const screen of screens) await take(browser, size, { ...device, colorScheme: scheme }, screen);
    }
  }
  await browser.close();
} finally {
  product.kill("SIGTERM");
  await once(product, "exit");
  rmSync(dataDir, { recursive: true, force: true });
}

async function ready(): Promise<void> {
  for (let tries = 0; tries < 120; tries += 1) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    if (product.exitCode !== null) throw new Error("the product did not start");
    await sleep(500);
  }
  throw new Error("the product was not ready within a minute");
}

async function take(
  browser: Browser,
  size: string,
  device: object & { colorScheme: (typeof schemes)[number] },
  screen: (typeof screens)[number],
): Promise<void> {
  const context = await browser.newContext({ ...device, locale: "pt-BR", reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  await answerCookies(page);
  if (screen.as) {
    await page.getByLabel("Usuário, e-mail ou documento").fill(screen.as);
    await page.getByLabel("Senha", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Entrar" }).click();
    await page.waitForURL("**/home");
    await page.goto(`${address}${screen.path}`, { waitUntil: "networkidle" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.locator("[aria-busy=true]").waitFor({ state: "detached" });
  }
  await page.screenshot({ path: join(folder, `${screen.name}-${size}-${device.colorScheme}.png`) });
  await context.close();
}

async function answerCookies(page: Page): Promise<void> {
  const necessary = page.getByRole("button", { name: /necess/i });
  if (await necessary.isVisible()) await necessary.click();
}
