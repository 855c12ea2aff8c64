import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import classes from "../order-office.module.css";
import type { OfficeOrder } from "../order-office.queries.ts";

const WORD = { claim: "sale", photo: "photo", other: "other" } as const;

/** Why an order cannot be approved yet: the sales and photos its points came from, each a press away. */
export function WaitsFor({ order: { waitsFor, state } }: { order: OfficeOrder }) {
  const { t } = useTranslation("loyalty/orders/office");
  const { number } = useFormats();
  const mayRead = can(useSession(), "claims.read");
  const { points, fell, claims } = waitsFor;
  if (state !== "awaiting_approval" || (points === 0 && !fell)) return null;
  return (
    <Card title={t("one.waits")}>
      <p className="hint">{t(fell ? "one.fell" : "one.waitsText")}</p>
      <ul className={classes.claims}>
        {claims.map(({ id, kind, label, points: waiting }) => (
          <li key={id}>
            <span className="stack">
              {[t(`claim.${WORD[kind]}`), label].filter(Boolean).join(" · ")}
              <small className="small">{t("waitsPoints", { count: waiting, amount: number(waiting) })}</small>
            </span>
            {mayRead && kind !== "other" ? (
              <Link
                to="/admin/claims/$type/$claimId"
                params={{ type: kind, claimId: id }}
                className="inline gap-6 min-h-32 ink-primary weight-550"
                aria-label={`${t("one.seeClaim")} ${t(`claim.${WORD[kind]}`)} ${label}`}
              >
                {t("one.seeClaim")}
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
