// Mexico: the address that verifies a CFDI, printed as a QR code. id = fiscal folio (UUID), re = RFC of the issuer,
// rr = RFC of the receiver, tt = total with up to 18 integer and 6 decimal digits, fe = end of the seal. CFDI 3.2
// printed the same query without an address, in another order and without fe.
// Source: SAT, Anexo 20 of the Resolución Miscelánea Fiscal, "Especificación técnica del código de barras
// bidimensional". Number and day do not stand in it; a carta porte has IdCCP and is no invoice.
import { decimalAmount } from "../amounts.ts";
import { queryOf } from "../query.ts";
import type { InvoicePack } from "../reading.ts";
import { isRfc, normalizeTaxId } from "../tax-ids.ts";

const uuid = /^[0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{12}$/;

export const readMexico: InvoicePack = (text) => {
  const query = queryOf(text);
  const id = (query.get("id") ?? "").trim().toUpperCase();
  const issuer = normalizeTaxId(query.get("re") ?? "");
  if (!uuid.test(id) || !isRfc(issuer)) return null;
  const total = decimalAmount(query.get("tt") ?? "");
  const receiver = isRfc(query.get("rr") ?? "");
  return {
    country: "MX",
    scheme: "mx.cfdi",
    issuer,
    type: null,
    series: null,
    number: null,
    date: null,
    month: null,
    total,
    uniqueKey: id,
    confidence: total && receiver ? "certain" : "likely",
  };
};
