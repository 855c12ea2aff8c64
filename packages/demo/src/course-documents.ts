import PDFDocument from "pdfkit";
import { storedZip } from "../../server/src/platform/outside/sheets/stored-zip.ts";

interface Page {
  heading: string;
  paragraphs: readonly string[];
  /** Short and large, in a box of its own. */
  hint: string;
}

export interface DocumentPlan {
  title: string;
  /** Under the title, on the cover. */
  about: string;
  pages: readonly Page[];
  color: string;
}

const width = 595;
const height = 842;
const ink = "#12343B";
const edge = 56;

/** A handout as a designer would set it: a cover, and a page for each thing to know. */
export async function drawnPdf({ title, about, pages, color }: DocumentPlan, at: Date): Promise<Buffer> {
  const document = new PDFDocument({
    ...{ size: [width, height], margin: 0, autoFirstPage: false, lang: "pt-BR", displayTitle: true },
    info: { Title: title, Author: "Nimbus Retail Club", CreationDate: at },
  });
  const text = (
    content: string,
    x: number,
    y: number,
    size: number,
    options: PDFKit.Mixins.TextOptions = {},
  ) =>
    document
      .fontSize(size)
      .text(content, x, y, { width: width - 2 * edge, lineGap: size * 0.35, ...options });
  document.addPage();
  document.rect(0, 0, width, height).fill(color);
  document
    .circle(width - 60, 120, 190)
    .fillOpacity(0.12)
    .fill("#FFFFFF");
  document
    .circle(60, height - 90, 150)
    .fillOpacity(0.1)
    .fill("#FFFFFF");
  document.fillOpacity(1).rect(edge, 330, 84, 8).fill("#FFD166");
  document.fillColor("#FFFFFF").font("Helvetica-Bold");
  text(title, edge, 360, 40, { lineGap: 4 });
  document.font("Helvetica");
  text(about, edge, document.y + 18, 16);
  for (const [index, { heading, paragraphs, hint }] of pages.entries()) {
    document.addPage();
    document.rect(0, 0, width, 14).fill(color);
    document.circle(edge + 26, 96, 26).fill(color);
    document.fillColor("#FFFFFF").font("Helvetica-Bold");
    text(String(index + 1), edge, 84, 24, { width: 52, align: "center" });
    document.fillColor(ink);
    text(heading, edge + 70, 80, 26, { width: width - 2 * edge - 70, lineGap: 2 });
    document.font("Helvetica").fillColor("#2B3A42");
    document.y = 168;
    for (const paragraph of paragraphs) text(paragraph, edge, document.y + 10, 14);
    const top = Math.max(document.y + 34, 470);
    document.roundedRect(edge, top, width - 2 * edge, 132, 14).fill("#EEF6F5");
    document.rect(edge, top, 8, 132).fill(color);
    document.fillColor(color).font("Helvetica-Bold");
    text("Leve para a loja", edge + 30, top + 22, 12);
    document.fillColor(ink);
    text(hint, edge + 30, top + 46, 17, { width: width - 2 * edge - 60 });
    document.font("Helvetica").fillColor("#6B7C85");
    text(title, edge, height - 46, 9, { width: 360 });
    text(`${index + 2} / ${pages.length + 1}`, edge, height - 46, 9, { align: "right" });
  }
  document.end();
  const pieces: Buffer[] = [];
  for await (const piece of document) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

const inXml = (value: string) => value.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const spaces =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:presentation="urn:oasis:names:tc:opendocument:xmlns:presentation:1.0"';
const mimeType = "application/vnd.oasis.opendocument.presentation";
const declared = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Slides any office program opens: an OpenDocument presentation with a title and lines on each. */
export function drawnSlides(slides: readonly { heading: string; lines: readonly string[] }[]): Buffer {
  const pages = slides.map(
    ({ heading, lines }, index) =>
      `<draw:page draw:name="${index + 1}" draw:style-name="ground" draw:master-page-name="Default">${frame("title", 2, 1.6, 3, [heading])}${frame("line", 2, 5.2, 8, lines)}</draw:page>`,
  );
  const content = `${declared}<office:document-content ${spaces} office:version="1.2"><office:automatic-styles><style:style style:name="ground" style:family="drawing-page"><style:drawing-page-properties draw:fill="solid" draw:fill-color="#EAF6F4"/></style:style><style:style style:name="title" style:family="paragraph"><style:text-properties fo:font-size="40pt" fo:font-weight="bold" fo:color="#0B7A75"/></style:style><style:style style:name="line" style:family="paragraph"><style:paragraph-properties fo:margin-bottom="0.4cm"/><style:text-properties fo:font-size="24pt" fo:color="#12343B"/></style:style></office:automatic-styles><office:body><office:presentation>${pages.join("")}</office:presentation></office:body></office:document-content>`;
  const styles = `${declared}<office:document-styles ${spaces} office:version="1.2"><office:automatic-styles><style:page-layout style:name="wide"><style:page-layout-properties fo:page-width="25.4cm" fo:page-height="14.288cm" style:print-orientation="landscape"/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Default" style:page-layout-name="wide"/></office:master-styles></office:document-styles>`;
  const entry = (path: string, type: string) =>
    `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"/>`;
  const manifest = `${declared}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.2">${entry("/", mimeType)}${entry("content.xml", "text/xml")}${entry("styles.xml", "text/xml")}</manifest:manifest>`;
  const parts = Object.entries({
    // The first one says what the file is.
    mimetype: mimeType,
    "content.xml": content,
    "styles.xml": styles,
    "META-INF/manifest.xml": manifest,
  });
  const bytes = parts.map(([name, content]) => ({ name: Buffer.from(name), bytes: Buffer.from(content) }));
  return Buffer.concat([...storedZip(bytes)]);
}

const frame = (style: string, x: number, y: number, high: number, lines: readonly string[]) =>
  `<draw:frame svg:x="${x}cm" svg:y="${y}cm" svg:width="21.4cm" svg:height="${high}cm"><draw:text-box>${lines
    .map((line) => `<text:p text:style-name="${style}">${inXml(line)}</text:p>`)
    .join("")}</draw:text-box></draw:frame>`;
