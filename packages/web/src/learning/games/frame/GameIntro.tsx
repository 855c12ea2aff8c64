import { IconHeartFilled, IconInfinity, IconRepeat, IconTrophy } from "@tabler/icons-react";
import type { GameType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import classes from "./game.module.css";

type Props = {
  type: GameType;
  title: string;
  icon: ReactNode;
  allowedErrors: number | null;
  practice: boolean;
  /** Some of it is done already. */
  begun: boolean;
  onStart: () => void;
};

/** Before it begins: how it is played, how many errors it allows, whether it counts or is practice. */
export function GameIntro({ type, title, icon, allowedErrors, practice, begun, onStart }: Props) {
  const { t } = useTranslation("learning/games");
  return (
    <div className={classes.card}>
      <div className={classes.emblem} aria-hidden="true">
        {icon}
      </div>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.lead}>{t(`how.${type}`)}</p>
      <ul className="stack gap-10 m-0 p-14-16 full r-14 on-sunken unmarked text-15 text-left">
        {type === "flashcards" ? null : (
          <li className="row gap-10">
            <IconHeartFilled className="ink-primary" size={20} aria-hidden="true" />
            {allowedErrors === null ? (
              <>
                <IconInfinity className="ink-primary" size={20} stroke={2} aria-hidden="true" />
                {t("errors.endless")}
              </>
            ) : allowedErrors === 0 ? (
              t("errors.noneAllowed")
            ) : (
              t("errors.allowed", { count: allowedErrors })
            )}
          </li>
        )}
        <li className="row gap-10">
          {practice ? (
            <IconRepeat className="ink-primary" size={20} stroke={1.8} aria-hidden="true" />
          ) : (
            <IconTrophy className="ink-primary" size={20} stroke={1.8} aria-hidden="true" />
          )}
          {t(practice ? "practice" : "counts")}
        </li>
      </ul>
      <Button size="lg" fullWidth onClick={onStart}>
        {t(begun ? "goOn" : "start")}
      </Button>
    </div>
  );
}
