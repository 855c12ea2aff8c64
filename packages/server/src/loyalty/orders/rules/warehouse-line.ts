// The warehouse's answer, line by line: which order, what became of its parcel, and where to follow it.

import { type Header, lineReader, readHeaderLine } from "@trilha/contract/core/imports/lines.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { columnReader, plain } from "@trilha/contract/core/imports/words.ts";
import type { OrderColumn } from "@trilha/contract/loyalty/orders/import-columns.ts";
import type { OrderState } from "@trilha/contract/loyalty/orders/states.ts";
import { orderMayStep } from "@trilha/contract/loyalty/orders/states.ts";
import type { RewardDelivery } from "@trilha/contract/loyalty/rewards/states.ts";

export const readWarehouseColumn = columnReader<OrderColumn>({
  code: [
    "order",
    "pedido",
    "codigo",
    "codigo do pedido",
    "order code",
    "codigo del pedido",
    "commande",
    "code commande",
  ],
  state: ["status", "situacao", "estado", "etat", "statut"],
  carrier: ["transportadora", "transportista", "transporteur"],
  tracking: ["rastreio", "codigo de rastreio", "tracking code", "seguimiento", "rastreo", "suivi"],
  tracking_url: ["link", "link de rastreio", "tracking link", "enlace", "lien"],
  date: ["data", "fecha", "shipped on"],
});

export function readWarehouseHeader(cells: readonly string[]) {
  return readHeaderLine(cells, readWarehouseColumn, ["code"]);
}

export type WarehouseAct = "ship" | "deliver" | "take_back";

const acts: Readonly<Record<WarehouseAct, readonly string[]>> = {
  ship: ["shipped", "ship", "enviado", "expedido", "despachado", "expedie", "envoye"],
  deliver: ["delivered", "entregue", "entregado", "livre"],
  take_back: ["returned", "devolvido", "devuelto", "retourne"],
};

/** Act of the warehouse. */
export function readAct(text: string): WarehouseAct | undefined {
  const word = plain(text);
  return (Object.keys(acts) as WarehouseAct[]).find((act) => acts[act].includes(word));
}

export interface WarehouseLine {
  readonly line: number;
  readonly code: string;
  readonly act: WarehouseAct;
  readonly carrier: string;
  readonly tracking: string;
  readonly trackingUrl: string | undefined;
  /** When it happened, YYYY-MM-DD; null: now. */
  readonly date: string | null;
}

/** Reads one line of the file. */
export function readWarehouseLine(
  line: number,
  cells: readonly string[],
  header: Header<OrderColumn>,
): WarehouseLine | { errors: LineError[] } {
  const read = lineReader(line, cells, header);
  const code = read.text("code", 16)?.toUpperCase();
  if (!read.has("code")) read.wrong("code", "required");
  const act = read.has("state") ? read.one("state", readAct) : "ship";
  const carrier = read.text("carrier", 64);
  const tracking = read.text("tracking", 64) ?? "";
  const trackingUrl = read.text("tracking_url");
  const date = read.text("date", 10);
  if (act === "ship" && !read.has("carrier")) read.wrong("carrier", "required");
  if (trackingUrl && !/^https:\/\/\S+$/.test(trackingUrl)) read.wrong("tracking_url", "invalid");
  if (date && !isDay(date)) read.wrong("date", "date_invalid");
  if (read.errors.length > 0 || !code || !act) return { errors: read.errors };
  return { line, code, act, carrier: carrier ?? "", tracking, trackingUrl, date: date ?? null };
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
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
