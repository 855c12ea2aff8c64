import { IconCircleCheck, IconClockExclamation, IconTargetArrow } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import type { MyLevel } from "../earning/levels.queries.ts";
import classes from "./level.module.css";
import type { Target } from "./level.queries.ts";
import { dayIn, type Outlook, outlookOf } from "./outlook.ts";

const ICON: Record<Outlook, typeof IconCircleCheck> = {
  reached: IconCircleCheck,
  onTrack: IconTargetArrow,
  open: IconTargetArrow,
  late: IconClockExclamation,
  tooSlow: IconClockExclamation,
  over: IconClockExclamation,
};

type Props = { mine: MyLevel };

/** §earning-rules#forecast The forecast in words: what keeps my level, and what lifts me to the next. */
export function Forecast({ mine: { bar, campaign } }: Props) {
  const { t } = useTranslation("loyalty/tiers");
  const { t: shell } = useTranslation("shell");
  const { number, dayMonth } = useFormats();
  if (!bar || !campaign) return null;
  const lastDay = campaign.endsOn;
  const today = dayIn(campaign.timeZone, new Date());
  const line = (aim: "keep" | "rise", target: Target) => {
    const outlook = outlookOf(target, { today, lastDay });
    const Icon = ICON[outlook];
    return (
      <li key={aim} data-outlook={outlook}>
        <Icon size={20} stroke={1.8} aria-hidden="true" />
        {t(`forecast.${aim}.${outlook}`, {
          count: target.remaining,
          level: shell(`words.level.${target.level}`),
          amount: number(target.remaining),
          lastDay: dayMonth(lastDay),
          on: target.on ? dayMonth(target.on) : "",
        })}
      </li>
    );
  };
  return (
    <ul className={classes.forecast} aria-label={t("forecast.title")}>
      {bar.keep ? line("keep", bar.keep) : null}
      {bar.rise ? line("rise", bar.rise) : null}
    </ul>
  );
}
