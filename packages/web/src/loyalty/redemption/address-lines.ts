import type { DeliveryAddress } from "@trilha/contract/loyalty/orders/address.ts";

/** Two lines for a label: the door, and the place around it. */
export const addressLines = (address: DeliveryAddress): readonly string[] =>
  [
    [address.street, address.number, address.complement],
    [address.neighborhood, address.city, address.state, address.zipCode],
  ].map((parts) => parts.filter(Boolean).join(", "));
