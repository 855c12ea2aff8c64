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
  hosts: "",
};

describe("§3 Client: general settings", () => {
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
