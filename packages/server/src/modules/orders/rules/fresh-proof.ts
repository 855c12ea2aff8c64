// A stolen session must not send parcels to a place the person never named: then the password is asked for again.
import { type DeliveryAddress, samePlace } from "@trilha/contract/orders/address.ts";

/** For so long the password counts as just said. */
export const proofMinutes = 15;

/** Must the password be said again before a parcel goes there? */
export function needsProof(
  address: DeliveryAddress,
  known: readonly Partial<DeliveryAddress>[],
  proved: { at: Date | null; now: Date },
): boolean {
  if (known.some((one) => samePlace(whole(one), address))) return false;
  return !proved.at || proved.now.getTime() - proved.at.getTime() > proofMinutes * 60_000;
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
