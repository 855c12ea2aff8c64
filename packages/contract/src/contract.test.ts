import { describe, expect, it } from "vitest";
import { fieldTexts } from "./core/field-problems.ts";
import { locales } from "./core/locale.ts";
import { deviceProblems, genericProblems } from "./core/problems.ts";
import { endpoints } from "./endpoints.ts";
import { problems } from "./problems.ts";

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();

describe("§messages#handling the error catalogue", () => {
  const declared = [
    ...problems.values(),
    ...endpoints.flatMap(({ problems: listed = [], unexpected }) => [
      ...listed,
      ...(unexpected ? [unexpected] : []),
    ]),
  ];

  it.each(declared.map((problem) => [problem.code, problem] as const))(
    "%s has a text in four languages with the same parameters",
    (_, problem) => {
      for (const locale of locales) {
        expect(problem.title[locale].length).toBeGreaterThan(0);
        expect(placeholders(problem.title[locale])).toEqual(placeholders(problem.title["pt-BR"]));
      }
    },
  );

  it("lists every problem an endpoint declares, under one meaning a code", () => {
    for (const problem of declared) expect(problems.get(problem.code)).toBe(problem);
    expect(problems.size).toBe(new Set(declared.map((problem) => problem.code)).size);
  });

  it("uses the spec's sentences as they stand", () => {
    const english = new Set([...problems.values()].map((problem) => problem.title["en-US"]));
    for (const sentence of [
      genericProblems.occurred.title["en-US"],
      "An error has occurred",
      "An unexpected error has occurred, try again",
      "Error loading data",
      "Error logging in. Check the user and password entered",
      "Error setting new password",
      "The code sent is not valid",
      deviceProblems.downloadFailed.title["en-US"],
    ]) {
      expect(english).toContain(sentence);
    }
    expect(fieldTexts.mandatory_incomplete["en-US"]).toBe("Make sure all mandatory fields are completed");
    expect(fieldTexts.document_invalid["pt-BR"]).toBe("Documento inválido");
    expect(fieldTexts.document_used["en-US"]).toBe("Document already used");
  });
});

describe("endpoints", () => {
  it("have unique ids and unique method and path", () => {
    expect(new Set(endpoints.map((endpoint) => endpoint.id)).size).toBe(endpoints.length);
    expect(new Set(endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`)).size).toBe(
      endpoints.length,
    );
  });

  it("declare a shape for every path parameter", () => {
    for (const endpoint of endpoints) expect(/:\w/.test(endpoint.path)).toBe(endpoint.params !== undefined);
  });
});
