import { describe, expect, test } from "vitest";
import { chooseAccount } from "./choose-account.ts";

describe("§routes#login one field takes username, e-mail or document", () => {
  test.each([
    { typed: "ana", candidates: [["1", "username"]], means: "1" },
    { typed: "ana@example.com", candidates: [["1", "email"]], means: "1" },
    { typed: "529.982.247-25", candidates: [["1", "document"]], means: "1" },
    { typed: "nobody", candidates: [], means: undefined },
    // A username that is another person's e-mail.
    {
      typed: "ana@example.com",
      candidates: [
        ["2", "username"],
        ["1", "email"],
      ],
      means: "1",
    },
    // A username that is another person's document.
    {
      typed: "12345678",
      candidates: [
        ["2", "document"],
        ["1", "username"],
      ],
      means: "1",
    },
    // Two countries gave the same number.
    {
      typed: "12345678",
      candidates: [
        ["1", "document"],
        ["2", "document"],
      ],
      means: undefined,
    },
    // One person whose username is their e-mail.
    {
      typed: "ana@example.com",
      candidates: [
        ["1", "username"],
        ["1", "email"],
      ],
      means: "1",
    },
  ] as const)("$typed with $candidates means $means", ({ typed, candidates, means }) => {
    const accounts = candidates.map(([id, matched]) => ({ id, matched }));
    expect(chooseAccount(typed, accounts)?.id).toBe(means);
  });
});
