import { expect, test } from "vitest";
import { faultsOf } from "./faults.ts";

const fine = { name: { "pt-BR": "Fone" }, shelved: true, countries: [{ active: false }, { active: true }] };

test.each([
  ["nothing", {}, []],
  ["no name in any language", { name: { "pt-BR": "" } }, ["no_name"]],
  ["no country", { countries: [] }, ["no_country"]],
  ["every country switched off", { countries: [{ active: false }] }, ["no_country"]],
  ["a category switched off", { shelved: false }, ["category_off"]],
])("§entities#reward, what keeps it from being published: %s", (_, facts, faults) => {
  expect(faultsOf({ ...fine, ...facts })).toEqual(faults);
});
