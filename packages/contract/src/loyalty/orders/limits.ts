import { addressLimits, phoneLimit } from "../../core/limits.ts";
import { textLimit } from "../../core/text-checks.ts";

/** Most orders of one act of the office. */
export const orderActLimit = 100;
/** Most lines of one answer of the warehouse: all of it is taken in at once, or nothing. */
export const warehouseLineLimit = 1000;
/** Longest fields of a shipment. */
export const shipmentLimits = { carrier: 64, tracking: 64, trackingUrl: 256 } as const;
/** Longest fields of a delivery address. */
export const deliveryAddressLimits = { ...addressLimits, recipient: textLimit, phone: phoneLimit } as const;
