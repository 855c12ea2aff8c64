import { expect, test } from "vitest";
import { wrongIn } from "./support-form.ts";

const whole = { topic: "points", name: "Ana", message: "Faltam pontos.", answerTo: "ana@example.com" };

test.each([
  ["everything", {}, true, {}],
  ["no name, but known", { name: "" }, true, {}],
  ["no name at the door", { name: " " }, false, { name: "name" }],
  ["a topic of its own", { topic: "x" }, true, { topic: "topic" }],
  ["only spaces", { message: "  " }, true, { message: "message" }],
  ["a novel", { message: "x".repeat(4_001) }, true, { message: "messageLong" }],
  ["no address", { answerTo: "ana" }, true, { answerTo: "answerTo" }],
] as const)("§limits#support-response support: %s", (_, changes, known, wrong) => {
  expect(wrongIn({ ...whole, ...changes }, known)).toEqual(wrong);
});
