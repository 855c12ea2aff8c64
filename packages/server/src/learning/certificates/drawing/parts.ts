import { encode } from "uqr";
import type { Content } from "./content.ts";
import type { PdfPage } from "./page.ts";

export const ink = "#14213D";
export const muted = "#4A5568";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A QR code with its quiet zone, dark on white whatever lies below. */
export function drawCode(page: PdfPage, content: Content, box: Omit<Box, "height">): void {
  const { data, size } = encode(content.address, { ecc: "M", border: 0 });
  const quiet = 3;
  const module = box.width / (size + quiet * 2);
  page.figure(content.addressAlt, { ...box, height: box.width }, (doc) => {
    doc.rect(box.x, box.y, box.width, box.width).fill("#FFFFFF");
    for (const [row, cells] of data.entries())
      for (const [column, dark] of cells.entries())
        if (dark)
          doc.rect(
            box.x + (column + quiet) * module,
            box.y + (row + quiet) * module,
            // A hair wider, so that no reader sees a gap between two.
            module + 0.05,
            module + 0.05,
          );
    doc.fill(ink);
  });
}

/** A logo as large as its box takes, at its own proportions; without one, the client's name. */
export function drawLogo(
  page: PdfPage,
  content: Content,
  box: Box & { align: "left" | "center"; colour: string },
): void {
  const { logo } = content;
  if (logo) {
    page.figure(content.logoAlt, box, (doc) => {
      doc.image(Buffer.from(logo), box.x, box.y, {
        fit: [box.width, box.height],
        ...(box.align === "center" && { align: "center" as const }),
        valign: "center",
      });
    });
    return;
  }
  const style = {
    weight: 700,
    size: 20,
    smallest: 9,
    lines: 2,
    colour: box.colour,
    align: box.align,
  } as const;
  const high = page.height(content.client, box.width, style);
  page.text("P", content.client, { ...box, y: box.y + Math.max(0, (box.height - high) / 2) }, style);
}

/** Signatures. */
export function drawSignatures(page: PdfPage, content: Content, box: Box): void {
  const { signatures } = content;
  const gap = 28;
  const width = Math.min(190, (box.width - gap * (signatures.length - 1)) / Math.max(1, signatures.length));
  const all = width * signatures.length + gap * (signatures.length - 1);
  for (const [at, { name, role, picture, alt }] of signatures.entries()) {
    const x = box.x + (box.width - all) / 2 + at * (width + gap);
    const line = box.y + box.height - 30;
    if (picture) {
      const place = { x: x + 10, y: box.y, width: width - 20, height: box.height - 34 };
      page.figure(alt, place, (doc) => {
        const fit: [number, number] = [place.width, place.height];
        doc.image(Buffer.from(picture), place.x, place.y, { fit, align: "center", valign: "bottom" });
      });
    }
    page.decorate((doc) => {
      doc
        .moveTo(x, line)
        .lineTo(x + width, line)
        .lineWidth(0.7)
        .stroke("#94A3B8");
    });
    const style = { size: 10.5, smallest: 7, align: "center", leading: 1.2 } as const;
    page.text("P", name, { x, y: line + 5, width }, { ...style, weight: 600, colour: ink });
    page.text("P", role, { x, y: line + 18, width }, { ...style, weight: 400, size: 9, colour: muted });
  }
}

/** Number, days and where it can be checked, as small lines. */
export function drawFacts(
  page: PdfPage,
  content: Content,
  box: { x: number; y: number; width: number },
  { align, colour }: { align: "left" | "right" | "center"; colour: string },
): void {
  const small = { size: 8.5, smallest: 5.5, colour, align, leading: 1.45 } as const;
  let y = box.y;
  y += page.text("P", content.number, { ...box, y }, { ...small, weight: 600 });
  y += page.text("P", content.issued, { ...box, y }, { ...small, weight: 400 });
  if (content.valid) y += page.text("P", content.valid, { ...box, y }, { ...small, weight: 400 });
  y += page.text("P", content.verify, { ...box, y }, { ...small, weight: 400 });
  // Broken where it reads best: before the number.
  const shown = content.address.replace(/^https?:\/\//, "").replace(/\/(TR-)/, "/\n$1");
  page.link(shown, content.address, { ...box, y }, { ...small, weight: 600, lines: 2 });
}
