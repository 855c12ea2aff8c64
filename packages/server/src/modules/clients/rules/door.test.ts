import { describe, expect, test } from "vitest";
import { doorByDefault, hostNames } from "./door.ts";

describe("§3 whose door it is", () => {
  test.each([
    ["clube.example.com", ["clube.example.com"]],
    ["clube.example.com:8443", ["clube.example.com:8443", "clube.example.com"]],
    ["127.0.0.1:8080", ["127.0.0.1:8080", "127.0.0.1"]],
    ["[::1]:8080", ["[::1]:8080", "[::1]"]],
    ["[::1]", ["[::1]"]],
  ])("%s may be listed as %j", (host, names) => {
    expect(hostNames(host)).toEqual(names);
  });

  test.each([
    { oldest: [], demo: false, opens: undefined },
    { oldest: [], demo: true, opens: undefined },
    { oldest: ["a"], demo: false, opens: "a" },
    { oldest: ["a", "b"], demo: false, opens: undefined },
    { oldest: ["a", "b"], demo: true, opens: "a" },
  ])("unlisted, clients $oldest, demo $demo: opens $opens", ({ oldest, demo, opens }) => {
    expect(doorByDefault(oldest, demo)).toBe(opens);
  });
});
