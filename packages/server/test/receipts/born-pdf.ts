// Invoices as tills and office programs make them: words are letters, codes are lines and squares, nothing was
// photographed.
import { toSVG } from "bwip-js/node";
import PDFDocument from "pdfkit";
import sharp from "sharp";
import { encode } from "uqr";
import { collected } from "./pdf.ts";
import { seeded } from "./random.ts";

export interface BornPdf {
  as: "qr" | "qr picture" | "pdf417" | "code128" | "none";
  text: string;
  /** In points. */
  page: readonly [width: number, height: number];
  /** Where the code stands, and how wide it is. */
  at: readonly [x: number, y: number, width: number];
  /** Pages before the one with the code. */
  before?: number;
  /** May not be printed or copied without it; opens without. */
  ownerPassword?: string;
  /** Does not open without. */
  userPassword?: string;
}

export async function bornPdf(invoice: BornPdf, seed: number): Promise<Buffer> {
  const { page, before = 0, ownerPassword, userPassword } = invoice;
  const document = new PDFDocument({
    size: [...page],
    margin: 0,
    autoFirstPage: false,
    ownerPassword,
    userPassword,
  });
  const random = seeded(seed);
  for (let number = 0; number <= before; number += 1) {
    document.addPage();
    writeWords(document, page, random);
  }
  await drawCode(document, invoice);
  document.end();
  return collected(document);
}

type Document = InstanceType<typeof PDFDocument>;

function writeWords(document: Document, [width, height]: BornPdf["page"], random: () => number): void {
  document.font("Helvetica").fontSize(8).fillColor("#222");
  document
    .rect(12, 12, width - 24, 40)
    .lineWidth(0.7)
    .stroke("#333");
  for (let y = 20; y < height * 0.4; y += 12) {
    document.text(`ITEM ${Math.floor(random() * 99_999)}  UN ${(random() * 900).toFixed(2)}`, 18, y, {
      lineBreak: false,
    });
  }
}

async function drawCode(document: Document, { as, text, at: [x, y, width] }: BornPdf): Promise<void> {
  if (as === "none") return;
  document.save().translate(x, y);
  if (as === "qr" || as === "qr picture") {
    const { data, size } = encode(text, { ecc: "M", border: 0 });
    if (as === "qr picture") {
      const grey = Buffer.from(data.flatMap((row) => row.map((dark) => (dark ? 0 : 255))));
      const raw = sharp(grey, { raw: { width: size, height: size, channels: 1 } });
      const large = raw.resize(size * 4, size * 4, { kernel: "nearest" });
      document.image(await large.png().toBuffer(), 0, 0, { width });
    } else {
      document.scale(width / size);
      for (const [top, row] of data.entries()) {
        for (const [left, dark] of row.entries()) if (dark) document.rect(left, top, 1, 1);
      }
      document.fill("#000");
    }
  } else {
    // The types know no columns.
    const stamp = { bcid: "pdf417", text, columns: 14, eclevel: 5 };
    const svg = toSVG(as === "pdf417" ? stamp : { bcid: "code128", text, height: 14, includetext: false });
    document.scale(width / Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]));
    for (const [, line, path = ""] of svg.matchAll(
      /<path (?:stroke="#000000" stroke-width="(\d+)" )?d="([^"]+)"/g,
    )) {
      if (line) document.path(path).lineWidth(Number(line)).stroke("#000");
      else document.path(path).fill("#000");
    }
  }
  document.restore();
}
