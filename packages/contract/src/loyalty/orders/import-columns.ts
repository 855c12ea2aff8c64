/** Columns of the warehouse's answer; a header row is needed, order is free. */
export const orderColumns = ["code", "state", "carrier", "tracking", "tracking_url", "date"] as const;
export type OrderColumn = (typeof orderColumns)[number];
