import type { Order } from "@trilha/contract/loyalty/orders/shapes.ts";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { ConfirmAction } from "../../ui/act/ConfirmAction.tsx";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { useOrderStep } from "./orders.queries.ts";

/** Acts of the owner on an order now: call it off, or say that it arrived. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation("loyalty/orders");
  const step = useOrderStep(order);
  const keys = useSubmissionKeys();
  const { cancel, confirmArrival } = order.can;
  if (!cancel && !confirmArrival) return null;

  const go = (kind: "cancel" | "arrived") =>
    step.mutateAsync({ step: kind, key: keys.of([kind, order.version]) }).then(
      () => {
        keys.done();
        notice(t(`${kind}.done`));
      },
      (error) => notice(isRefused(error) ? error.message : String(error), { kind: "failed" }),
    );
  return (
    <div className="flex wrap gap-8 mt-18">
      {confirmArrival ? (
        <Button size="md" loading={step.isPending} onClick={() => void go("arrived")}>
          {t("arrived.open")}
        </Button>
      ) : null}
      {cancel ? (
        <ConfirmAction
          title={t("cancel.title")}
          text={t("cancel.text")}
          confirm={t("cancel.confirm")}
          onConfirm={() => go("cancel")}
        >
          {(ask) => (
            <Button variant="default" onClick={ask}>
              {t("cancel.open")}
            </Button>
          )}
        </ConfirmAction>
      ) : null}
    </div>
  );
}
