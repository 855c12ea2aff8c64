import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { can, useSession } from "../../../session/session.queries.ts";
import { Button } from "../../../ui/controls/button.ts";
import classes from "./editor.module.css";

type Props = { questionId: string; onClose: () => void };

/** §4 What is right has changed: results that were given can be graded anew, by whoever may. */
export function RegradeNote({ questionId, onClose }: Props) {
  const { t } = useTranslation("question-bank");
  if (!can(useSession(), "results.regrade")) return null;
  return (
    <section className={classes.note} role="status">
      <p>
        <strong>{t("regrade.title")}</strong>
        {t("regrade.text")}
      </p>
      <div className={classes.deeds}>
        <Button variant="default" onClick={onClose}>
          {t("regrade.later")}
        </Button>
        <Button component={Link} to={`/admin/results/regrade/${questionId}`}>
          {t("regrade.open")}
        </Button>
      </div>
    </section>
  );
}
