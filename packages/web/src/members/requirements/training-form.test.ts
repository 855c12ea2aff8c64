import { trainingCreate } from "@trilha/contract/members/requirements/shapes.ts";
import { expect, it } from "vitest";
import { checkTraining, emptyTraining, writtenTraining } from "./training-form.ts";

const named = { ...emptyTraining, title: { "pt-BR": " Notebooks 2026 ", "en-US": " " } };

it("§validation#required-training a training has a title in one language at least", () => {
  expect(checkTraining(emptyTraining, "fr-FR")).toEqual({ "title.fr-FR": "required" });
  expect(checkTraining(named, "fr-FR")).toEqual({});
  expect(writtenTraining(named)).toEqual({ title: { "pt-BR": "Notebooks 2026" }, link: null, active: true });
});

it.each([
  ["https://aulas.example.org/notebooks", true],
  ["/learn/notebooks", true],
  ["http://aulas.example.org", false],
  ["javascript:alert(1)", false],
  ["//evil.example.org", false],
  ["aulas", false],
  ["", true],
])("§validation#required-training the link %s of a training: %s, as the server says", (link, fine) => {
  const values = { ...named, link };
  expect(Object.keys(checkTraining(values, "pt-BR"))).toEqual(fine ? [] : ["link"]);
  const { title, link: sent } = writtenTraining(values);
  expect(trainingCreate.safeParse({ title, link: sent }).success).toBe(fine);
});
