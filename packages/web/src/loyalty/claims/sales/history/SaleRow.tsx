import { IconReceipt } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { ownLink } from "../../../../ui/page/own-link.ts";
import { PointsChip } from "../../../../ui/score/Chips.tsx";
import { ClaimBadge } from "../../../earning/ClaimBadge.tsx";
import classes from "../sales.module.css";
import type { ClaimItem } from "../sales.queries.ts";

/** One sale in the list: the whole row leads to it. */
export function SaleRow({ sale }: { sale: ClaimItem }) {
  const { t } = useTranslation("loyalty/claims/sales");
  const { calendarDay, number } = useFormats();
  return (
    <li>
      <Link {...ownLink(`/profile/sales/${sale.id}`)} className={classes.row}>
        <span className={classes.thumb} aria-hidden="true">
          {sale.photoUrl ? (
            <img src={sale.photoUrl} alt="" loading="lazy" />
          ) : (
            <IconReceipt size={24} stroke={1.5} />
          )}
        </span>
        <span className="stack gap-2 shrink">
          <strong className="text-15">{t("receipt.invoice", { number: sale.invoiceNumber })}</strong>
          <small className="small">
            {calendarDay(sale.saleDate)} · {sale.store}
          </small>
          <small className="small">{t("units", { count: sale.units, amount: number(sale.units) })}</small>
        </span>
        <span className="stack items-end gap-6">
          <PointsChip value={sale.standing} size="sm" />
          <ClaimBadge state={sale.state} />
        </span>
      </Link>
    </li>
  );
}
