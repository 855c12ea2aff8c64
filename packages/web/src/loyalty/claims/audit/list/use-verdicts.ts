import { useQueryClient } from "@tanstack/react-query";
import { decideClaim } from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../../api/call.ts";
import { readyToSend } from "../../../../api/last-word.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { notice } from "../../../../ui/act/notices.ts";
import type { QueueItem } from "../audit.queries.ts";
import { PendingVerdict } from "../work/pending-verdict.ts";

/** Runs work over all items, so many at once, and answers in their order. */
export async function eachSome<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = new Array(items.length);
  let next = 0;
  const runInTurn = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      results[index] = await work(items[index] as Item);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, runInTurn));
  return results;
}

export type SharedVerdict =
  | { readonly verdict: "accept" }
  | { readonly verdict: "reject"; readonly reason: string };

/** Outcome of one report; without a problem it was decided. */
export type VerdictOutcome = { readonly item: QueueItem; readonly problem?: string };

/** Verdicts on their way at once. */
const AT_ONCE = 4;

/**
 * One verdict on several reports: each is a verdict of its own, judged as any other, held for a moment together so that
 * it can be taken back. What became of each is told once all are answered.
 */
export function useVerdicts(onOutcomes: (outcomes: readonly VerdictOutcome[]) => void) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { number } = useFormats();
  const queries = useQueryClient();
  const [pending] = useState(() => new PendingVerdict());
  useEffect(() => pending.watchPage(), [pending]);

  const undo = () => {
    if (!pending.undo()) notice(t("tooLate"), { kind: "failed" });
  };
  return (items: readonly QueueItem[], verdict: SharedVerdict) => {
    const requests = items.map((item) => ({
      item,
      key: crypto.randomUUID(),
      input: {
        params: { type: item.subjectType, id: item.id },
        body: { ...verdict, version: item.version },
      },
    }));
    const send = async () => {
      const outcomes = await eachSome(
        requests,
        AT_ONCE,
        async ({ item, key, input }): Promise<VerdictOutcome> => {
          try {
            await call(decideClaim, input, { key });
            return { item };
          } catch (failed) {
            return { item, problem: (failed as Error).message };
          }
        },
      );
      void queries.invalidateQueries({ queryKey: ["review"] });
      void queries.invalidateQueries({ queryKey: ["audit"] });
      if (outcomes.some(({ problem }) => problem !== undefined)) onOutcomes(outcomes);
    };
    const last = readyToSend(decideClaim).then((sendLast) => () => {
      for (const { input, key } of requests) sendLast(input, key);
    });
    pending.hold(send, last);
    notice(t(`bulk.${verdict.verdict}`, { count: items.length, amount: number(items.length) }), { undo });
  };
}
