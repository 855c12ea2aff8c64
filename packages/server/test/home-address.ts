import type { DeliveryAddress } from "@trilha/contract/loyalty/orders/address.ts";

/** Where builders' people live: their parcels go there without another proof. */
export const homeAddress: DeliveryAddress = {
  country: "BR",
  recipient: "Ana Souza",
  phone: "(11) 91234-5678",
  zipCode: "01310-100",
  state: "SP",
  city: "São Paulo",
  neighborhood: "Bela Vista",
  street: "Avenida Paulista",
  number: "1000",
  complement: "",
};
