import PDFDocument from "pdfkit";
import sharp from "sharp";

/** A PDF as scanner apps make it: one page, one photograph. */
export async function scannedPdf(jpeg: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata();
  const document = new PDFDocument({ size: [width / 3, height / 3], margin: 0 });
  document.image(jpeg, 0, 0, { width: width / 3 });
  document.end();
  return collected(document);
}

/** What a finished document is made of. */
export async function collected(document: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
