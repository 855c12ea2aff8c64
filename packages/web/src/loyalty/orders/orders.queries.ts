import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import {
  cancelOwnOrder,
  confirmArrival,
  listOwnOrders,
  readOrderCodes,
  readOwnOrder,
} from "@trilha/contract/loyalty/orders/endpoints.ts";
import type { Order } from "@trilha/contract/loyalty/orders/shapes.ts";
import { orderStates } from "@trilha/contract/loyalty/orders/states.ts";
import { call } from "../../api/call.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { oneOf } from "../../core/lists/read-filters.ts";

export type OwnOrderItem = Answer<typeof listOwnOrders>["items"][number];

/** My orders, newest first; the first page is kept for days without a network. */
export const ownOrderList = defineList({
  queryKey: ["orders", "list"],
  endpoint: listOwnOrders,
  filters: { state: oneOf(orderStates) },
  limit: 20,
  keepOffline: true,
});

/** One of my orders. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ["orders", "mine", id],
    queryFn: ({ signal }) => call(readOwnOrder, { params: { id } }, { signal }),
    meta: { keep: true },
  });

/** Cancels an order or says that it arrived; points and lists look again. */
export function useOrderStep({ id, version }: Pick<Order, "id" | "version">) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ step, key }: { step: "cancel" | "arrived"; key: string }) =>
      call(
        step === "cancel" ? cancelOwnOrder : confirmArrival,
        { params: { id }, body: { version } },
        { key },
      ),
    onSuccess: (order) => {
      queries.setQueryData(orderQuery(id).queryKey, order);
      for (const queryKey of [
        ["orders", "list"],
        ["rewards"],
        ["points"],
        ["campaigns", "current"],
        ["home"],
      ] as const)
        void queries.invalidateQueries({ queryKey });
    },
    // A decision came meanwhile: the page shows the order as it is now.
    onError: () => void queries.invalidateQueries({ queryKey: orderQuery(id).queryKey }),
  });
}

/** The codes of a delivered order. They are asked for each time, and never kept on the device. */
export function useCodes(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(readOrderCodes, { params: { id } }),
    gcTime: 0,
    // Home says which codes nobody has looked at.
    onSuccess: () => queries.invalidateQueries({ queryKey: ["home"] }),
  });
}
