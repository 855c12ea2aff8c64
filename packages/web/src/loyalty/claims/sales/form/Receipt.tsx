import { IconCircleCheck, IconClockSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Confetti } from "../../../../ui/celebrate/Confetti.tsx";
import { Button } from "../../../../ui/controls/button.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import { ownLink } from "../../../../ui/page/own-link.ts";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { ExperienceChip, PointsChip } from "../../../../ui/score/Chips.tsx";
import { MyLevelBar } from "../../../earning/MyLevelBar.tsx";
import { NearestWish } from "../../../earning/NearestWish.tsx";
import { ClaimLines } from "../ClaimLines.tsx";
import type { Claim } from "../sales.queries.ts";
import classes from "./receipt.module.css";

type Props = { claim: Claim; onAnother: () => void };

/** Receipt of a sale: its points, those that wait for audit, and why each line gives its number. */
export function Receipt({ claim, onAnother }: Props) {
  const { t } = useTranslation("loyalty/claims/sales");
  const { calendarDay } = useFormats();
  // The form was left at its end; the receipt is read from its beginning.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const confirmed = claim.state === "auto_accepted" || claim.state === "accepted";
  const Icon = confirmed ? IconCircleCheck : IconClockSearch;
  return (
    <>
      <PageTitle title={t("receipt.title")} hidden />
      <div className={classes.receipt}>
        <section className={classes.head} aria-label={t("receipt.title")}>
          <Confetti />
          <IconCircleCheck className="ink-success" size={44} stroke={1.5} aria-hidden="true" />
          <p className={classes.title} aria-hidden="true">
            {t("receipt.title")}
          </p>
          <p className="hint">
            {t("receipt.invoice", { number: claim.invoiceNumber })} · {claim.store} ·{" "}
            {calendarDay(claim.saleDate)}
          </p>
          <div className="flex wrap justify-center gap-8 mt-4">
            <PointsChip value={claim.points} counting />
            {claim.experience > 0 ? <ExperienceChip value={claim.experience} /> : null}
          </div>
          <p className={classes.audit}>
            <Icon size={20} stroke={1.7} aria-hidden="true" />
            <span>{confirmed ? t("receipt.confirmed") : t("receipt.waits")}</span>
          </p>
        </section>
        <MyLevelBar card />
        <NearestWish card />
        <Card title={t("receipt.why")}>
          <ClaimLines claim={claim} open />
        </Card>
        <div className={classes.actions}>
          <Button size="md" onClick={onAnother}>
            {t("receipt.another")}
          </Button>
          <Button component={Link} to="/profile/points" variant="default">
            {t("receipt.statement")}
          </Button>
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} {...ownLink(`/profile/sales/${claim.id}`)} />}
          >
            {t("receipt.open")}
          </Button>
        </div>
      </div>
    </>
  );
}
