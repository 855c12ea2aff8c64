import { IconCamera, IconReceipt } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useModules } from "../../session/session.queries.ts";
import { ownLink } from "../../ui/page/own-link.ts";
import classes from "./earning.module.css";

/** Choice of a report: a sale or a photo; nothing where the programme has one of the two. */
export function ReportChoice() {
  const { t } = useTranslation("loyalty/earning");
  const hasModule = useModules();
  if (!hasModule("has_sales") || !hasModule("has_photos")) return null;
  return (
    <nav className={classes.choice} aria-label={t("report.label")}>
      <Link {...ownLink("/insert-sales")}>
        <IconReceipt size={20} stroke={1.7} aria-hidden="true" />
        {t("report.sale")}
      </Link>
      <Link {...ownLink("/upload-photos")}>
        <IconCamera size={20} stroke={1.7} aria-hidden="true" />
        {t("report.photo")}
      </Link>
    </nav>
  );
}
