import type { Header } from "@trilha/contract/core/imports/lines.ts";
import type { ImportColumn } from "@trilha/contract/members/people/shapes.ts";
import { describe, expect, test } from "vitest";
import { type ImportFacts, readLine } from "./import-line.ts";

const facts: ImportFacts = {
  countries: ["BR", "AR"],
  companies: new Map([["nimbus brasil", "company"]]),
  brands: new Map([["kaleo", "brand"]]),
  retailers: new Map([
    ["BR ponto aurora", "aurora"],
    ["AR ponto aurora", "aurora-ar"],
  ]),
  stores: new Map([["aur 001", { id: "store", retailerId: "aurora" }]]),
  groups: new Map([
    ["vitrine 2026", "vitrine"],
    ["treinadores", "trainers"],
  ]),
  names: { company: ["Nimbus Brasil"], brand: ["Kaleo"], retailer: [], store_code: [], groups: [] },
  country: undefined,
  locale: "pt-BR",
  today: "2026-03-10",
};

type Cells = Partial<Record<ImportColumn, string>>;
const whole: Cells = { first_name: "Ana", email: "ana@example.com", country: "BR" };

/** Reads a line whose file has just these columns, named as themselves. */
function read(cells: Cells, known: ImportFacts = facts) {
  const columns = Object.keys(cells) as ImportColumn[];
  const names = Object.fromEntries(columns.map((column) => [column, column]));
  return readLine(7, Object.values(cells), { columns, names }, known);
}
const person = (cells: Cells, known?: ImportFacts) => {
  const result = read({ ...whole, ...cells }, known);
  if ("errors" in result) throw new Error(JSON.stringify(result.errors));
  return result;
};
const errors = (cells: Cells, known?: ImportFacts) => {
  const result = read({ ...whole, ...cells }, known);
  return "errors" in result ? result.errors.map(({ column, code }) => `${column} ${code}`) : [];
};

test("what a line says is read; an empty cell says nothing", () => {
  expect(
    person({
      last_name: " Silva ",
      document: "529.982.247-25",
      language: "francês",
      job_profile: "Balconista",
      company: "NIMBUS Brasil",
      brand: "kaleo",
      retailer: "Ponto Aurora",
      store_code: "AUR-001",
      groups: "Vitrine 2026 | treinadores|",
      gmin_number: "",
      sap_code: "00123",
    }),
  ).toEqual({
    line: 7,
    country: "BR",
    countryGiven: true,
    firstName: "Ana",
    lastName: "Silva",
    email: "ana@example.com",
    document: "52998224725",
    documentCountry: "BR",
    locale: "fr-FR",
    jobProfile: "counter_clerk",
    companyId: "company",
    brandId: "brand",
    retailerId: "aurora",
    storeId: "store",
    groupIds: ["vitrine", "trainers"],
    sapCode: "00123",
  });
});

test.each([
  ["Uruguai", "UY"],
  ["URY", "UY"],
  ["uy", "UY"],
  ["Peru", "PE"],
])("§validation#document-country a document from %s, whatever the programme's countries", (written, code) => {
  const read = person({ document: "1.234.567-8", document_country: written });
  expect([read.document, read.documentCountry, read.country]).toEqual(["12345678", code, "BR"]);
});

test("a birth date is read in the order of the reader's language", () => {
  expect(person({ birthday: "03/04/1990" }).birthday).toBe("1990-04-03");
  expect(person({ birthday: "03/04/1990" }, { ...facts, locale: "en-US" }).birthday).toBe("1990-03-04");
});

describe("§validation#imports what is wrong with a line is said, cell by cell", () => {
  test.each<[string, Cells, string[]]>([
    ["an e-mail that is none", { email: "ana@" }, ["email email_invalid"]],
    ["a CPF with a wrong digit", { document: "529.982.247-24" }, ["document document_invalid"]],
    [
      "an Argentine document of nine digits",
      { country: "AR", document: "123456789" },
      ["document document_invalid"],
    ],
    [
      "a document from Uruguay of seven digits",
      { document: "1234567", document_country: "Uruguai" },
      ["document document_invalid"],
    ],
    [
      "a country of a document nobody knows",
      { document: "52998224725", document_country: "Narnia" },
      ["document_country not_an_option"],
    ],
    ["a birth date that is no day", { birthday: "31/02/1990" }, ["birthday birthday_invalid"]],
    ["a birth date that is today", { birthday: "10/03/2026" }, ["birthday birthday_invalid"]],
    ["a birth date of the century before", { birthday: "1899-12-31" }, ["birthday birthday_invalid"]],
    ["a country that is not the programme's", { country: "Chile" }, ["country one_of"]],
    ["a country nobody knows", { country: "Narnia" }, ["country one_of"]],
    ["no country, where there are several", { country: "" }, ["country required"]],
    ["a job nobody knows", { job_profile: "Astronauta" }, ["job_profile one_of"]],
    ["a language that is not ours", { language: "alemão" }, ["language one_of"]],
    [
      "names the programme does not have",
      { company: "X", brand: "Y", store_code: "Z" },
      ["store_code reference_unknown", "company reference_one_of", "brand reference_one_of"],
    ],
    [
      "a chain of another country",
      { country: "AR", retailer: "Tiendas Inti" },
      ["retailer reference_unknown"],
    ],
    [
      "a store of another chain",
      { country: "AR", retailer: "Ponto Aurora", store_code: "AUR-001" },
      ["store_code not_an_option"],
    ],
    [
      "a group nobody knows, beside one that is",
      { groups: "Treinadores|Turma B" },
      ["groups reference_unknown"],
    ],
    ["nobody's name", { email: "", document: "" }, ["email required"]],
    ["a text over 256 characters", { last_name: "a".repeat(257) }, ["last_name too_long"]],
    ["a code over 64 characters", { sap_code: "1".repeat(65) }, ["sap_code too_long"]],
    ["signs that cannot be printed", { first_name: "Ana\u202e" }, ["first_name unprintable"]],
    ["several things at once", { email: "x", country: "??" }, ["country one_of", "email email_invalid"]],
  ])("%s", (_name, cells, wrong) => {
    expect(errors(cells)).toEqual(wrong);
  });

  test("with the line, the file's own column name, the value and what the text needs", () => {
    const header: Header<ImportColumn> = {
      columns: ["email", "brand"],
      names: { email: "Correo", brand: "Marca" },
    };
    const known = { ...facts, countries: ["BR"] as const };
    expect(readLine(12, ["a@b.co", "Ninguna"], header, known)).toEqual({
      errors: [
        {
          line: 12,
          column: "Marca",
          value: "Ninguna",
          code: "reference_one_of",
          params: { value: "Ninguna", options: "Kaleo" },
        },
      ],
      // Part of the line that can be judged all the same.
      partial: { line: 12, country: "BR", countryGiven: false, email: "a@b.co" },
    });
  });

  test("cells beyond the header", () => {
    const header: Header<ImportColumn> = { columns: ["email"], names: {} };
    const known = { ...facts, countries: ["BR"] as const };
    expect(readLine(2, ["a@b.co", "", " "], header, known)).toMatchObject({ email: "a@b.co" });
    expect(readLine(2, ["a@b.co", "", "lost"], header, known)).toMatchObject({
      errors: [{ column: null, value: "lost", code: "unknown" }],
    });
  });
});

test("the only country of a programme goes without saying", () => {
  const brazil = { ...facts, countries: ["BR"] as const };
  expect(person({ country: "" }, brazil)).toMatchObject({ country: "BR", countryGiven: false });
});

test("a store brings its chain", () => {
  expect(person({ store_code: "aur-001" })).toMatchObject({ storeId: "store", retailerId: "aurora" });
});

test("spreadsheets drop the zeros a CPF begins with", () => {
  expect(person({ document: "1234567890" })).toMatchObject({ document: "01234567890" });
});

describe("a cell that looks like a formula is data", () => {
  test.each([
    ["=1+1", "=1+1"],
    ["'=HYPERLINK(1)", "=HYPERLINK(1)"],
    ["'-Ana", "-Ana"],
    ["@sum", "@sum"],
    ["O'Brien", "O'Brien"],
    ["'quoted'", "'quoted'"],
  ])("%s is the name %s", (cell, name) => {
    expect(person({ last_name: cell })).toMatchObject({ lastName: name });
  });
});
