import { importColumns } from "@trilha/contract/members/people/import-columns.ts";
import { jobProfiles } from "@trilha/contract/permissions.ts";
import { describe, expect, test } from "vitest";
import { readColumn, readJobProfile, readLanguage } from "./import-words.ts";

describe("headers in four languages", () => {
  test.each(importColumns.map((column) => [column]))("%s is its own name", (column) => {
    expect(readColumn(column)).toBe(column);
    expect(readColumn(column.toUpperCase().replace("_", " "))).toBe(column);
  });

  test.each([
    ["Nome", "first_name"],
    ["Prénom", "first_name"],
    ["Nom", "last_name"],
    ["Apellidos", "last_name"],
    ["E-mail", "email"],
    ["Correo electrónico", "email"],
    ["CPF", "document"],
    ["País", "country"],
    ["Código da loja", "store_code"],
    ["Enseigne", "retailer"],
    ["Observação", undefined],
    ["", undefined],
  ])("%s", (header, column) => {
    expect(readColumn(header)).toBe(column);
  });
});

test.each([
  ["pt-BR", "pt-BR"],
  ["pt_BR", "pt-BR"],
  ["fr", "fr-FR"],
  ["Español", "es-ES"],
  ["2", "en-US"],
  ["Klingon", undefined],
  ["de", undefined],
])("language %s", (text, locale) => {
  expect(readLanguage(text)).toBe(locale);
});

describe("job profiles", () => {
  test.each(jobProfiles.map((profile) => [profile]))("%s is its own name", (profile) => {
    expect(readJobProfile(profile)).toBe(profile);
  });

  test.each([
    ["Vendedora", "salesperson"],
    ["Vendedor autônomo", "seller"],
    ["Dueño de tienda", "store_owner"],
    ["Employé au comptoir", "counter_clerk"],
    ["Astronauta", undefined],
  ])("%s", (text, profile) => {
    expect(readJobProfile(text)).toBe(profile);
  });
});
