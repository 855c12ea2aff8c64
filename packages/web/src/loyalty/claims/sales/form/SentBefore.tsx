import { IconCopyCheck } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { ownLink } from "../../../../ui/page/own-link.ts";
import type { SaleValues } from "../sale-form.ts";
import { sentSaleQuery } from "../sales.queries.ts";
import classes from "./form.module.css";

type Props = {
  values: SaleValues;
  campaignId: string;
  /** The number was read or left, and is not being typed. */
  complete: boolean;
  /** The rejected sale that is sent once more: its own number is no other one's. */
  again: string | undefined;
};

/** Tells of an invoice that was sent already, before the rest of the form is filled in. */
export function SentBefore({ values, campaignId, complete, again }: Props) {
  const { t } = useTranslation("loyalty/claims/sales");
  const { calendarDay } = useFormats();
  const { storeId, saleDate, code } = values;
  const issuer = values.issuer.trim();
  const sale = useQuery(
    sentSaleQuery(
      {
        ...{ campaignId, storeId, saleDate, invoiceNumber: values.invoiceNumber.trim() },
        ...(code ? { code } : {}),
        ...(issuer ? { issuer } : {}),
      },
      complete,
    ),
  ).data?.sale;
  if (!sale || sale.id === again) return null;
  return (
    <div className={classes.sent} role="alert">
      <IconCopyCheck className="ink-warning" size={20} stroke={1.7} aria-hidden="true" />
      <p>
        {t("invoice.sent", { number: sale.invoiceNumber, day: calendarDay(sale.saleDate) })}{" "}
        <Link {...ownLink(`/profile/sales/${sale.id}`)}>{t("invoice.openSent")}</Link>
      </p>
    </div>
  );
}
