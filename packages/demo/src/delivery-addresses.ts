import type { Country } from "@trilha/contract/core/country.ts";
import type { DeliveryAddress } from "@trilha/contract/loyalty/orders/address.ts";

type Place = Omit<DeliveryAddress, "country" | "recipient">;

const place = (fields: Partial<Place> & Pick<Place, "phone" | "state" | "city" | "street">): Place => ({
  ...{ zipCode: "", neighborhood: "", number: "", complement: "" },
  ...fields,
});

/** A place in each country where parcels of the demo go. */
export const deliveryPlaces: Readonly<Record<Country, Place>> = {
  AR: place({
    phone: "11 4321 5678",
    zipCode: "C1002AAP",
    state: "C",
    city: "Buenos Aires",
    street: "Avenida de Mayo",
    number: "860",
  }),
  BR: place({
    ...{ phone: "(11) 91234-5678", zipCode: "01310-100", state: "SP", city: "São Paulo" },
    ...{ neighborhood: "Bela Vista", street: "Avenida Paulista", number: "1000", complement: "ap. 42" },
  }),
  CA: place({
    phone: "514 555 0142",
    zipCode: "H2Y 1C6",
    state: "QC",
    city: "Montréal",
    street: "275 rue Notre-Dame Est",
  }),
  CL: place({
    phone: "9 6123 4567",
    state: "RM",
    city: "Santiago",
    street: "Avenida Providencia",
    number: "1208",
  }),
  CO: place({ phone: "310 456 7890", state: "DC", city: "Bogotá", street: "Carrera 7 # 72-41" }),
  MX: place({
    phone: "55 5123 4567",
    zipCode: "06600",
    state: "CMX",
    city: "Ciudad de México",
    street: "Paseo de la Reforma",
    number: "222",
  }),
  PE: place({ phone: "912 345 678", state: "LIM", city: "Lima", street: "Avenida Larco", number: "345" }),
};

/** Working days after approval in which a parcel of the demo arrives. */
export const parcelDays = { arrives_from: 5, arrives_until: 12 };
