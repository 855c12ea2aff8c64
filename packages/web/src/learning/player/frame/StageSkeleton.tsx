import { Loader } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./player.module.css";

/** The content is on its way: a quiet ground of its size. */
export function StageSkeleton() {
  const { t } = useTranslation("learning/player");
  return (
    <div className={classes.waiting} role="status" aria-busy="true">
      <Loader size={32} aria-hidden="true" />
      <span className="only-heard">{t("loading")}</span>
    </div>
  );
}
