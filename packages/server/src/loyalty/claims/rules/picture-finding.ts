// §validation#sale-rules Sale: the photo shows the invoice. What the server's own look at it says: whether anything is legible at all, and
// whether the invoice's code is there.

import type { Country } from "@trilha/contract/core/country.ts";
import { readInvoiceCode } from "@trilha/contract/loyalty/claims/invoices/read-invoice.ts";
import type { InvoiceReading } from "@trilha/contract/loyalty/claims/invoices/reading.ts";

export interface PictureContent {
  /** Texts of QR codes and bar codes, as they stand there. */
  texts: readonly string[];
  /** Standard deviation of the tones, 0 to 128. */
  contrast: number;
  /** Per cent of places where a line or a letter's edge runs, at the scale of printed words. */
  edges: number;
}

/**
 * none: no picture was asked for; unreadable: a PDF or no picture at all; blank: a plain colour, a blur, darkness;
 * unread: something to see, no invoice code; read: one invoice code of the country, the very one the device sent if it
 * sent any; other: a code the device did not send, or codes of several invoices.
 */
export type PictureFinding = "none" | "unreadable" | "blank" | "unread" | "read" | "other";

/** Found on the training half of `npm run bench -- risk`: receipts in the dark lie above, plain colours and blurs below. */
const leastContrast = 6;
const leastEdges = 1;

export function isBlank({ contrast, edges }: Omit<PictureContent, "texts">): boolean {
  return contrast < leastContrast || edges < leastEdges;
}

/** Finding, with the reading; only a code that names one document counts as read. */
export function findingOf(
  photo: { asked: boolean; content: PictureContent | undefined },
  country: Country,
  sent: InvoiceReading | null,
): { finding: PictureFinding; reading: InvoiceReading | null; code: string | null } {
  const nothing = (finding: PictureFinding) => ({ finding, reading: null, code: null });
  if (!photo.asked) return nothing("none");
  if (!photo.content) return nothing("unreadable");
  if (isBlank(photo.content)) return nothing("blank");
  const readings = photo.content.texts.flatMap((code) => {
    const reading = readInvoiceCode(code, country);
    return reading?.uniqueKey && reading.confidence !== "weak"
      ? [{ finding: "read" as const, reading, code }]
      : [];
  });
  // Beside a code made up, a receipt that was paid for before would be paid for again.
  if (new Set(readings.map(({ reading }) => reading.uniqueKey)).size > 1) return nothing("other");
  const same = sent && readings.find(({ reading }) => reading.uniqueKey === sent.uniqueKey);
  if (same) return same;
  const [first] = readings;
  if (!first) return nothing("unread");
  return sent ? { ...first, finding: "other" } : first;
}
