import { IconArrowNarrowRight } from "@tabler/icons-react";
import type { Level } from "@trilha/contract/core/level.ts";
import { useTranslation } from "react-i18next";
import { LevelBadge } from "../../earning/LevelBadge.tsx";
import classes from "./level-review.module.css";

/** From one level to another. */
export function LevelStep({ from, to }: { from: Level; to: Level }) {
  const { t } = useTranslation("loyalty/tiers/office");
  return (
    <span className={classes.step}>
      <LevelBadge level={from} />
      <IconArrowNarrowRight size={16} stroke={1.8} aria-hidden="true" />
      <span className="only-heard">{t("to")}</span>
      <LevelBadge level={to} />
    </span>
  );
}
