import { expect, test } from "vitest";
import { isNoise } from "./noise.ts";

test.each([
  ["TypeError", "Failed to fetch"],
  ["TypeError", "Load failed"],
  ["TypeError", "NetworkError when attempting to fetch resource."],
  ["TypeError", "Failed to fetch dynamically imported module: https://x/assets/a.js"],
  ["TypeError", "Importing a module script failed."],
  ["ChunkLoadError", "Loading chunk 7 failed."],
  ["Error", "Unable to preload CSS for /assets/a.css"],
  ["Error", "ResizeObserver loop completed with undelivered notifications."],
  ["TimeoutError", "signal timed out"],
  ["Error", "timeout of 0ms exceeded"],
  ["AbortError", "The user aborted a request."],
  ["Error", "Script error."],
])("§messages#error-reports %s: %s is noise", (type, message) => {
  expect(isNoise({ type, message })).toBe(true);
});

test.each([
  ["TypeError", "Cannot read properties of undefined (reading 'points')"],
  ["Error", "no element #timetable"],
  ["RangeError", "Invalid time value"],
])("§messages#error-reports %s: %s is reported", (type, message) => {
  expect(isNoise({ type, message })).toBe(false);
});
