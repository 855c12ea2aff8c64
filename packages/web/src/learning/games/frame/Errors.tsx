import { IconHeart, IconHeartFilled, IconInfinity } from "@tabler/icons-react";
import { errorsLeft } from "@trilha/contract/learning/games/state.ts";
import { useTranslation } from "react-i18next";
import classes from "./game.module.css";

/** As many hearts as the eye counts at once; more are a number. */
const counted = 5;

/** §learning#games Game: how many errors are still allowed. */
export function Errors({ made, allowed }: { made: number; allowed: number | null }) {
  const { t } = useTranslation("learning/games");
  const left = errorsLeft(allowed, made);
  if (allowed === null || left === null)
    return (
      <span className={classes.errors} title={t("errors.endless")}>
        <IconHeartFilled size={18} aria-hidden="true" />
        <IconInfinity size={20} stroke={2} aria-hidden="true" />
        <span className="only-heard">{t("errors.endless")}</span>
      </span>
    );
  const words = left === 0 ? t("errors.none") : t("errors.left", { count: left });
  if (allowed > counted || allowed === 0)
    return (
      <span className={classes.errors} title={words}>
        {left > 0 ? (
          <IconHeartFilled size={18} aria-hidden="true" />
        ) : (
          <IconHeart size={18} stroke={1.8} aria-hidden="true" />
        )}
        <span aria-hidden="true">{left}</span>
        <span className="only-heard">{words}</span>
      </span>
    );
  return (
    <span className={classes.errors} title={words}>
      {Array.from({ length: allowed }, (_, index) =>
        index < left ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: one heart is like another
          <IconHeartFilled key={index} size={18} aria-hidden="true" />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: one heart is like another
          <IconHeart key={index} size={18} stroke={1.8} aria-hidden="true" />
        ),
      )}
      <span className="only-heard">{words}</span>
    </span>
  );
}
