import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { readProfile } from "@trilha/contract/accounts/identity/endpoints.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { listOwnOrders, readOwnOrder, redeem } from "@trilha/contract/loyalty/orders/endpoints.ts";
import { readReference } from "@trilha/contract/tenants/clients/endpoints.ts";
import { call } from "../../../api/call.ts";
import type { RedeemBody } from "./redeem-attempt.ts";

export type PlacedOrder = Answer<typeof redeem>;

/** Among the last orders one that went by parcel: the next one probably goes to the same door. */
const LOOKED_AT = 10;

/**
 * Where I live and where my last parcel went; asked for when a parcel is about to be ordered. `own`: the session
 * reaches the profile; without, only what was ordered here is known.
 */
export const knownAddressesQuery = (own: boolean) =>
  queryOptions({
    queryKey: ["orders", "addresses", own],
    queryFn: async ({ signal }) => {
      const [profile, { items }] = await Promise.all([
        own ? call(readProfile, {}, { signal }) : undefined,
        call(listOwnOrders, { query: { limit: LOOKED_AT } }, { signal }),
      ]);
      const last = items.find(({ delivery }) => delivery === "shipped");
      const order = last ? await call(readOwnOrder, { params: { id: last.id } }, { signal }) : undefined;
      return { profile, last: order?.address ?? null };
    },
  });

/** Countries with their areas: the same for everybody. */
export const areasQuery = queryOptions({
  queryKey: ["reference"],
  queryFn: ({ signal }) => call(readReference, {}, { signal }),
  staleTime: 60 * 60_000,
  meta: { keep: true },
});

/** Places the order; everything that shows points, stock or orders looks again. */
export function useRedeem() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: RedeemBody; key: string }) => call(redeem, { body }, { key }),
    onSuccess: (order) => {
      queries.setQueryData(["orders", "mine", order.id], order);
      for (const queryKey of [
        ["orders"],
        ["rewards"],
        ["points"],
        ["campaigns", "current"],
        ["home"],
      ] as const)
        void queries.invalidateQueries({ queryKey });
    },
  });
}
