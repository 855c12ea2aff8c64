import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import classes from "./bar.module.css";

/** The bar while nothing is known yet: the way back. */
export function BareBar({ to, title }: { to: string; title: string }) {
  const { t } = useTranslation("learning/player");
  return (
    <header className={classes.bar}>
      <Link to={to} className={classes.button} aria-label={t("back")}>
        <IconArrowLeft size={22} stroke={1.8} aria-hidden="true" />
      </Link>
      <PageTitle title={title} hidden />
    </header>
  );
}
