import type { Order } from "@trilha/contract/loyalty/orders/shapes.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../i18n/country-name.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { Card } from "../../ui/page/Card.tsx";
import { addressLines } from "../redemption/address-lines.ts";
import classes from "./orders.module.css";

/** Where the parcel goes, as long as the programme keeps it. */
export function OrderAddress({ order: { delivery, address } }: { order: Order }) {
  const { t } = useTranslation("loyalty/orders");
  const locale = useLocale();
  if (delivery !== "shipped") return null;
  return (
    <Card title={t("address.title")}>
      {address ? (
        <p className={classes.address}>
          <strong>{address.recipient}</strong>
          {addressLines(address).map((line) => (
            <span className="dim" key={line}>
              {line}
            </span>
          ))}
          <span className="dim">{countryName(address.country, locale)}</span>
        </p>
      ) : (
        <p className={classes.address}>{t("address.erased")}</p>
      )}
    </Card>
  );
}
