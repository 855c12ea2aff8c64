import { IconClockSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { Order } from "@trilha/contract/loyalty/orders/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { ownLink } from "../../ui/page/own-link.ts";
import classes from "./redeeming.module.css";

type Claim = Order["waitsFor"]["claims"][number];

function Source({ claim }: { claim: Claim }) {
  const { t } = useTranslation("loyalty/redemption");
  const { number } = useFormats();
  const points = t("waits.points", { count: claim.points, amount: number(claim.points) });
  const words = claim.kind === "claim" ? t("waits.invoice", { number: claim.label }) : claim.label;
  return (
    <li>
      {claim.kind === "claim" ? (
        <Link {...ownLink(`/profile/sales/${claim.id}`)}>{words}</Link>
      ) : claim.kind === "photo" ? (
        <Link {...ownLink("/upload-photos")}>{words}</Link>
      ) : (
        words
      )}
      <span>{points}</span>
    </li>
  );
}

/** Claims in audit that an order waits for, sale by sale; nothing when it waits for none (§states#orders). */
export function PendingClaims({ waitsFor: { points, fell, claims } }: Pick<Order, "waitsFor">) {
  const { t } = useTranslation("loyalty/redemption");
  const { number } = useFormats();
  if (!fell && points === 0) return null;
  return (
    <section className={classes.waits} aria-label={t("waits.label")}>
      <IconClockSearch size={20} stroke={1.7} aria-hidden="true" />
      <div className="grow shrink">
        <p>{fell ? t("waits.fell") : t("waits.text", { count: points, amount: number(points) })}</p>
        {claims.length > 0 ? (
          <ul>
            {claims.map((claim) => (
              <Source key={`${claim.kind} ${claim.id}`} claim={claim} />
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}
