import { mixed, onWhite } from "../rules/colours.ts";
import type { Content } from "./content.ts";
import { type PdfPage, pageSize } from "./page.ts";
import { drawCode, drawFacts, drawLogo, drawSignatures, ink, muted } from "./parts.ts";

const { width, height } = pageSize;

/** Framed: all in the middle, the way certificates have looked for a hundred years. */
export function drawClassic(page: PdfPage, content: Content): void {
  const { primary, accent } = content;
  page.decorate((doc) => {
    doc.rect(0, 0, width, height).fill("#FFFFFF");
    doc.rect(0, 0, width, height).fill(mixed(primary, "#FFFFFF", 0.96));
    doc.rect(30, 30, width - 60, height - 60).fill("#FFFFFF");
    doc
      .lineWidth(2.5)
      .rect(30, 30, width - 60, height - 60)
      .stroke(primary);
    doc
      .lineWidth(0.8)
      .rect(38, 38, width - 76, height - 76)
      .stroke(accent);
    for (const [x, y] of [
      [38, 38],
      [width - 38, 38],
      [38, height - 38],
      [width - 38, height - 38],
    ] as const) {
      const [dx, dy] = [x < width / 2 ? 1 : -1, y < height / 2 ? 1 : -1];
      doc
        .moveTo(x, y)
        .lineTo(x + 34 * dx, y)
        .lineTo(x, y + 34 * dy)
        .closePath()
        .fill(primary);
      doc
        .moveTo(x + 44 * dx, y)
        .lineTo(x, y + 44 * dy)
        .lineWidth(1.6)
        .stroke(accent);
    }
  });
  const x = 110;
  const box = { x, width: width - 2 * x };
  const center = { align: "center" } as const;
  drawLogo(page, content, {
    x: width / 2 - 110,
    y: 62,
    width: 220,
    height: 52,
    align: "center",
    colour: onWhite(primary),
  });
  let y = 130;
  const title = {
    weight: 700,
    size: 34,
    smallest: 18,
    colour: onWhite(primary),
    leading: 1.2,
    ...center,
  } as const;
  y += page.text("H1", content.title, { ...box, y }, title) + 14;
  y +=
    page.text(
      "P",
      content.lead,
      { ...box, y },
      { weight: 400, size: 14, smallest: 9, lines: 2, colour: muted, ...center },
    ) + 8;
  const name = {
    weight: 600,
    size: 40,
    smallest: 18,
    lines: 2,
    colour: ink,
    leading: 1.15,
    ...center,
  } as const;
  y += page.text("P", content.name, { ...box, y }, name) + 10;
  page.decorate((doc) => {
    doc
      .moveTo(width / 2 - 60, y)
      .lineTo(width / 2 + 60, y)
      .lineWidth(2)
      .stroke(accent);
  });
  y += 16;
  const room = {
    size: 14,
    smallest: 8,
    colour: ink,
    leading: 1.5,
    weight: 400,
    lines: 6,
    ...center,
  } as const;
  page.text("P", content.body, { ...box, y }, room);
  const foot = height - 152;
  drawCode(page, content, { x: 62, y: foot + 12, width: 78 });
  drawFacts(page, content, { x: 150, y: foot + 14, width: 196 }, { align: "left", colour: muted });
  drawSignatures(page, content, { x: 362, y: foot - 8, width: width - 362 - 66, height: 96 });
  page.text(
    "P",
    content.footer,
    { x: 150, y: height - 58, width: width - 300 },
    {
      ...{ weight: 400, size: 8, smallest: 6, lines: 1, colour: muted, ...center },
    },
  );
}
