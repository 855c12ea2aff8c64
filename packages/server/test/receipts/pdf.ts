import PDFDocument from "pdfkit";
import sharp from "sharp";
import { fileOf, stream } from "./raw-pdf.ts";

/** A PDF as scanner apps make it: one page, one photograph. */
export async function scannedPdf(jpeg: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(jpeg).metadata();
  const document = new PDFDocument({ size: [width / 3, height / 3], margin: 0 });
  document.image(jpeg, 0, 0, { width: width / 3 });
  document.end();
  return collected(document);
}

/** A PDF as office copiers make it: one page in black and white, packed as by a fax machine, in strips. */
export async function faxedPdf(picture: Buffer): Promise<Buffer> {
  const plain = sharp(picture).removeAlpha().greyscale().toColourspace("b-w");
  const tiff = await plain.tiff({ compression: "ccittfax4", bitdepth: 1 }).toBuffer();
  const tags = tagsOf(tiff);
  const [[width = 0] = [], [height = 0] = [], [rows = 0] = []] = [256, 257, 278].map((tag) => tags.get(tag));
  const [starts = [], lengths = []] = [tags.get(273), tags.get(279)];
  const strips = starts.map((start, index) => {
    const high = Math.min(rows, height - index * rows);
    const more =
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${high} /BitsPerComponent 1 /ColorSpace /DeviceGray ` +
      `/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${width} /Rows ${high} /BlackIs1 true >> `;
    const draw = `q ${width / 2} 0 0 ${high / 2} 0 ${(height - index * rows - high) / 2} cm /S${index} Do Q`;
    return { draw, object: stream(tiff.subarray(start, start + (lengths[index] ?? 0)), more) };
  });
  const names = strips.map((_, index) => `/S${index} ${index + 5} 0 R`).join(" ");
  return fileOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width / 2} ${height / 2}] ` +
      `/Resources << /XObject << ${names} >> >> /Contents 4 0 R >>`,
    stream(Buffer.from(strips.map(({ draw }) => draw).join("\n"))),
    ...strips.map(({ object }) => object),
  ]);
}

/** The numbers in a TIFF's first directory, by tag. */
function tagsOf(tiff: Buffer): Map<number, number[]> {
  const start = tiff.readUInt32LE(4);
  const entries = Array.from({ length: tiff.readUInt16LE(start) }, (_, index) => start + 2 + index * 12);
  return new Map(
    entries.map((entry) => {
      const [tag, type, count] = [
        tiff.readUInt16LE(entry),
        tiff.readUInt16LE(entry + 2),
        tiff.readUInt32LE(entry + 4),
      ];
      const size = type === 3 ? 2 : 4;
      const at = count * size <= 4 ? entry + 8 : tiff.readUInt32LE(entry + 8);
      const values = Array.from({ length: count }, (_, index) => tiff.readUIntLE(at + index * size, size));
      return [tag, values];
    }),
  );
}

/** Bytes of a finished document. */
export async function collected(document: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of document) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}
