import { describe, expect, test } from "vitest";
import { defaultClient } from "./default-client.ts";

describe("§entities#login-parameters whose door it is", () => {
  test.each([
    { oldest: [], demo: false, opens: undefined },
    { oldest: [], demo: true, opens: undefined },
    { oldest: ["a"], demo: false, opens: "a" },
    { oldest: ["a", "b"], demo: false, opens: undefined },
    { oldest: ["a", "b"], demo: true, opens: "a" },
  ])("unlisted, clients $oldest, demo $demo: opens $opens", ({ oldest, demo, opens }) => {
    expect(defaultClient(oldest, demo)).toBe(opens);
  });
});
