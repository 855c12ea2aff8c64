import { describe, expect, it } from "vitest";
import { writtenTime } from "./written-time.ts";

describe("a time of day", () => {
  it.each([
    ["pt-BR", "21:05", "21:05"],
    ["fr-FR", "00:30", "00:30"],
    ["en-US", "21:05", "09:05 PM"],
    ["en-US", "00:30", "12:30 AM"],
    ["en-US", "12:00", "12:00 PM"],
  ] as const)("in %s writes %s as %s and reads it back", (locale, value, text) => {
    expect(writtenTime(locale).write(value)).toBe(text);
    expect(writtenTime(locale).read(text)).toBe(value);
  });

  it.each([
    ["9:00", "09:00"],
    ["0900", "09:00"],
    ["9h30", "09:30"],
    ["9pm", "21:00"],
    ["12 a.m.", "00:00"],
    ["9", ""],
    ["24:00", ""],
    ["10:60", ""],
    ["13 pm", ""],
    ["", ""],
  ])("of %j understands %j", (text, value) => {
    expect(writtenTime("en-US").read(text)).toBe(value);
  });
});
