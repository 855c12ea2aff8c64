import { drawBand } from "./band.ts";
import { drawClassic } from "./classic.ts";
import type { Content } from "./content.ts";
import { drawHorizon } from "./horizon.ts";
import { type PdfPage, startPage } from "./page.ts";

const layouts: Readonly<Record<Content["layout"], (page: PdfPage, content: Content) => void>> = {
  classic: drawClassic,
  band: drawBand,
  horizon: drawHorizon,
};

/** §learning#certificates A certificate as a PDF: one page, tagged for those who listen to it (PDF/UA), its fonts embedded. */
export function drawCertificate(content: Content, at: Date): Promise<Uint8Array> {
  const title = `${content.title} – ${content.name}`;
  const page = startPage({ title, author: content.client, locale: content.locale, at });
  layouts[content.layout](page, content);
  return page.finish();
}
