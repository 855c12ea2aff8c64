import { endpoint } from "@trilha/contract/core/endpoint.ts";
import { page, pageQuery } from "@trilha/contract/core/page.ts";
import { country, id } from "@trilha/contract/core/shapes.ts";
import { deliveryAddress } from "@trilha/contract/loyalty/orders/address.ts";
import * as z from "zod/mini";
import { route, type UseCase } from "../../../core/use-case.ts";
import { pageOf, readCursor } from "../../../db/cursor.ts";
import { textIn } from "../../../loyalty/campaigns/index.ts";
import { kindOf, moment } from "./kind.ts";
import { parcelPage } from "./warehouse.queries.ts";
import { inWords, words } from "./words.ts";

/** No page shows parcels with where they go: they are read only into the warehouse's file. */
const parcels = endpoint({
  id: "exports.warehouse",
  method: "GET",
  path: "/exports/warehouse",
  summary: "Approved orders with where they go, who waits longest first",
  access: "orders.ship",
  module: "has_reward_store",
  query: z.strictObject({ country: z.optional(country), campaignId: z.optional(id), ...pageQuery }),
  answer: page(
    z.strictObject({
      code: z.string(),
      sku: z.string(),
      name: z.string(),
      quantity: z.number(),
      placedAt: z.string(),
      address: deliveryAddress,
    }),
  ),
});

const listParcels: UseCase<typeof parcels> = async (call, { query }) => {
  const { limit, cursor, ...filters } = query;
  const position = readCursor(cursor, ["moment", "id"]);
  const after = position && ([new Date(position[0]), position[1]] as const);
  const campaign = { ...filters, clientId: call.actor.clientId };
  const rows = await call.read((tx) => parcelPage(tx, campaign, { after, rows: limit + 1 }));
  return pageOf(
    rows,
    limit,
    (row) => [row.placed_at.getTime(), row.id],
    ({ code, sku, name, quantity, placed_at, address }) => ({
      ...{ code, sku, name: textIn(name, call.locale), quantity, placedAt: placed_at.toISOString(), address },
    }),
  );
};

export const parcelRoute = route(parcels, listParcels);

/** Parcels of the warehouse. */
export const warehouse = kindOf(parcels, [
  { heading: words.order, cell: ({ code }) => code },
  { heading: words.sku, cell: ({ sku }) => sku },
  { heading: words.reward, cell: ({ name }) => name },
  { heading: words.quantity, cell: ({ quantity }) => quantity },
  { heading: words.placedAt, cell: ({ placedAt }) => moment(placedAt) },
  { heading: words.recipient, cell: ({ address }) => address.recipient },
  { heading: words.phone, cell: ({ address }) => address.phone },
  { heading: words.street, cell: ({ address }) => address.street },
  { heading: words.houseNumber, cell: ({ address }) => address.number },
  { heading: words.complement, cell: ({ address }) => address.complement },
  { heading: words.neighborhood, cell: ({ address }) => address.neighborhood },
  { heading: words.city, cell: ({ address }) => address.city },
  { heading: words.addressArea, cell: ({ address }) => address.state },
  { heading: words.zip, cell: ({ address }) => address.zipCode },
  { heading: words.country, cell: ({ address }) => address.country },
  // The warehouse fills in what follows, and the file comes back as it is.
  { heading: words.orderState, cell: (_, locale) => inWords("approved", locale) },
  { heading: words.carrier, cell: () => null },
  { heading: words.tracking, cell: () => null },
  { heading: words.trackingLink, cell: () => null },
  { heading: words.shippedOn, cell: () => null },
]);
