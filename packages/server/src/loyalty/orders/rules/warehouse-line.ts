// The warehouse's answer, line by line: which order, what became of its parcel, and where to follow it.

import { type ColumnsOfFile, type Header, lineReader } from "@trilha/contract/core/imports/lines.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { columnReader, plain } from "@trilha/contract/core/imports/words.ts";
import { readDay } from "@trilha/contract/core/imports/written-values.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { OrderColumn } from "@trilha/contract/loyalty/orders/import-columns.ts";
import type { OrderState } from "@trilha/contract/loyalty/orders/states.ts";
import { orderMayStep } from "@trilha/contract/loyalty/orders/states.ts";
import type { RewardDelivery } from "@trilha/contract/loyalty/rewards/states.ts";

export const readWarehouseColumn = columnReader<OrderColumn>({
  code: [
    ...["order", "order code", "order number", "pedido", "codigo", "codigo do pedido", "numero do pedido"],
    ...["codigo del pedido", "numero de pedido", "commande", "code commande", "numero de commande"],
  ],
  // A place is no state of an order: "State" and "Estado" of an address stand under other words in our own file.
  state: [
    ...["order state", "order status", "status", "status do pedido", "situacao", "situacao do pedido"],
    ...["estado", "estado del pedido", "situacion", "etat", "etat de la commande", "statut"],
  ],
  carrier: ["transportadora", "transportista", "transporteur", "shipper", "courier"],
  tracking: [
    ...["rastreio", "codigo de rastreio", "rastreamento", "tracking code", "tracking number", "awb"],
    ...["seguimiento", "numero de seguimiento", "rastreo", "suivi", "numero de suivi"],
  ],
  tracking_url: [
    "link",
    "link de rastreio",
    "tracking link",
    "enlace",
    "enlace de seguimiento",
    "lien",
    "lien de suivi",
  ],
  date: ["data", "data de envio", "shipped on", "ship date", "fecha", "fecha de envio", "date d envoi"],
});

export const warehouseFile: ColumnsOfFile<OrderColumn> = { read: readWarehouseColumn, needs: [["code"]] };

export type WarehouseAct = "ship" | "deliver" | "take_back";

const acts: Readonly<Record<WarehouseAct, readonly string[]>> = {
  ship: ["shipped", "ship", "sent", "enviado", "expedido", "despachado", "expedie", "expediee", "envoye"],
  deliver: ["delivered", "deliver", "entregue", "entregado", "livre", "livree"],
  take_back: ["returned", "returned to sender", "devolvido", "devuelto", "retourne", "retournee"],
};

/** Words of an order the warehouse has still to send: as the file says it when it leaves. */
const toSend = ["approved", "aprovado", "aprobado", "approuvee", "approuve", "a enviar", "to send"];

/** Act of the warehouse. */
export function readAct(text: string): WarehouseAct | undefined {
  const word = plain(text);
  return (Object.keys(acts) as WarehouseAct[]).find((act) => acts[act].includes(word));
}

export interface WarehouseLine {
  readonly line: number;
  readonly code: string;
  /** Null: nothing has happened yet; the line is as it left. */
  readonly act: WarehouseAct | null;
  /** State as written. */
  readonly written: string;
  readonly carrier: string;
  readonly tracking: string;
  readonly trackingUrl: string | undefined;
  /** When it happened, YYYY-MM-DD; null: now. */
  readonly date: string | null;
}

/** Line of an order something happened to. */
export type SentLine = WarehouseLine & { readonly act: WarehouseAct };

/** Reads one line of the file; a state that is not said is shipped once there is a carrier. */
export function readWarehouseLine(
  line: number,
  cells: readonly string[],
  header: Header<OrderColumn>,
  locale: Locale,
): WarehouseLine | { errors: LineError[]; partial?: WarehouseLine } {
  const read = lineReader(line, cells, header);
  const code = read.text("code", 16)?.toUpperCase();
  if (!read.has("code")) read.wrong("code", "required");
  const written = read.value("state") ?? "";
  const isToSend = toSend.includes(plain(written));
  const carrier = read.text("carrier", 64);
  const tracking = read.text("tracking", 64) ?? "";
  const trackingUrl = read.text("tracking_url");
  const untouched = !carrier && !tracking && !trackingUrl && (isToSend || !read.has("state"));
  const named = isToSend ? undefined : read.one("state", readAct, actWords[locale]);
  const act = untouched ? null : read.has("state") && !isToSend ? named : "ship";
  if (act === "ship" && !read.has("carrier")) read.wrong("carrier", "required");
  if (trackingUrl && !/^https:\/\/\S+$/.test(trackingUrl)) read.wrong("tracking_url", "invalid");
  const day = read.value("date");
  const date = day === undefined ? undefined : readDay(day, locale);
  if (day !== undefined && date === undefined) read.wrong("date", "date_invalid");
  const rest = { written, carrier: carrier ?? "", tracking, trackingUrl, date: date ?? null };
  const whole = code === undefined || act === undefined ? undefined : { line, code, act, ...rest };
  if (read.errors.length === 0 && whole) return whole;
  return { errors: read.errors, ...(whole && { partial: whole }) };
}

/** States of a file, in the words its reader knows. */
const actWords: Readonly<Record<Locale, readonly string[]>> = {
  "pt-BR": ["enviado", "entregue", "devolvido"],
  "en-US": ["shipped", "delivered", "returned"],
  "es-ES": ["enviado", "entregado", "devuelto"],
  "fr-FR": ["expédié", "livré", "retourné"],
};

/** An order that stands already as the line says: the same file again changes nothing. */
export function isDone(
  act: WarehouseAct,
  line: Pick<WarehouseLine, "carrier" | "tracking">,
  order: { state: OrderState; carrier: string | null; tracking: string | null; returnedAt: Date | null },
): boolean {
  if (act === "take_back") return order.returnedAt !== null;
  if (order.returnedAt) return false;
  if (act === "deliver") return order.state === "delivered";
  const same = (order.carrier ?? "") === line.carrier && (order.tracking ?? "") === line.tracking;
  return order.state === "shipped" && same;
}

/** May the warehouse say this of an order that stands so? */
export function warehouseMay(
  act: WarehouseAct,
  order: { state: OrderState; delivery: RewardDelivery; returnedAt: Date | null },
): boolean {
  if (order.delivery === "digital" || order.returnedAt) return false;
  if (act === "take_back") return order.state === "shipped" || order.state === "delivered";
  return orderMayStep(order.delivery, order.state, act === "ship" ? "shipped" : "delivered");
}
