import type { DeliveryAddress } from "@trilha/contract/loyalty/orders/address.ts";
import { useRef, useState } from "react";
import { ProofDeclined, withProof } from "../../../accounts/re-authentication/with-proof.ts";
import { isRefused, type Refused } from "../../../api/problem.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { sentAddress } from "./address-form.ts";
import { type PlacedOrder, useRedeem } from "./redeem.queries.ts";
import { keepAttempt, type RedeemAttempt } from "./redeem-attempt.ts";
import { placeOf } from "./refusal-remedies.ts";

export type RedeemStep = "choose" | "confirm" | "done";

type Input = {
  rewardId: string;
  campaignId: string;
  price: number;
  /** Sent in an earlier visit and not answered. */
  before: RedeemAttempt | undefined;
};

/** The number a refusal carries, whichever way it was written. */
const numberIn = (refused: Refused, name: string): number | undefined => {
  const value = Number(refused.params[name]);
  return Number.isFinite(value) ? value : undefined;
};

/**
 * One opening of the redeem sheet: what is chosen, what was agreed to, what came back. The key is made with the
 * content when it is confirmed, so a second tap and a repeat after a lost answer are the same order (§validation#redemption-rush).
 */
export function useFlow({ rewardId, campaignId, price: first, before }: Input) {
  const [step, setStep] = useState<RedeemStep>(before ? "confirm" : "choose");
  const [quantity, setQuantity] = useState(before?.body.quantity ?? 1);
  const [price, setPrice] = useState(before?.body.price ?? first);
  const [pending, setPending] = useState(before);
  const [refusal, setRefusal] = useState<Refused>();
  const [formerly, setFormerly] = useState<number>();
  const [order, setOrder] = useState<PlacedOrder>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const keys = useSubmissionKeys();
  const redeem = useRedeem();

  const refused = (error: Refused) => {
    const place = placeOf(error);
    if (place === "lost") return setRefusal(error);
    // Refused is answered: nothing was kept, what is changed now is a new order.
    setPending(undefined);
    void keepAttempt(rewardId, null);
    setRefusal(error);
    if (place === "price") {
      setFormerly(price);
      setPrice(numberIn(error, "price") ?? price);
    }
    if (place === "quantity" || place === "address") setStep("choose");
  };

  const send = async (address: DeliveryAddress | undefined) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setRefusal(undefined);
    const body = {
      campaignId,
      rewardId,
      quantity,
      price,
      ...(address ? { address: sentAddress(address) } : {}),
    };
    const attempt = pending ?? { body, key: keys.of(body), at: Date.now() };
    try {
      setPending(attempt);
      await keepAttempt(rewardId, attempt);
      const placed = await withProof(() => redeem.mutateAsync({ body: attempt.body, key: attempt.key }));
      void keepAttempt(rewardId, null);
      setOrder(placed);
      setStep("done");
    } catch (error) {
      if (error instanceof ProofDeclined) {
        // The order was not placed, and it may be asked for again.
        setPending(undefined);
        void keepAttempt(rewardId, null);
      } else if (isRefused(error)) refused(error);
      else throw error;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return {
    step,
    quantity,
    price,
    /** The price that was shown before, when it changed meanwhile. */
    formerly,
    refusal,
    place: refusal ? placeOf(refusal) : undefined,
    /** Sent and not answered: it can only be sent again as it is. */
    lost: pending !== undefined && !busy && order === undefined,
    order,
    busy,
    choose: (next: number) => {
      setQuantity(next);
      setRefusal(undefined);
    },
    go: (to: RedeemStep) => {
      setRefusal(undefined);
      setStep(to);
    },
    send,
  };
}
export type Flow = ReturnType<typeof useFlow>;
