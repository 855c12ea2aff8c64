import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";

/** What every project shares. A test that cannot fail, hides, or leans on its neighbour is worse than none. */
const strict = {
  environment: "node" as const,
  // Loading the app anew for each of hundreds of files took longer than testing it: files of one worker share what is
  // loaded. A test that replaces a module or a global for others fails in the shuffle below.
  isolate: false,
  // Generous, because machines are shared; a test that waits for nothing is not made slower by it.
  expect: { requireAssertions: true, poll: { timeout: 10_000 } },
  testTimeout: 15_000,
  allowOnly: false,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  setupFiles: ["./scripts/testing/strict-console.ts"],
} satisfies TestProjectInlineConfiguration["test"];

export default defineConfig({
  test: {
    passWithNoTests: false,
    // By itself it would leave one of two cores idle: the main process does little while the workers test.
    maxWorkers: 2,
    // A fixed shuffle: tests that lean on each other fail for everybody, not now and then.
    sequence: { shuffle: { tests: true }, seed: 20_260_101 },
    teardownTimeout: 15_000,
    projects: [
      { test: { ...strict, name: "contract", include: ["packages/contract/src/**/*.test.ts"] } },
      {
        test: {
          ...strict,
          name: "server",
          include: ["packages/server/{src,test,bench}/**/*.test.ts", "packages/demo/src/**/*.test.ts"],
          globalSetup: ["./packages/server/test/postgres.ts"],
          hookTimeout: 60_000,
        },
      },
      { test: { ...strict, name: "web", include: ["packages/web/{src,tools}/**/*.test.{ts,tsx}"] } },
      { test: { ...strict, name: "house", include: ["scripts/**/*.test.ts"], testTimeout: 30_000 } },
    ],
  },
});
