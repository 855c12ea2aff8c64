// A stolen session must not send parcels to a place the person never named: then they prove again who they are.
import { type DeliveryAddress, samePlace } from "@trilha/contract/loyalty/orders/address.ts";

/** Must whoever orders prove again who they are before a parcel goes there? */
export function needsProof(address: DeliveryAddress, known: readonly Partial<DeliveryAddress>[]): boolean {
  return !known.some((one) => samePlace(whole(one), address));
}

/** A profile may name only a part of where somebody lives. */
function whole(address: Partial<DeliveryAddress>): DeliveryAddress {
  return {
    country: "BR",
    recipient: "",
    phone: "",
    zipCode: "",
    state: "",
    city: "",
    neighborhood: "",
    street: "",
    number: "",
    complement: "",
    ...address,
  };
}
