// Colombia: lines NumFac, FecFac, HorFac, NitFac, DocAdq, ValFac, ValIva, ValOtroIm, ValTolFac, CUFE (CUDE for the
// POS equivalent) and the address https://catalogo-vpfe.dian.gov.co/document/searchqr?documentkey=<CUFE>; many shops
// print the address alone, some put all on one line, with "=" or ";".
// Source: DIAN, Anexo técnico de factura electrónica de venta 1.9, § 11.7 "Código QR".
// A CUFE is a SHA-384 (96 hexadecimal digits; SHA-1 with 40 before 2019) over a key of the shop: read, not verified.
import { decimalAmount } from "../amounts.ts";
import { dateIn, monthOf } from "../dates.ts";
import { queryOf } from "../query.ts";
import type { InvoicePack } from "../reading.ts";

const shape = /^(?:[0-9a-f]{96}|[0-9a-f]{40})$/;

export const readColombia: InvoicePack = (text) => {
  const fromLine = field(text, "CUFE") ?? field(text, "CUDE");
  const host = /catalogo-vpfe(-hab)?\.dian\.gov\.co\//i.exec(text);
  const fromAddress = queryOf(text).get("documentkey")?.trim().split(/\s/, 1)[0]?.toLowerCase();
  const bare = /^[0-9a-f]{96}$/i.test(text) ? text : undefined;
  const cufe = (fromLine ?? (host ? fromAddress : bare))?.toLowerCase();
  if (!cufe || !shape.test(cufe)) return null;
  const issuer = taxId(field(text, "NitFac"));
  const number = invoiceNumber(field(text, "NumFac"));
  const date = dateIn(field(text, "FecFac") ?? "");
  const total = decimalAmount(field(text, "ValTolFac") ?? field(text, "ValFacIm") ?? "");
  const torn = host !== null && fromAddress !== undefined && fromAddress !== cufe;
  return {
    country: "CO",
    scheme: "co.dian",
    issuer,
    type: field(text, "CUDE") ? "CUDE" : "CUFE",
    series: null,
    number,
    date,
    month: monthOf(date),
    total,
    uniqueKey: cufe,
    confidence: torn || host?.[1] ? "weak" : issuer && number && date && total ? "certain" : "likely",
  };
};

/** The value behind `name:` or `name=`, up to the next space or semicolon. */
function field(text: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|[\\s;,|])${name}[ \\t]{0,8}[:=][ \\t]{0,8}([^\\s;,|]{1,128})`, "i").exec(
    text,
  );
  return match?.[1];
}

/** Nine or ten digits, points and the check digit behind a dash left out. */
function taxId(text: string | undefined): string | null {
  const id = (text ?? "").split("-", 1)[0]?.replace(/\./g, "") ?? "";
  return /^\d{6,10}$/.test(id) ? id : null;
}

/** Prefix and number are one word; where one ends and the other begins is the shop's own matter. */
function invoiceNumber(text: string | undefined): string | null {
  const number = (text ?? "").toUpperCase().replace(/-/g, "");
  return /^[0-9A-Z]{1,20}$/.test(number) ? number.replace(/^0+(?=.)/, "") : null;
}
