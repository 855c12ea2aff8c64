import type { Activity } from "@trilha/contract/learning/delivery/outline.ts";
import { expect, it } from "vitest";
import { missingIn } from "./missing-in.ts";
import { newActivity, presetTitle } from "./new-activity.ts";

const FILE = "00000000-0000-4000-8000-000000000001";
const both = { "pt-BR": "Boas-vindas", "en-US": "Welcome" };
const activityOf = (type: Parameters<typeof newActivity>[1], data?: object): Activity => {
  const made = newActivity("a", type, both);
  return data ? { ...made, data } : made;
};

it.each<[string, Activity, string[]]>([
  ["no file yet", activityOf("pdf"), ["pt-BR", "en-US"]],
  ["a file in one", activityOf("pdf", { files: { "pt-BR": FILE } }), ["en-US"]],
  ["both", activityOf("pdf", { files: { "pt-BR": FILE, "en-US": FILE } }), []],
  [
    "a text of nothing",
    activityOf("html", { kind: "text", html: { "pt-BR": "<p>Oi</p>", "en-US": "<p> </p>" } }),
    ["en-US"],
  ],
  ["a type without content", activityOf("flash"), []],
  ["no title", { ...activityOf("flash"), title: { "pt-BR": "Antigo" } }, ["en-US"]],
])("§learning#versions one course in several languages: %s", (_, activity, expected) => {
  expect(missingIn(activity, ["pt-BR", "en-US"])).toEqual(expected);
});

it.each([
  ["pt-BR", "pt-BR", ["en-US"]],
  ["pt-BR", "en-US", ["pt-BR", "en-US"]],
] as const)(
  "§learning#versions a preset title in %s, written as %s, is no translation",
  (spoken, written, expected) => {
    const made = newActivity("a", "flash", presetTitle("Simulação", spoken, written));
    expect(missingIn(made, ["pt-BR", "en-US"])).toEqual(expected);
  },
);
