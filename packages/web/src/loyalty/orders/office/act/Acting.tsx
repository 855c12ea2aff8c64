import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { notice } from "../../../../ui/act/notices.ts";
import { lazyPart } from "../../../../ui/part/lazy-part.tsx";
import type { OfficeOrderItem } from "../order-office.queries.ts";
import type { OfficeOrderAction } from "./order-acts.ts";
import type { DecidedOrder } from "./use-act.ts";

const AskSheet = lazyPart(() => import("./AskSheet.tsx").then((one) => ({ default: one.AskSheet })));
const ShipSheet = lazyPart(() => import("./ShipSheet.tsx").then((one) => ({ default: one.ShipSheet })));
const ResultSheet = lazyPart(() => import("./ResultSheet.tsx").then((one) => ({ default: one.ResultSheet })));

type Named = Pick<OfficeOrderItem, "id" | "code" | "person">;
type Props = {
  act: OfficeOrderAction | undefined;
  orders: readonly Named[];
  onClose: () => void;
  /** Called once an act was done, to all orders or some. */
  onDone?: () => void;
};

/** An act on orders from its question to its result, which is told order by order where not all went well. */
export function Acting({ act, orders, onClose, onDone }: Props) {
  const { t } = useTranslation("loyalty/orders/office");
  const { number } = useFormats();
  const [result, setResult] = useState<{ outcomes: readonly DecidedOrder[]; orders: readonly Named[] }>();

  const done = (outcomes: readonly DecidedOrder[]) => {
    const [only] = outcomes;
    const failed = outcomes.filter((one) => !one.done).length;
    if (failed === 0 && act)
      notice(t(`${act}.done`, { count: outcomes.length, amount: number(outcomes.length) }));
    else if (outcomes.length === 1) notice(only?.problem?.title ?? "", { kind: "failed" });
    else setResult({ outcomes, orders });
    onClose();
    onDone?.();
  };
  return (
    <Suspense fallback={null}>
      {act === "ship" ? <ShipSheet orders={orders} onDone={done} onClose={onClose} /> : null}
      {act && act !== "ship" ? (
        <AskSheet act={act} ids={orders.map(({ id }) => id)} onDone={done} onClose={onClose} />
      ) : null}
      {result ? <ResultSheet {...result} onClose={() => setResult(undefined)} /> : null}
    </Suspense>
  );
}
