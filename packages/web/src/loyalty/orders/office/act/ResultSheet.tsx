import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { Sheet } from "../../../../ui/sheet/Sheet.tsx";
import classes from "../order-office.module.css";
import type { OfficeOrderItem } from "../order-office.queries.ts";
import type { DecidedOrder } from "./use-act.ts";

type Props = {
  outcomes: readonly DecidedOrder[];
  orders: readonly Pick<OfficeOrderItem, "id" | "code" | "person">[];
  onClose: () => void;
};

/** Outcome of each order: those that stayed as they were stand first, with the reason. */
export function ResultSheet({ outcomes, orders, onClose }: Props) {
  const { t } = useTranslation("loyalty/orders/office");
  const { number } = useFormats();
  const known = new Map(orders.map((order) => [order.id, order]));
  const done = outcomes.filter((one) => one.done).length;
  const sorted = [...outcomes].sort((a, b) => Number(a.done) - Number(b.done));
  return (
    <Sheet
      opened
      title={t("result.title")}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t("result.close")}</Button>}
    >
      <p>{t("result.partly", { done: number(done), all: number(outcomes.length) })}</p>
      <ul className={classes.outcomes}>
        {sorted.map((outcome) => {
          const order = known.get(outcome.id);
          const Icon = outcome.done ? IconCircleCheck : IconCircleX;
          return (
            <li key={outcome.id} data-bad={outcome.done ? undefined : true}>
              <Icon size={18} stroke={1.8} aria-hidden="true" />
              <span>
                <strong>{order ? `${order.code} · ${order.person.name}` : outcome.id}</strong>
                <span>{outcome.done ? t("result.done") : outcome.problem?.title}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
