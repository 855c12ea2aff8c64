import { type StoreColumn, storeColumns } from "@trilha/contract/catalog/products/import-columns.ts";
import { readHeaderLine } from "@trilha/contract/core/imports/lines.ts";
import { describe, expect, test } from "vitest";
import { readStoreColumn, readStoreLine, readZone, storeFile } from "./store-lines.ts";

const known = {
  countries: ["BR", "PE"] as const,
  areas: new Map([
    ["BR sp", "SP"],
    ["BR sao paulo", "SP"],
  ]),
  listed: new Set(["BR"] as const),
};
type Cells = Partial<Record<StoreColumn, string>>;
const whole: Cells = {
  store_code: "CRZ-1",
  name: "Cruzália Sul",
  retailer: "Lojas Cruzália",
  country: "Brasil",
};

function read(cells: Cells, standing: "BR" | "PE" | undefined = undefined) {
  const all = { ...whole, ...cells };
  const columns = Object.keys(all) as StoreColumn[];
  const names = Object.fromEntries(columns.map((column) => [column, column]));
  return readStoreLine(7, Object.values(all), { columns, names }, known, () => standing);
}
const errors = (cells: Cells) => {
  const result = read(cells);
  return "errors" in result ? result.errors.map(({ column, code }) => `${column} ${code}`) : [];
};

describe("the header of a store file", () => {
  test.each(storeColumns.map((column) => [column]))("%s is its own name", (column) => {
    expect(readStoreColumn(column)).toBe(column);
  });

  test("is understood in any language; without a code it says so", () => {
    expect(
      readHeaderLine(["Código da loja", "Loja", "Rede", "País", "UF", "Fuso horário"], storeFile),
    ).toMatchObject({
      header: { columns: ["store_code", "name", "retailer", "country", "area", "time_zone"] },
    });
    expect(readHeaderLine(["nombre", "cadena"], storeFile)).toMatchObject({
      errors: [{ line: 1, column: "store_code", code: "column_missing" }],
    });
  });
});

test("what a line says is read; an empty cell says nothing", () => {
  const cells = {
    area: "São Paulo",
    city: "Santos",
    time_zone: "sao paulo",
    photos_allowed: "Não",
    active: "",
  };
  expect(read(cells)).toEqual({
    ...{ line: 7, code: "CRZ-1", country: "BR", countryGiven: true, name: "Cruzália Sul" },
    ...{ chain: "Lojas Cruzália", city: "Santos", areaCode: "SP" },
    ...{ timeZone: "America/Sao_Paulo", photosAllowed: false },
  });
});

describe("a country that is not said", () => {
  test("is the one the store stands in already", () => {
    expect(read({ country: "" }, "PE")).toMatchObject({ country: "PE", countryGiven: false });
  });
  test("stays open for a new store of a programme in several", () => {
    expect(read({ country: "" })).toMatchObject({ country: undefined });
  });
});

describe("§validation#imports what is wrong with a line is said, cell by cell", () => {
  test.each<[string, Cells, string[]]>([
    ["no code", { store_code: "" }, ["store_code required"]],
    ["a code over 64 characters", { store_code: "1".repeat(65) }, ["store_code too_long"]],
    ["a country that is not the programme's", { country: "Chile" }, ["country one_of"]],
    ["an area of elsewhere", { area: "Salta" }, ["area not_an_option"]],
    ["a time zone of another country", { time_zone: "America/Lima" }, ["time_zone one_of"]],
    ["neither yes nor no", { photos_allowed: "às vezes" }, ["photos_allowed one_of"]],
    ["two things at once", { area: "X", active: "?" }, ["area not_an_option", "active one_of"]],
  ])("%s", (_name, cells, wrong) => {
    expect(errors(cells)).toEqual(wrong);
  });
});

test.each([
  ["America/Argentina/Salta", "AR", "America/Argentina/Salta"],
  ["Salta", "AR", "America/Argentina/Salta"],
  ["Ciudad Juárez", "MX", "America/Ciudad_Juarez"],
  ["Lima", "BR", undefined],
] as const)("§validation#sale-store zone %s in %s", (typed, country, zone) => {
  expect(readZone(typed, country)).toBe(zone);
});
