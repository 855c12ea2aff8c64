import { readHeaderLine } from "@trilha/contract/core/imports/lines.ts";
import { describe, expect, test } from "vitest";
import { enrolmentFile, readEnrolmentLine } from "./enrolment-line.ts";

const about = {
  locale: "pt-BR" as const,
  today: "2026-11-21",
  courseOf: (title: string) => (title === "Vender bem" ? "c1" : undefined),
  titles: ["Vender bem"],
};
const headerOf = (...cells: string[]) => {
  const read = readHeaderLine(cells, enrolmentFile);
  if (!read) throw new Error("no header");
  return read.header;
};
const line = (...cells: string[]) => readEnrolmentLine(2, cells, headerOf("E-mail", "Curso", "Prazo"), about);

describe("§learning#enrolling enrolments in a file", () => {
  test.each([
    ["E-mail", "Curso", "Prazo"],
    ["user", "course", "deadline"],
    ["Correo", "Itinerario", "Plazo"],
    ["Courriel", "Parcours", "Échéance"],
  ])("columns %s, %s, %s", (...cells) => {
    expect(headerOf(...cells).columns).toEqual(["person", "course", "due"]);
  });

  test("a file without people or courses is said to be one", () => {
    expect(readHeaderLine(["a", "b"], enrolmentFile)).toBeUndefined();
    expect(readHeaderLine(["E-mail"], enrolmentFile)).toMatchObject({
      errors: [{ column: "course", code: "column_missing" }],
    });
    expect(readHeaderLine(["Curso"], enrolmentFile)).toMatchObject({
      errors: [{ column: "person", code: "column_missing" }],
    });
  });

  test("a line is a person, a course and perhaps a last day", () => {
    const read = { line: 2, person: "ana@example.com", courseId: "c1" };
    expect(line("ana@example.com", "Vender bem", "30/11/2026")).toEqual({ ...read, dueOn: "2026-11-30" });
    expect(line("ana@example.com", "Vender bem", "21/11/2026")).toEqual({ ...read, dueOn: "2026-11-21" });
    expect(line("ana@example.com", "Vender bem")).toEqual({ ...read, dueOn: undefined });
  });

  test.each([
    [["", "Vender bem"], "E-mail", "required"],
    [["ana", ""], "Curso", "required"],
    [["ana", "Outro"], "Curso", "reference_one_of"],
    [["ana", "Vender bem", "20/11/2026"], "Prazo", "date_invalid"],
    [["ana", "Vender bem", "amanhã"], "Prazo", "date_invalid"],
    [["ana", "Vender bem", "", "x"], null, "unknown"],
  ])("%j is wrong in %s", (cells, column, code) => {
    expect(line(...cells)).toMatchObject({ errors: [{ line: 2, column, code }] });
  });
});
