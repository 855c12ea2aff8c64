import { mixed, onWhite, textOn } from "../rules/colours.ts";
import type { Content } from "./content.ts";
import { type PdfPage, pageSize } from "./page.ts";
import { drawCode, drawFacts, drawLogo, drawSignatures, ink, muted } from "./parts.ts";

const { width, height } = pageSize;
const band = 226;

/** A band of the client's colour at the side, with logo and code on it; the rest is white and wide. */
export function drawBand(page: PdfPage, content: Content): void {
  const { primary, accent } = content;
  const on = textOn(primary);
  page.decorate((doc) => {
    doc.rect(0, 0, width, height).fill("#FFFFFF");
    doc.rect(0, 0, band, height).fill(primary);
    doc.save();
    doc.rect(0, 0, band, height).clip();
    for (const [at, radius] of [200, 150, 100].entries())
      doc.circle(band - 20, height * 0.5, radius).fill(mixed(primary, on, 0.05 + at * 0.04));
    doc.restore();
    doc.rect(band, 0, 6, height).fill(accent);
    if (content.logo) doc.roundedRect(28, 44, band - 56, 84, 10).fill("#FFFFFF");
  });
  drawLogo(page, content, { x: 40, y: 54, width: band - 80, height: 64, align: "center", colour: on });
  const x = band + 58;
  const box = { x, width: width - x - 54 };
  let y = 74;
  const title = {
    weight: 700,
    size: 36,
    smallest: 18,
    lines: 2,
    colour: onWhite(primary),
    leading: 1.15,
  } as const;
  y += page.text("H1", content.title, { ...box, y }, title) + 26;
  y +=
    page.text(
      "P",
      content.lead,
      { ...box, y },
      { weight: 400, size: 14, smallest: 9, lines: 2, colour: muted },
    ) + 6;
  const name = { weight: 600, size: 38, smallest: 18, lines: 2, colour: ink, leading: 1.15 } as const;
  y += page.text("P", content.name, { ...box, y }, name) + 12;
  page.decorate((doc) => {
    doc.rect(x, y, 72, 4).fill(accent);
  });
  y += 22;
  const room = { size: 14, smallest: 8, colour: ink, leading: 1.5, weight: 400, lines: 6 } as const;
  page.text("P", content.body, { ...box, y }, room);
  drawSignatures(page, content, { x, y: height - 150, width: box.width, height: 92 });
  page.decorate((doc) => {
    doc.roundedRect((band - 112) / 2, height - 236, 112, 112, 10).fill("#FFFFFF");
  });
  drawCode(page, content, { x: (band - 104) / 2, y: height - 232, width: 104 });
  drawFacts(page, content, { x: 22, y: height - 114, width: band - 44 }, { align: "center", colour: on });
  page.text(
    "P",
    content.footer,
    { x, y: height - 42, width: box.width },
    {
      ...{ weight: 400, size: 8, smallest: 6, lines: 1, colour: muted },
    },
  );
}
