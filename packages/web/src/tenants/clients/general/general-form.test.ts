import { describe, expect, it } from "vitest";
import { checkGeneral, type GeneralValues, hostsOf, isBelowStandard } from "./general-form.ts";

const good: GeneralValues = {
  name: "Trilha Casa",
  homeRoute: "/home",
  countries: ["BR"],
  timeZone: "America/Sao_Paulo",
  passwordMinLength: "8",
  plainSignInMessages: false,
  staffNeedFactor: false,
  ...{ wordsPerMinute: "1000", playback: "2", secondsPerQuestion: "2", secondsPerPage: "2" },
  ...{ packagePercent: "10", holdsPay: true },
  hosts: "",
};

describe("§entities#client: general settings", () => {
  it.each([
    [{}, []],
    [{ name: " " }, ["name"]],
    [{ homeRoute: "home" }, ["homeRoute"]],
    [{ homeRoute: "/Home" }, ["homeRoute"]],
    [{ countries: [] }, ["countries"]],
    [{ passwordMinLength: "5" }, ["passwordMinLength"]],
    [{ passwordMinLength: "6" }, []],
    [{ passwordMinLength: "65" }, ["passwordMinLength"]],
    [{ passwordMinLength: "" }, ["passwordMinLength"]],
    [{ wordsPerMinute: "199" }, ["wordsPerMinute"]],
    [{ playback: "1.25" }, []],
    [{ playback: "1.3" }, ["playback"]],
    [{ secondsPerPage: "" }, ["secondsPerPage"]],
    [{ packagePercent: "101" }, ["packagePercent"]],
    [{ hosts: "casa.example.com\nloja.example.com:8080" }, []],
    [{ hosts: "casa_example" }, ["hosts"]],
    [{ hosts: Array.from({ length: 21 }, (_, n) => `h${n}.example.com`).join("\n") }, ["hosts"]],
  ] as const)("%o is wrong in %o", (changes, fields) => {
    expect(Object.keys(checkGeneral({ ...good, ...changes }))).toEqual([...fields]);
  });
});

it("addresses are read as people paste them", () => {
  expect(hostsOf(" HTTPS://Casa.Example.com/entrar, loja.example.com\n\nloja.example.com ")).toEqual([
    "casa.example.com",
    "loja.example.com",
  ]);
});

it.each([
  ["7", true],
  ["8", false],
  ["6", true],
])("a shortest password of %s is below the standard: %s", (length, below) => {
  expect(isBelowStandard(length)).toBe(below);
});
