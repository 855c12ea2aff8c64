import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { Card } from "../../ui/page/Card.tsx";
import classes from "./own-data.module.css";
import type { Leaving } from "./own-data.queries.ts";

/** Data that goes with the account, counted, and data that stays without it. */
export function LeavingFacts({ leaving: { clients, certificates } }: { leaving: Leaving }) {
  const { t } = useTranslation("privacy/own-data");
  const { number } = useFormats();
  return (
    <>
      <Card title={t("leave.goes")}>
        <ul className={classes.bullets}>
          <li>{t("leave.access")}</li>
          <li>{t("leave.personal")}</li>
          {clients
            .filter(({ points }) => points > 0)
            .map(({ id, name, points }) => (
              <li key={`points ${id}`}>{t("leave.points", { points: number(points), client: name })}</li>
            ))}
          {clients
            .filter(({ openOrders }) => openOrders > 0)
            .map(({ id, name, openOrders }) => (
              <li key={`orders ${id}`}>{t("leave.orders", { count: openOrders, client: name })}</li>
            ))}
          {certificates > 0 ? <li>{t("leave.certificates", { count: certificates })}</li> : null}
        </ul>
      </Card>
      <Card title={t("leave.stays")}>
        <ul className={classes.bullets}>
          <li>{t("leave.books")}</li>
          <li>{t("leave.decisions")}</li>
          <li>{t("leave.copies")}</li>
        </ul>
      </Card>
    </>
  );
}
