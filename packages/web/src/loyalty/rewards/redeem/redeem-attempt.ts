import type { Request } from "@trilha/contract/core/endpoint.ts";
import type { DeliveryAddress } from "@trilha/contract/loyalty/orders/address.ts";
import type { redeem } from "@trilha/contract/loyalty/orders/endpoints.ts";
import { keep, recall } from "../../../session/vault.ts";

export type RedeemBody = Omit<Request<typeof redeem>["body"], "address"> & { address?: DeliveryAddress };

/** Attempt sent and not answered: sent again with its key it is the same order, whatever befell the page. */
export type RedeemAttempt = { readonly body: RedeemBody; readonly key: string; readonly at: number };

/** The server knows a key for longer than this. */
const REMEMBERED = 12 * 60 * 60_000;

const nameOf = (rewardId: string): string => `redeem.${rewardId}`;

export const keepAttempt = (rewardId: string, attempt: RedeemAttempt | null): Promise<void> =>
  keep(nameOf(rewardId), attempt);

export async function storedAttempt(rewardId: string): Promise<RedeemAttempt | undefined> {
  const attempt = await recall<RedeemAttempt | null>(nameOf(rewardId));
  return attempt && Date.now() - attempt.at < REMEMBERED ? attempt : undefined;
}
