import { readHeaderLine } from "@trilha/contract/core/imports/lines.ts";
import { describe, expect, test } from "vitest";
import { completionFile, readCompletionLine } from "./completion-line.ts";

const about = {
  locale: "pt-BR",
  today: "2026-06-10",
  trainingOf: (title: string) => (title.toLowerCase() === "vender bem" ? "t1" : undefined),
  titles: ["Vender bem"],
} as const;
const read = (head: string, line: string) => {
  const header = readHeaderLine(head.split(";"), completionFile);
  if (!header || header.errors.length > 0) return header;
  return readCompletionLine(2, line.split(";"), header.header, about);
};

describe("§validation#required-training training: a line of a file", () => {
  test.each([
    ["CPF;Treinamento;Data", "529;Vender bem;05/03/2026", "2026-03-05"],
    ["Correo;Capacitación", "529;VENDER BEM", null],
    ["Person;Course;Completed on", "529;vender bem;2026-06-10", "2026-06-10"],
    ["Identifiant;Formation;Jour", "529;Vender bem;", null],
  ])("%s is understood", (head, line, date) => {
    expect(read(head, line)).toEqual({ line: 2, person: "529", trainingId: "t1", date });
  });

  test.each([
    [";Vender bem;", "Person", "required"],
    ["x;;", "Training", "required"],
    ["x;Outro;", "Training", "reference_one_of"],
    ["x;Vender bem;31/02/2026", "Date", "date_invalid"],
    ["x;Vender bem;11/06/2026", "Date", "date_invalid"],
  ])("%s is told", (line, column, code) => {
    expect(read("Person;Training;Date", line)).toMatchObject({ errors: [{ line: 2, column, code }] });
  });

  test("needs somebody and a training", () => {
    expect(read("Treinamento", "")).toMatchObject({ errors: [{ line: 1, code: "column_missing" }] });
    expect(read("Pessoa;Data", "")).toMatchObject({
      errors: [{ line: 1, column: "training", code: "column_missing" }],
    });
    expect(read("a;b", "")).toBeUndefined();
  });
});
