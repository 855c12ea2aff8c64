// Chile: the electronic stamp (TED), XML inside a PDF417: RE issuer, TD type, F folio, FE date, RR and RSR receiver,
// MNT total, IT1 first item, CAF the tax office's permission for a range of folios, FRMT the signature.
// Source: SII, "Formato Documentos Tributarios Electrónicos" (Timbre Electrónico) and "Manual de muestras impresas".
// The few tags are found by their place in the text. No XML engine: entities, declarations and comments are refused.
import { decimalAmount } from "../amounts.ts";
import { dateIn, monthOf } from "../dates.ts";
import type { InvoicePack } from "../reading.ts";
import { isRut, normalizeTaxId } from "../tax-ids.ts";

export const readChile: InvoicePack = (text) => {
  const stamp = between(text, "<TED", "</TED>");
  if (stamp === undefined || stamp.includes("<!")) return null;
  const data = between(stamp, "<DD>", "</DD>") ?? "";
  const head = data.split("<CAF", 1)[0] ?? "";
  const issuer = normalizeTaxId(value(head, "RE"));
  const [type, number] = [whole(value(head, "TD")), whole(value(head, "F"))];
  const date = dateIn(value(head, "FE"));
  const total = decimalAmount(value(head, "MNT"));
  if (!isRut(value(head, "RE")) || !type || !number || !date || !total) return null;
  const permitted = permits(data, { issuer, type, number });
  return {
    country: "CL",
    scheme: "cl.sii",
    issuer,
    type,
    series: null,
    number,
    date,
    month: monthOf(date),
    total,
    uniqueKey: [issuer, type, number].join("-"),
    confidence: permitted === undefined ? "likely" : permitted ? "certain" : "weak",
  };
};

/** Whether the permission in the stamp is this shop's, for this type, and covers this folio; undefined without one. */
function permits(
  data: string,
  { issuer, type, number }: Record<"issuer" | "type" | "number", string>,
): boolean | undefined {
  const permission = between(data, "<CAF", "</CAF>");
  if (permission === undefined) return undefined;
  const [from, to] = [whole(value(permission, "D")), whole(value(permission, "H"))];
  if (!from || !to) return false;
  return (
    normalizeTaxId(value(permission, "RE")) === issuer &&
    whole(value(permission, "TD")) === type &&
    Number(from) <= Number(number) &&
    Number(number) <= Number(to)
  );
}

function between(text: string, open: string, close: string): string | undefined {
  const from = text.indexOf(open);
  const to = from < 0 ? -1 : text.indexOf(close, from + open.length);
  return to < 0 ? undefined : text.slice(from + open.length, to);
}

const value = (text: string, tag: string): string => between(text, `<${tag}>`, `</${tag}>`)?.trim() ?? "";

const whole = (text: string): string | undefined => /^0{0,8}([1-9]\d{0,9})$/.exec(text)?.[1];
