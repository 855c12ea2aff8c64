import { IconEye, IconEyeOff } from "@tabler/icons-react";
import type { Order } from "@trilha/contract/loyalty/orders/shapes.ts";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { CopyText } from "../../ui/act/CopyText.tsx";
import { Button } from "../../ui/controls/button.ts";
import { Card } from "../../ui/page/Card.tsx";
import classes from "./orders.module.css";
import { useCodes } from "./orders.queries.ts";

/** The digital codes: hidden from who looks over the shoulder, shown with a press, copied with another. */
export function Codes({ order }: { order: Order }) {
  const { t } = useTranslation("loyalty/orders");
  const codes = useCodes(order.id);
  if (order.delivery !== "digital") return null;
  if (!order.can.readCodes) {
    if (order.state !== "awaiting_approval" && order.state !== "approved") return null;
    return (
      <Card title={t("codes.title")}>
        <p>{t("codes.notYet")}</p>
      </Card>
    );
  }
  const shown = codes.data?.codes;
  return (
    <Card title={t("codes.title")}>
      <div className={classes.codes} aria-live="polite">
        {shown ? (
          <ul className="plain stack gap-8 full">
            {shown.map((code) => (
              <li key={code}>
                <CopyText text={code} label={t("codes.one")} />
              </li>
            ))}
          </ul>
        ) : (
          <p className={classes.hidden} aria-hidden="true">
            ••••-••••-••••
          </p>
        )}
        {codes.error ? (
          <p className="ink-danger text-14" role="alert">
            {isRefused(codes.error) ? codes.error.message : String(codes.error)}
          </p>
        ) : null}
        {shown ? (
          <Button
            variant="default"
            leftSection={<IconEyeOff size={18} stroke={1.7} aria-hidden="true" />}
            onClick={() => codes.reset()}
          >
            {t("codes.hide")}
          </Button>
        ) : (
          <Button
            loading={codes.isPending}
            leftSection={<IconEye size={18} stroke={1.7} aria-hidden="true" />}
            onClick={() => codes.mutate()}
          >
            {t("codes.show", { count: order.quantity })}
          </Button>
        )}
      </div>
    </Card>
  );
}
