import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { can, useSession } from "../../../../session/session.queries.ts";
import { Button } from "../../../../ui/controls/button.ts";
import classes from "./editor.module.css";

/** Draws who would move, and the deed. */
export type Regrade = (questionId: string, onClose: () => void) => ReactNode;
type Props = { questionId: string; regrade: Regrade; onClose: () => void };

/** §learning#regrade What is right has changed: results that were given can be graded anew, by whoever may. */
export function RegradeNote({ questionId, regrade, onClose }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const [open, setOpen] = useState(false);
  if (!can(useSession(), "results.regrade")) return null;
  return (
    <section className={classes.note} aria-label={t("regrade.title")}>
      <p role="status">
        <strong className="block">{t("regrade.title")}</strong>
        {t("regrade.text")}
      </p>
      <div className={classes.deeds}>
        <Button variant="default" onClick={onClose}>
          {t("regrade.later")}
        </Button>
        <Button onClick={() => setOpen(true)}>{t("regrade.open")}</Button>
      </div>
      {open ? regrade(questionId, () => setOpen(false)) : null}
    </section>
  );
}
