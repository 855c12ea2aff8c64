import { createHash } from "node:crypto";
import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { certificateProblems } from "@trilha/contract/learning/certificates/problems.ts";
import type { MemberCall } from "../../core/call.ts";
import { signedUntil } from "../../core/picture-address.ts";
import { readerOf } from "../../core/reader.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Parts } from "../../parts.ts";
import type { CertificateRow } from "./certificates.queries.ts";
import { contentOf } from "./drawing/content.ts";
import { drawCertificate } from "./drawing/draw-certificate.ts";
import { picturesFor } from "./pictures.ts";
import { stateOf } from "./present-certificate.ts";
import { publicPage } from "./public-page.ts";

type Drawn = Pick<CertificateRow, "clientId" | "id">;
/** Counts up when certificates are drawn differently, so that nobody is given an old drawing. */
const drawing = 1;
/** The address is drawn into it: a client that moves to a host of its own gets new drawings. */
const fingerprint = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
const fileKey = (drawn: Drawn, locale: Locale, page: string) =>
  `certificates/${drawn.clientId}/${drawn.id}/${locale.toLowerCase()}-${drawing}-${fingerprint(page)}.pdf`;

/** Where drawings of one that name a client's host may lie, one for each language; null: the installation's address. */
export const fileKeys = (parts: Pick<Parts, "settings">, drawn: Drawn, host: string | null): string[] =>
  locales.map((locale) => fileKey(drawn, locale, publicPage(parts, host, "")));

/** PDF in one language, as its template's version draws it. */
export async function drawRow(parts: Parts, row: CertificateRow, locale: Locale): Promise<Uint8Array> {
  const facts = {
    ...{ number: row.number, names: [row.name], courseTitle: row.courseTitle, branding: row.branding },
    address: publicPage(parts, row.host, row.number),
    ...{ completedOn: row.completedOn, validUntil: row.validUntil, minutes: row.minutes, score: row.score },
    issuedOn: localDay(row.issuedAt, row.timeZone),
  };
  const pictures = await picturesFor(parts, row.design, row.branding);
  return drawCertificate(contentOf(row.design, facts, pictures, locale), row.issuedAt);
}

/**
 * Where one is saved from, drawn once per language and kept. Refuses `certificates.not_good` for what was revoked or
 * replaced: nobody should hand it on.
 */
export async function certificateFile(
  call: MemberCall,
  row: CertificateRow,
  locale: Locale = call.locale,
): Promise<{ url: string } | Refusal> {
  const { parts, now, actor } = call;
  const state = stateOf(row, now);
  if (state === "revoked" || state === "replaced") return refuse(certificateProblems.notGood);
  const { store } = parts.outside;
  const type = "application/pdf";
  const key = fileKey(row, locale, publicPage(parts, row.host, ""));
  if ((await store.size(key)) === undefined) await store.put(key, await drawRow(parts, row, locale), type);
  const reader = readerOf(actor);
  return {
    url: store.readUrl(key, { type, fileName: `${row.number}.pdf`, expiresAt: signedUntil(now), reader }),
  };
}
