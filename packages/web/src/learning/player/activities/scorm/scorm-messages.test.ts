import { expect, it } from "vitest";
import { readScormMessage } from "./scorm-messages.ts";

const type = "trilha.scorm";
const saved = { type, state: "saved", sco: "a", location: "3", completion: null, success: null, score: null };

it.each([
  ["how saving stands", saved, saved],
  [
    "a wish to go on",
    { type, navigate: { request: "continue", sco: "b" } },
    { type, navigate: { request: "continue", sco: "b" } },
  ],
  ["where its own sequence led", { type, moved: "none" }, { type, moved: "none" }],
  ["a way no sequence leads", { type, moved: "out" }, undefined],
  ["that it has left", { type, left: "saved" }, { type, left: "saved" }],
  ["another speaker", { ...saved, type: "other" }, undefined],
  ["a state nobody knows", { ...saved, state: "won" }, undefined],
  ["a way to nowhere", { type, navigate: { request: "continue", sco: 7 } }, undefined],
  ["nothing", null, undefined],
  ["text", "trilha.scorm", undefined],
])("§entities#type-scorm scorm: hears %s", (_, data, heard) => {
  expect(readScormMessage(data)).toEqual(heard);
});
