import type { Answer } from "@trilha/contract/core/endpoint.ts";
import {
  cancelOrders,
  decideOnOrders,
  deliverOrders,
  shipOrders,
  takeBackOrders,
} from "@trilha/contract/loyalty/orders/endpoints.ts";
import { call } from "../../../../api/call.ts";
import { useSubmissionKeys } from "../../../../api/submission-key.ts";
import { useOrdersChanged } from "../order-office.queries.ts";
import type { OfficeOrderAction } from "./order-acts.ts";
import type { Shipment } from "./ship-form.ts";

export type DecidedOrder = Answer<typeof decideOnOrders>["outcomes"][number];

type Input =
  | {
      readonly act: Exclude<OfficeOrderAction, "ship">;
      readonly ids: readonly string[];
      readonly reason: string;
    }
  | { readonly act: "ship"; readonly parcels: readonly Shipment[] };

/** Does something with orders; a repeat after a lost answer is the same deed. */
export function useAct(): (input: Input) => Promise<readonly DecidedOrder[]> {
  const keys = useSubmissionKeys();
  const changed = useOrdersChanged();
  const send = (input: Input) => {
    const key = keys.of(input);
    if (input.act === "ship") return call(shipOrders, { body: { shipments: [...input.parcels] } }, { key });
    const { act, reason } = input;
    const ids = [...input.ids];
    if (act === "deliver") return call(deliverOrders, { body: { ids } }, { key });
    if (act === "takeBack") return call(takeBackOrders, { body: { ids, reason } }, { key });
    if (act === "cancel") return call(cancelOrders, { body: { ids, reason } }, { key });
    return call(
      decideOnOrders,
      { body: { ids, decision: act, ...(act === "reprove" && { reason }) } },
      { key },
    );
  };
  return async (input) => {
    try {
      const { outcomes } = await send(input);
      keys.done();
      return outcomes;
    } finally {
      // Another act may have been faster: what the page shows is looked at again either way.
      changed();
    }
  };
}
