import { useRef, useState } from "react";
import { isRefused, type Refused } from "../../../../api/problem.ts";
import { bodyOf, type SaleValues } from "../sale-form.ts";
import { type Claim, useSendSale } from "../sales.queries.ts";
import { keepSale, keepStore, type SaleAttempt } from "./sale-draft.ts";

type Input = {
  /** Names the draft on the device. */
  name: string;
  campaignId: string;
  device: string;
  attempt: SaleAttempt | null;
  again: Pick<Claim, "id" | "version"> | undefined;
  onSent: (claim: Claim) => void;
};

/** No answer came: the sale may have arrived or not, so it is sent again as it is. */
const unanswered = (error: unknown): boolean =>
  !isRefused(error) || error.status === 0 || error.status >= 500;

/**
 * Sends a sale once, whatever the network does: its key is kept with the draft before the first byte leaves, so a
 * second tap, a lost answer or a reload repeat the same deed and get the same receipt.
 */
export function useSending({ name, campaignId, device, attempt: before, again, onSent }: Input) {
  const mutation = useSendSale(again);
  const [attempt, setAttempt] = useState(before);
  const [refusal, setRefusal] = useState<Refused>();
  const [waiting, setWaiting] = useState(before !== null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const send = async (values: SaleValues) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setRefusal(undefined);
    const body = bodyOf(values, campaignId, device);
    const content = JSON.stringify({ body, again: again ?? null });
    const now = attempt?.content === content ? attempt : { content, key: crypto.randomUUID() };
    setAttempt(now);
    try {
      await keepSale(name, { values, attempt: now });
      if (!navigator.onLine) {
        setWaiting(true);
        return;
      }
      const claim = await mutation.mutateAsync({ body, key: now.key });
      await Promise.all([keepSale(name, null), keepStore(values.storeId)]);
      onSent(claim);
    } catch (error) {
      const lost = unanswered(error);
      setWaiting(lost);
      if (isRefused(error) && (!lost || error.status >= 500)) setRefusal(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return {
    send,
    busy,
    attempt,
    refusal,
    /** Ready and not sent, or sent and not answered. */
    waiting: waiting && !busy,
    forget: () => {
      setAttempt(null);
      setWaiting(false);
      setRefusal(undefined);
    },
  };
}
