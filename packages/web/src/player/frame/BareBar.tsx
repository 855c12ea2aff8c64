import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { coursePath } from "../../learning/learn-links.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import type { Place } from "../player.queries.ts";
import classes from "./bar.module.css";

/** The bar while nothing is known yet: the way back. */
export function BareBar({ place, title }: { place: Place; title: string }) {
  const { t } = useTranslation("player");
  return (
    <header className={classes.bar}>
      <Link to={coursePath(place)} className={classes.button} aria-label={t("back")}>
        <IconArrowLeft size={22} stroke={1.8} aria-hidden="true" />
      </Link>
      <PageTitle title={title} hidden />
    </header>
  );
}
