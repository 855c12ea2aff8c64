import { IconSparkles, IconStars, IconUser } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { Card } from "../../ui/page/Card.tsx";
import { LevelBar } from "../earning/LevelBar.tsx";
import type { MyLevel } from "../earning/levels.queries.ts";
import { Forecast } from "./Forecast.tsx";
import classes from "./level.module.css";
import { useFallWords } from "./use-fall-words.ts";

const ICON = { basic: IconUser, creator: IconSparkles, influencer: IconStars } as const;

/** Where I stand: my level, my experience of this campaign, and what comes of it at this pace. */
export function CurrentLevel({ mine }: { mine: MyLevel }) {
  const { t } = useTranslation("loyalty/tiers");
  const { t: shell } = useTranslation("shell");
  const { number, date, deadline } = useFormats();
  const why = useFallWords();
  const { level, since, campaign, bar, lifetimeExperience } = mine;
  const Icon = ICON[level];
  const [last] = mine.history;
  const fall = why(last);
  const waiting = bar ? bar.experience - bar.audited : 0;
  return (
    <Card>
      <div className={classes.now}>
        <span className={classes.emblem} aria-hidden="true">
          <Icon size={32} stroke={1.6} />
        </span>
        <div>
          <h2>{shell(`words.level.${level}`)}</h2>
          <p className="hint leading-14">
            {since ? t("since", { date: date(new Date(since)) }) : t("beginning")}
          </p>
        </div>
      </div>
      {fall ? <p className="mt-18 leading-145">{fall}</p> : null}
      {campaign ? (
        <>
          <p className={classes.campaign}>
            <strong className="text-15">{campaign.title}</strong>
            <span className="hint leading-14">
              {deadline(campaign.beginsOn)} – {deadline(campaign.endsOn)}
            </span>
          </p>
          <LevelBar mine={mine} />
          <Forecast mine={mine} />
        </>
      ) : (
        <p className="mt-18 leading-145">{t("noCampaign")}</p>
      )}
      <ul className={classes.hints}>
        {waiting > 0 ? <li>{t("waiting", { count: waiting, amount: number(waiting) })}</li> : null}
        <li>{t("neverFalls")}</li>
        {lifetimeExperience > 0 ? (
          <li>{t("lifetime", { count: lifetimeExperience, amount: number(lifetimeExperience) })}</li>
        ) : null}
      </ul>
    </Card>
  );
}
