// Brazil: the access key of NF-e, NFC-e and CF-e SAT, bare or inside the QR code of the slip.
// Sources: Manual de Especificações Técnicas do DANFE NFC-e e QR Code, versions 5.0 (layout 2) and 6.0 (layout 3,
// Nota Técnica 2025.001); version 3.x for layout 1; Especificação de Requisitos do SAT (CF-e, QR of the receipt).
// The host is never trusted: the key names the state.
import { decimalAmount } from "../amounts.ts";
import { dateIn, realDate } from "../dates.ts";
import { type FiscalKey, readFiscalKey } from "../fiscal-key.ts";
import { queryOf, unescaped } from "../query.ts";
import type { InvoicePack, InvoiceReading } from "../reading.ts";

/** Content of a layout beside the key. */
interface Beside {
  date?: string | null;
  total?: string | null;
  /** Made without the tax office at the other end; must agree with the key. */
  offline?: boolean;
  /** Invoice of the test environment: worth nothing. */
  trial?: boolean;
}

export const readBrazil: InvoicePack = (text) => {
  const query = queryOf(text);
  const old = query.get("chnfe");
  if (old !== undefined) return reading(old, layout1(query));
  const fields = (query.get("p") ?? unescaped(text)).trim().split("|");
  const [key = "", second = ""] = fields;
  if (fields.length === 1) return reading(key, {});
  if (second === "2") return reading(key, layout2(key, fields));
  if (second === "3") return reading(key, layout3(key, fields));
  if (/^\d{14}$/.test(second)) return reading(key, sat(fields));
  return null;
};

function reading(text: string, beside: Beside): InvoiceReading | null {
  const key = readFiscalKey(text);
  if (!key) return null;
  const strange = beside.offline !== undefined && beside.offline !== key.offline;
  const otherMonth = beside.date?.startsWith(key.month) === false;
  const doubtful = strange || otherMonth || !key.plausible;
  return {
    country: "BR",
    scheme: schemeOf(key),
    issuer: key.issuer,
    type: key.model,
    series: key.series,
    number: key.number,
    date: otherMonth ? null : (beside.date ?? null),
    month: key.month,
    total: beside.total ?? null,
    uniqueKey: key.key,
    confidence: beside.trial ? "weak" : doubtful ? "likely" : "certain",
  };
}

function schemeOf(key: FiscalKey): InvoiceReading["scheme"] {
  if (key.model === "59") return "br.sat";
  if (key.model === "55") return "br.nfe";
  return key.offline ? "br.nfce.offline" : "br.nfce";
}

/** chNFe, nVersao, tpAmb, [cDest], dhEmi (hex of the ISO time), vNF, vICMS, digVal, cIdToken, cHashQRCode. */
function layout1(query: ReadonlyMap<string, string>): Beside {
  const pairs = (query.get("dhemi") ?? "").match(/^(?:[0-9a-f]{2}){10,32}$/i)?.[0].match(/../g) ?? [];
  const time = pairs.map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join("");
  return {
    date: dateIn(time),
    total: decimalAmount(query.get("vnf") ?? ""),
    trial: query.get("tpamb") === "2",
  };
}

/** Online: key, 2, environment, CSC id, hash. Offline: key, 2, environment, day, total, digest, CSC id, hash. */
function layout2(key: string, fields: readonly string[]): Beside {
  const [, , environment, day = "", total = ""] = fields;
  const trial = environment === "2";
  return fields.length >= 8 ? { ...dayAndTotal(key, day, total), trial } : { offline: false, trial };
}

/** Online: key, 3, environment. Offline: key, 3, environment, day, total, recipient type, recipient, signature. */
function layout3(key: string, fields: readonly string[]): Beside {
  const [, , environment, day = "", total = ""] = fields;
  const trial = environment === "2";
  return fields.length >= 5 ? { ...dayAndTotal(key, day, total), trial } : { offline: false, trial };
}

function dayAndTotal(key: string, day: string, total: string): Beside {
  const month = readFiscalKey(key)?.month;
  const known = month && /^\d{2}$/.test(day);
  return {
    offline: true,
    date: known ? realDate(Number(month.slice(0, 4)), Number(month.slice(5)), Number(day)) : null,
    total: decimalAmount(total),
  };
}

/** key, YYYYMMDDhhmmss, total, buyer's document, signature. */
function sat([, time = "", total = ""]: readonly string[]): Beside {
  return { date: dateIn(time), total: decimalAmount(total) };
}
