import { IconLock, IconPackageOff } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { StoreLock } from "@trilha/contract/loyalty/rewards/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { LockLink } from "../../../members/eligibility/LockLink.tsx";
import { useModules } from "../../../session/session.queries.ts";
import { ownLink } from "../../../ui/page/own-link.ts";
import type { StoreItemDetail } from "../store.queries.ts";
import { useLockWords } from "../use-lock-words.ts";
import classes from "./item.module.css";

function Way({ lock }: { lock: StoreLock }) {
  const { t } = useTranslation("loyalty/rewards");
  switch (lock.kind) {
    case "debt":
      return <Link {...ownLink("/profile/points")}>{t("me.debtLink")}</Link>;
    case "no_campaign":
      return <Link {...ownLink("/campaigns")}>{t("item.toCampaigns")}</Link>;
    case "level":
    case "training":
      return <LockLink lock={lock} />;
    default:
      return null;
  }
}

/** Why I cannot have it now, and for each reason what opens it and where. */
export function LockReasons({ item }: { item: StoreItemDetail }) {
  const { t } = useTranslation("loyalty/rewards");
  const { number, deadline } = useFormats();
  const hasModule = useModules();
  const words = useLockWords();
  const { locked, stock, missing, soonestOn } = item;
  if (locked.length === 0 && stock !== "none" && missing === 0) return null;
  const short = { count: missing, amount: number(missing) };
  return (
    <section className={classes.opens} aria-labelledby="what-opens">
      <h2 className="text-16 weight-650" id="what-opens">
        {t(locked.length > 0 || stock === "none" ? "item.locked" : "item.almost")}
      </h2>
      <ul>
        {locked.map((lock) => (
          <li key={lock.kind === "training" ? lock.training.id : lock.kind}>
            <IconLock size={18} stroke={1.8} aria-hidden="true" />
            <span>{words(lock).opens}</span>
            <Way lock={lock} />
          </li>
        ))}
        {stock === "none" ? (
          <li>
            <IconPackageOff size={18} stroke={1.8} aria-hidden="true" />
            <span>{t("item.noStock")}</span>
          </li>
        ) : null}
        {missing > 0 ? (
          <li data-points>
            <progress max={item.price} value={item.price - missing} aria-label={t("item.towards")} />
            <span>
              {t("missing", short)}.{" "}
              {soonestOn ? t("item.pace", { date: deadline(soonestOn) }) : t("item.noPace")}
            </span>
            {hasModule("has_points_table") ? (
              <Link {...ownLink("/points-table")}>{t("item.toTable")}</Link>
            ) : null}
          </li>
        ) : null}
      </ul>
    </section>
  );
}
