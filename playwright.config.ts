import { defineConfig } from "@playwright/test";
import { desk, phone } from "./packages/web/e2e/fixtures/devices.ts";
import { findHeadlessShell } from "./scripts/testing/chromium.ts";

const { executablePath, env, args } = findHeadlessShell();

export default defineConfig({
  testDir: "packages/web/e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./packages/web/e2e/fixtures/postgres.ts",
  outputDir: "test-results",
  forbidOnly: true,
  fullyParallel: true,
  // Nobody's own machine tries twice; the build server does once, and names what needed it (scripts/testing/counts.ts).
  failOnFlakyTests: !process.env.CI,
  retries: process.env.CI ? 1 : 0,
  // One more than the cores of a small machine: a journey waits as well as computes, and another uses what it leaves.
  workers: 3,
  // Generous, because machines are shared; a journey that waits for nothing is not made slower by it.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  use: {
    locale: "pt-BR",
    timezoneId: "America/Sao_Paulo",
    screenshot: "only-on-failure",
    trace: "off",
    launchOptions: { executablePath, env, args },
  },
  // A journey that makes sense on one size only says so with a tag: @phone or @desktop.
  projects: [
    { name: "phone", grepInvert: /@desktop/, use: phone },
    { name: "desktop", grepInvert: /@phone/, use: desk },
  ],
});
