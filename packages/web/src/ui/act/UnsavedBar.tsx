import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../controls/button.ts";
import { LeaveGuard } from "./LeaveGuard.tsx";
import classes from "./unsaved-bar.module.css";

type Props = {
  dirty: boolean;
  saving: boolean;
  /** Belongs to the form with this id, so Enter and the button do the same. */
  form: string;
  onDiscard: () => void;
  /** Consequence of saving beyond the form, read before it is pressed. */
  note?: ReactNode;
};

/** Warns of changes that are not saved, and of leaving with them. */
export function UnsavedBar({ dirty, saving, form, onDiscard, note }: Props) {
  const { t } = useTranslation("shell");
  return (
    <>
      {dirty ? (
        <section className={classes.bar} aria-label={t("ui.unsaved")} data-sticky-bar>
          {note ? <div className={classes.note}>{note}</div> : null}
          <p className={classes.text}>{t("ui.unsaved")}</p>
          <Button variant="default" onClick={onDiscard} disabled={saving}>
            {t("ui.discard")}
          </Button>
          <Button type="submit" form={form} loading={saving}>
            {t("ui.save")}
          </Button>
        </section>
      ) : null}
      <LeaveGuard dirty={dirty && !saving} unload={dirty} />
    </>
  );
}
