import { mixed, onWhite, textOn } from "../rules/colours.ts";
import type { Content } from "./content.ts";
import { type PdfPage, pageSize } from "./page.ts";
import { drawCode, drawFacts, drawLogo, drawSignatures, ink, muted } from "./parts.ts";

const { width, height } = pageSize;

/** Open: a field of colour above that rises like a hill, the name large on white below. */
export function drawHorizon(page: PdfPage, content: Content): void {
  const { primary, accent } = content;
  const on = textOn(primary);
  page.decorate((doc) => {
    doc.rect(0, 0, width, height).fill("#FFFFFF");
    const hill = (from: number, middle: number, to: number) =>
      doc
        .moveTo(0, 0)
        .lineTo(width, 0)
        .lineTo(width, to)
        .quadraticCurveTo(width * 0.55, middle, 0, from)
        .closePath();
    hill(206, 226, 128).fill(accent);
    hill(196, 216, 118).fill(mixed(primary, on, 0.12));
    hill(184, 204, 106).fill(primary);
  });
  const x = 64;
  const box = { x, width: width - 2 * x };
  const title = { weight: 700, size: 34, smallest: 16, lines: 2, colour: on, leading: 1.15 } as const;
  const right = { x: width - 64 - 200, y: 38, width: 200, height: 50 };
  if (content.logo)
    page.decorate((doc) => {
      doc.roundedRect(right.x - 12, right.y - 8, right.width + 24, right.height + 16, 10).fill("#FFFFFF");
    });
  page.text("H1", content.title, { x, y: 58, width: width - 2 * x - 250 }, title);
  drawLogo(page, content, { ...right, align: "center", colour: on });
  let y = 232;
  y +=
    page.text(
      "P",
      content.lead,
      { ...box, y },
      { weight: 400, size: 14, smallest: 9, lines: 2, colour: muted },
    ) + 4;
  const name = {
    weight: 700,
    size: 42,
    smallest: 18,
    lines: 2,
    colour: onWhite(primary),
    leading: 1.15,
  } as const;
  y += page.text("P", content.name, { ...box, y }, name) + 12;
  const room = { size: 14, smallest: 8, colour: ink, leading: 1.5, weight: 400, lines: 6 } as const;
  page.text("P", content.body, { ...box, y }, room);
  const foot = height - 132;
  drawCode(page, content, { x, y: foot, width: 84 });
  drawFacts(page, content, { x: x + 96, y: foot + 4, width: 210 }, { align: "left", colour: muted });
  drawSignatures(page, content, { x: 386, y: foot - 20, width: width - 386 - x, height: 100 });
  page.decorate((doc) => {
    doc.rect(0, height - 10, width, 10).fill(primary);
    doc.rect(0, height - 10, width * 0.3, 10).fill(accent);
  });
  page.text(
    "P",
    content.footer,
    { x, y: height - 32, width: box.width },
    {
      ...{ weight: 400, size: 8, smallest: 6, lines: 1, colour: muted },
    },
  );
}
