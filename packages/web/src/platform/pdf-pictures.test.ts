import { expect, test } from "vitest";
import { pdfPictures } from "./pdf-pictures.ts";

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const jpeg = (inside: string) => `\u00ff\u00d8\u00ff\u00e0${inside}\u00ff\u00d9`;
const object = (content: string, line = "\n") =>
  `1 0 obj\n<< >>\nstream${line}${content}\nendstream\nendobj\n`;

test("photographs are taken out of a PDF, other streams are not", () => {
  const file = bytes(
    `%PDF-1.7\n${object("BT (text) Tj ET")}${object(jpeg("one"))}${object(jpeg("two"), "\r\n")}`,
  );
  expect(pdfPictures(file).map((picture) => String.fromCharCode(...picture).trim())).toEqual([
    jpeg("one"),
    jpeg("two"),
  ]);
});

test("nothing in what is cut off, and no more than eight in a long one", () => {
  expect(pdfPictures(bytes(`%PDF-1.7\nstream\n${jpeg("half")}`))).toEqual([]);
  expect(pdfPictures(bytes("stream"))).toEqual([]);
  expect(pdfPictures(bytes(object(jpeg("many")).repeat(20)))).toHaveLength(8);
});
