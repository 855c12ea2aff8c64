import { IconHeartBroken, IconTrophy } from "@tabler/icons-react";
import type { GameEnd } from "@trilha/contract/learning/games/state.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Confetti } from "../../../ui/celebrate/Confetti.tsx";
import classes from "./game.module.css";

type Props = {
  end: GameEnd;
  errors: number;
  /** Errors mean nothing in it. */
  withoutErrors: boolean;
  practice: boolean;
  /** Buttons of the possible next steps. */
  children: ReactNode;
};

/** End of a game: won or lost, said once and briefly. */
export function GameOver({ end, errors, withoutErrors, practice, children }: Props) {
  const { t } = useTranslation("learning/games");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const won = end === "won";
  return (
    <div className={classes.card} data-end={end}>
      {won ? <Confetti /> : null}
      <div className={classes.emblem} aria-hidden="true">
        {won ? <IconTrophy size={40} stroke={1.5} /> : <IconHeartBroken size={40} stroke={1.5} />}
      </div>
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        {t(`over.${end}`)}
      </h2>
      <p className={classes.lead}>
        {withoutErrors
          ? t("over.cards")
          : errors === 0
            ? t("over.noErrors")
            : t("over.errors", { count: errors })}{" "}
        {won && practice ? t("over.practice") : null}
        {won ? null : t("over.again")}
      </p>
      <div className="stack gap-8 full">{children}</div>
    </div>
  );
}
