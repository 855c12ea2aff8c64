import { describe, expect, test } from "vitest";
import { describeError, withoutValues } from "./describe-error.ts";

describe("§messages#error-reports nothing of a person is reported", () => {
  test.each([
    ["no page at https://trilha.example/reset?token=abc#x", "no page at [address]"],
    ["mail to ana.silva@example.com bounced", "mail to [mail] bounced"],
    ['invalid input syntax for type uuid: "529.982.247-26"', "invalid input syntax for type uuid: [value]"],
    ["unknown key 0197f3a2-1b2c-7d3e-8f40-0123456789ab", "unknown key [key]"],
    ["token eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9 expired", "token [key] expired"],
    ["phone 11987654321", "phone [number]"],
    ["/search?name=Ana&cpf=1 failed", "/search?[query] failed"],
    [
      "Cannot read properties of undefined (reading 'points')",
      "Cannot read properties of undefined (reading 'points')",
    ],
  ])("%s", (message, cleaned) => {
    expect(withoutValues(message)).toBe(cleaned);
  });

  test("files stand without origin, query and folder of the machine; stacks of all browsers are read", () => {
    const error = new TypeError("x is not a function");
    error.stack = [
      "TypeError: x is not a function",
      "    at add (https://trilha.example/assets/sale-1.js?token=abc:10:5)",
      "    at async https://trilha.example/assets/app.js:1:2",
      "send@https://trilha.example/assets/b.js:3:4",
      "    at file:///srv/trilha/packages/server/src/main.ts:7:8",
      "    at new Promise (<anonymous>)",
    ].join("\n");
    expect(describeError(error, "/srv/trilha/")).toEqual({
      type: "TypeError",
      message: "x is not a function",
      frames: [
        { name: "add", file: "/assets/sale-1.js", line: 10, column: 5 },
        { name: "", file: "/assets/app.js", line: 1, column: 2 },
        { name: "send", file: "/assets/b.js", line: 3, column: 4 },
        { name: "", file: "packages/server/src/main.ts", line: 7, column: 8 },
      ],
    });
  });

  test("whatever is thrown can be described, and stays within its limits", () => {
    expect(describeError(undefined)).toEqual({
      type: "Error",
      message: "not an error",
      frames: expect.any(Array),
    });
    const long = describeError(new Error("a b ".repeat(10_000)));
    expect(long.message.length).toBeLessThanOrEqual(256);
    expect(long.frames.length).toBeLessThanOrEqual(30);
  });
});
