import type { Request } from "@trilha/contract/core/endpoint.ts";
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import type { shipOrders } from "@trilha/contract/loyalty/orders/endpoints.ts";

export type Shipment = Request<typeof shipOrders>["body"]["shipments"][number];

/** Parcels of one carrier as the form holds them: a tracking number for each order, by its id. */
export type ShipValues = {
  carrier: string;
  tracking: Readonly<Record<string, string>>;
  /** Address that follows one parcel only. */
  trackingUrl: string;
};

export const emptyShip: ShipValues = { carrier: "", tracking: {}, trackingUrl: "" };

/** Faults the device can know of. */
export function checkShip(values: ShipValues): Readonly<Record<string, FieldCode>> {
  const wrong: Record<string, FieldCode> = {};
  if (!values.carrier.trim()) wrong.carrier = "required";
  if (values.trackingUrl.trim() && !/^https:\/\/\S+$/.test(values.trackingUrl.trim()))
    wrong.trackingUrl = "invalid";
  return wrong;
}

export const parcelsOf = (values: ShipValues, ids: readonly string[]): Shipment[] =>
  ids.map((id) => ({
    id,
    carrier: values.carrier.trim(),
    tracking: values.tracking[id]?.trim() ?? "",
    ...(ids.length === 1 && values.trackingUrl.trim() && { trackingUrl: values.trackingUrl.trim() }),
  }));
