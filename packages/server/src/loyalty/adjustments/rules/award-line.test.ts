import { readHeaderLine } from "@trilha/contract/core/imports/lines.ts";
import { describe, expect, test } from "vitest";
import { awardColumnsOfFile, readAwardLine } from "./award-line.ts";

const read = (head: string, line: string) => {
  const header = readHeaderLine(head.split(";"), awardColumnsOfFile);
  if (!header || header.errors.length > 0) return header;
  const storeOf = (code: string) => (code.toLowerCase() === "sul" ? "s1" : undefined);
  return readAwardLine(2, line.split(";"), header.header, { locale: "pt-BR", storeOf });
};

describe("§earning-rules#adjustments CSV awards: a line", () => {
  test("is understood in four languages", () => {
    expect(read("CPF;Pontos;XP;Observação;Data;Loja", "529;1.000;20;Bônus;05/03/2026;SUL")).toEqual({
      line: 2,
      person: "529",
      points: 1000,
      experience: 20,
      note: "Bônus",
      date: "2026-03-05",
      storeId: "s1",
    });
    expect(read("Correo;Puntos", "a@b.c;5")).toMatchObject({ person: "a@b.c", points: 5, date: null });
    expect(read("Personne;Points", "x;5")).toMatchObject({ person: "x", points: 5 });
  });

  test.each([
    ["x;abc;;;;", "Points", "not_a_number"],
    ["x;1,5;;;;", "Points", "not_a_number"],
    ["x;-5;;;;", "Points", "too_small"],
    ["x;100001;;;;", "Points", "too_big"],
    ["x;;200000;;;", "Experience", "too_big"],
    ["x;0;0;;;", "Points", "required"],
    [";5;;;;", "Person", "required"],
    ["x;5;;;31/02/2026;", "Date", "date_invalid"],
    ["x;5;;;;nowhere", "Store", "reference_unknown"],
    [`x;5;;${"n".repeat(257)};;`, "Note", "too_long"],
  ])("%s is told", (line, column, code) => {
    expect(read("Person;Points;Experience;Note;Date;Store", line)).toMatchObject({
      errors: [{ line: 2, column, code }],
    });
  });

  test("needs somebody and something", () => {
    expect(read("Pontos", "")).toMatchObject({ errors: [{ line: 1, code: "column_missing" }] });
    expect(read("Pessoa;Data", "")).toMatchObject({
      errors: [{ line: 1, column: "points", code: "column_missing" }],
    });
    expect(read("a;b", "")).toBeUndefined();
  });
});
