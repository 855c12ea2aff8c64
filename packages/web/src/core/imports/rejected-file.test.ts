import { expect, it } from "vitest";
import { rejectedFile } from "./rejected-file.ts";

const title = "E-mail inválido";
const report = {
  headings: [
    { heading: "Nome", column: "first_name" },
    { heading: "E-mail", column: "email" },
    { heading: "O que corrigir", column: null },
  ],
  rejected: [
    { line: 3, cells: ["Bia", "bia@", "E-mail: velho"] },
    { line: 5, cells: ["Rui"] },
  ],
  errors: [
    { line: 3, column: "E-mail", value: "bia@", code: "email_invalid", title },
    { line: 3, column: null, value: "x", code: "unknown", title: "Campo desconhecido" },
  ],
};

it("gives bad lines back with every reason, once, behind the columns they came in", () => {
  expect(rejectedFile(report, "en-US").text.replace("\uFEFF", "").split("\r\n")).toEqual([
    "Nome;E-mail;What to fix",
    'Bia;bia@;"E-mail: E-mail inválido; Campo desconhecido"',
    "Rui;;",
    "",
  ]);
});

it("gives bad questions of a text back behind comments that say what is wrong with each", () => {
  const faults = { column: null, value: "", code: "question_unreadable" };
  const questions = {
    headings: [],
    rejected: [
      { line: 3, cells: ["$CATEGORY: Telas\n\nQual {=A"] },
      { line: 9, cells: ["// What to fix: before\n// [tag:cpu]\nOutra {~B"] },
    ],
    errors: [
      { ...faults, line: 4, title: "Ilegível" },
      { ...faults, line: 10, title: "Sem resposta" },
      { ...faults, line: 11, title: "Sem resposta" },
    ],
  };
  expect(rejectedFile(questions, "pt-BR")).toEqual({
    ending: "gift",
    text: [
      ...["$CATEGORY: Telas", "", "// O que corrigir: Ilegível", "Qual {=A", ""],
      ...["// O que corrigir: Sem resposta", "// [tag:cpu]", "Outra {~B", ""],
    ].join("\n"),
  });
});
