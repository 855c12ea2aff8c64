import { orderActLimit } from "@trilha/contract/loyalty/orders/limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { SelectionBar } from "../../../../ui/list/SelectionBar.tsx";
import type { OfficeOrderItem } from "../order-office.queries.ts";
import { ActButtons } from "./ActButtons.tsx";
import { Acting } from "./Acting.tsx";
import { actsFor, type OfficeOrderAction } from "./order-acts.ts";

type Props = { orders: readonly OfficeOrderItem[]; onClear: () => void };

/** Acts on the ticked orders. */
export function ActBar({ orders, onClear }: Props) {
  const { t } = useTranslation("loyalty/orders/office");
  const { number } = useFormats();
  const session = useSession();
  const [pending, setPending] = useState<{ act: OfficeOrderAction; orders: readonly OfficeOrderItem[] }>();
  const acts = actsFor(orders, (permission) => can(session, permission));
  const hint =
    orders.length > orderActLimit
      ? t("tooMany", { amount: number(orderActLimit) })
      : acts.length === 0
        ? t("nothingForAll")
        : undefined;
  return (
    <>
      <SelectionBar label={t("selection")} count={orders.length} clear={t("unselect")} onClear={onClear}>
        {hint ? (
          <p className="text-14">{hint}</p>
        ) : (
          <ActButtons acts={acts} onAct={(act) => setPending({ act, orders })} />
        )}
      </SelectionBar>
      <Acting
        act={pending?.act}
        orders={pending?.orders ?? []}
        onClose={() => setPending(undefined)}
        onDone={onClear}
      />
    </>
  );
}
