// PDFs written object by object, for what no library writes.

/** A PDF of these objects, the first of them its catalogue; without a table, which readers then make themselves. */
export function fileOf(objects: readonly string[]): Buffer {
  const body = objects.map((content, index) => `${index + 1} 0 obj\n${content}\nendobj\n`).join("");
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R >>\n%%EOF\n`, "latin1");
}

/** An object with bytes in it. */
export const stream = (content: Buffer, more = ""): string =>
  `<< /Length ${content.length} ${more}>>\nstream\n${content.toString("latin1")}\nendstream`;
