import { IconBuildingStore, IconCalendar, IconId, IconMapPin } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { useModules } from "../../session/session.queries.ts";
import { ProgressRing } from "../../ui/score/ProgressRing.tsx";
import classes from "./home.module.css";
import type { Home } from "./home.queries.ts";

type Props = { completeness: number; place: Home["workplace"] };

/** Where I stand in this programme: my profile, my store, since when. */
export function Standing({ completeness, place }: Props) {
  const { t } = useTranslation("home/home");
  const { t: shell } = useTranslation("shell");
  const { date } = useFormats();
  const hasModule = useModules();
  const job = place.jobProfile as "seller" | null;
  const store = [place.store, place.retailer].filter(Boolean).join(" · ");
  const since = t("memberSince");
  const facts = [
    { icon: IconId, label: t("jobProfile"), value: job ? shell(`words.jobProfile.${job}`) : undefined },
    { icon: IconBuildingStore, label: t("store"), value: store || undefined },
    { icon: IconMapPin, label: t("city"), value: place.city ?? undefined },
    { icon: IconCalendar, label: since, value: date(new Date(place.memberSince)) },
  ].filter(({ value }) => value !== undefined);
  return (
    <section className={`${classes.panel} ${classes.standing}`}>
      <h2 className={classes.heading}>{t("standing")}</h2>
      {hasModule("has_profile") ? (
        <div className="row gap-16">
          <ProgressRing part={completeness / 100} label={t("completeness")} color="primary" size={76} />
          <div>
            <strong className="text-15">{t(completeness >= 100 ? "profileDone" : "profileOpen")}</strong>
            <p className="small leading-14">
              {t(completeness >= 100 ? "profileDoneText" : "profileOpenText")}
            </p>
            {completeness < 100 ? (
              <Link to="/profile" className={classes.more}>
                {t("completeProfile")}
              </Link>
            ) : null}
          </div>
        </div>
      ) : null}
      <dl className={classes.facts}>
        {facts.map(({ icon: Icon, label, value }) => (
          <div key={label}>
            <dt>
              <Icon size={18} stroke={1.7} aria-hidden="true" />
              {label}
            </dt>
            <dd className={label === since ? classes.whole : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
