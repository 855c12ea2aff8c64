import { expect, it } from "vitest";
import { kindByName } from "./rules.ts";

it.each([
  ["aula.MP4", "video"],
  ["podcast.mp3", "audio"],
  ["manual.pdf", "pdf"],
  ["foto.JPEG", "image"],
  ["pacote.zip", "compressed"],
  ["tabela.xlsx", "excel"],
  ["carta.docx", "document"],
  ["slides.pptx", "powerpoint"],
  ["nota.xml", "file"],
  ["sem-extensao", "file"],
  ["arquivo.", "file"],
])("§entities#file-kinds file kinds by extension: %s is %s", (name, kind) => {
  expect(kindByName(name)).toBe(kind);
});
