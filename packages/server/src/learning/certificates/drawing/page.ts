import { Buffer } from "node:buffer";
import type { Locale } from "@trilha/contract/core/locale.ts";
import PDFDocument from "pdfkit";
import { runsOf } from "../rules/drawable-text.ts";
import { fitText } from "../rules/fit-text.ts";
import { type FontWeight, face } from "./fonts.ts";

/** A4, landscape, in points. */
export const pageSize = { width: 841.89, height: 595.28 } as const;

export interface Style {
  weight: FontWeight;
  size: number;
  /** Down to which size it shrinks before it is cut. */
  smallest?: number;
  lines?: number;
  colour: string;
  align?: "left" | "center" | "right";
  /** Between lines, of the size. */
  leading?: number;
  /** Between letters, in points. */
  spacing?: number;
}

/** A page that is drawn from top to bottom, tagged as it is read (PDF/UA). */
export interface PdfPage {
  readonly doc: PDFKit.PDFDocument;
  /** Draws what is decoration only. */
  decorate(draw: (doc: PDFKit.PDFDocument) => void): void;
  /** A line or more of text at a place; answers how high it became. */
  text(tag: "H1" | "P", text: string, box: { x: number; y: number; width: number }, style: Style): number;
  /** How high a text would become. */
  height(text: string, width: number, style: Style): number;
  /** A picture, with what it says to those who do not see it. */
  figure(
    alt: string,
    box: { x: number; y: number; width: number; height: number },
    draw: (doc: PDFKit.PDFDocument) => void,
  ): void;
  link(text: string, address: string, box: { x: number; y: number; width: number }, style: Style): number;
  finish(): Promise<Uint8Array>;
}

const fontName = (weight: FontWeight, place: number) => `${weight}-${place}`;

export function startPage(about: { title: string; author: string; locale: Locale; at: Date }): PdfPage {
  const { title, author, locale, at } = about;
  const doc = new PDFDocument({
    size: [pageSize.width, pageSize.height],
    margin: 0,
    pdfVersion: "1.7",
    // The types do not know it yet.
    subset: "PDF/UA" as PDFKit.PDFDocumentOptions["subset"] & string,
    tagged: true,
    displayTitle: true,
    lang: locale,
    font: "",
    info: {
      Title: title,
      Author: author,
      CreationDate: at,
      ModDate: at,
      Producer: "Trilha",
      Creator: "Trilha",
    },
  });
  const chunks: Uint8Array[] = [];
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => doc.on("end", resolve));
  const root = doc.struct("Document", { title });
  doc.addStructure(root);
  const known = new Set<string>();

  const use = (weight: FontWeight, place: number) => {
    const name = fontName(weight, place);
    const font = face(weight).font(place);
    if (!known.has(name) && font) {
      known.add(name);
      // A parsed font is taken as it is; the types know only bytes and names.
      doc.registerFont(name, font as unknown as string);
    }
    doc.font(name);
  };
  const fitted = (text: string, width: number, style: Style) => {
    const { measure } = face(style.weight);
    const spaced = (line: string) => measure(line) + ([...line].length * (style.spacing ?? 0)) / style.size;
    return fitText(text, spaced, {
      width,
      lines: style.lines ?? 1,
      size: style.size,
      smallest: style.smallest ?? style.size * 0.5,
    });
  };
  const leading = (style: Style) => style.leading ?? 1.35;
  const write = (text: string, box: { x: number; y: number; width: number }, style: Style): number => {
    const { lines, size } = fitted(text, box.width, style);
    const { fontOf, measure } = face(style.weight);
    const spacing = style.spacing ?? 0;
    doc.fillColor(style.colour).fontSize(size);
    for (const [at, line] of lines.entries()) {
      const wide = measure(line) * size + [...line].length * spacing;
      const left = { left: 0, center: (box.width - wide) / 2, right: box.width - wide }[
        style.align ?? "left"
      ];
      let x = box.x + left;
      const y = box.y + at * size * leading(style);
      for (const run of runsOf(line, fontOf)) {
        use(style.weight, run.font);
        doc.text(run.text, x, y, { lineBreak: false, characterSpacing: spacing });
        x += measure(run.text) * size + [...run.text].length * spacing;
      }
    }
    return lines.length * size * leading(style);
  };
  return {
    doc,
    decorate: (draw) => {
      doc.markContent("Artifact", { type: "Layout" });
      doc.save();
      draw(doc);
      doc.restore();
      doc.endMarkedContent();
    },
    text: (tag, text, box, style) => {
      if (!text) return 0;
      let high = 0;
      root.add(
        doc.struct(tag, {}, () => {
          high = write(text, box, style);
        }),
      );
      return high;
    },
    height: (text, width, style) => {
      if (!text) return 0;
      const { lines, size } = fitted(text, width, style);
      return lines.length * size * leading(style);
    },
    figure: (alt, { x, y, width, height }, draw) => {
      const options = { alt, bbox: [x, y, x + width, y + height] as [number, number, number, number] };
      const shown = () => {
        doc.save();
        draw(doc);
        doc.restore();
      };
      root.add(doc.struct("Figure", options, shown));
    },
    link: (text, address, box, style) => {
      let high = 0;
      const element = doc.struct("Link", { alt: address });
      root.add(element);
      element.add(() => {
        high = write(text, box, style);
      });
      const options = { structParent: element, Contents: new String(address) };
      doc.link(box.x, box.y, box.width, high, address, options as object);
      element.end();
      return high;
    },
    finish: async () => {
      root.end();
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}
