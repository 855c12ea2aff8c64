import { expect, test } from "vitest";
import { reachOf } from "./clients.policy.ts";

test.each([
  { isSuperuser: false, asked: "a", reach: "own" },
  { isSuperuser: false, asked: "b", reach: undefined },
  { isSuperuser: true, asked: "a", reach: "system" },
  { isSuperuser: true, asked: "b", reach: "system" },
])(
  "§roles#module-access superuser $isSuperuser in client a, asks for $asked: $reach",
  ({ isSuperuser, asked: action, reach }) => {
    expect(reachOf({ isSuperuser, clientId: "a" }, action)).toBe(reach);
  },
);
