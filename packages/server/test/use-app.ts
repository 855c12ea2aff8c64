import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";
import { startTestApp, type TestApp, type TestAppOptions } from "./app.ts";

/**
 * The app for a test file: `const app = useApp();` at its top. Started once for the file on its own database;
 * after each test the clock runs again, what left is forgotten, and an error nobody expected fails the test.
 */
export function useApp(options: Omit<TestAppOptions, "cluster"> = {}): TestApp {
  let started: TestApp | undefined;
  beforeAll(async () => {
    started = await startTestApp({ cluster: inject("cluster"), ...options });
  });
  afterEach(() => {
    started?.clock.reset();
    started?.outside.clear();
    expect(started?.log.takeUnexpected(), "errors in the log").toEqual([]);
  });
  afterAll(async () => {
    await started?.stop();
  });
  return new Proxy({} as TestApp, {
    get: (_target, name: keyof TestApp) => {
      if (!started) throw new Error("the app is there inside tests and hooks, not while the file loads");
      return started[name];
    },
  });
}
