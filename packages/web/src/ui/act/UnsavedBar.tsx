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
};

/** Warns of changes that are not saved, and of leaving with them. */
export function UnsavedBar({ dirty, saving, form, onDiscard }: Props) {
  const { t } = useTranslation("shell");
  return (
    <>
      {dirty ? (
        <section className={classes.bar} aria-label={t("ui.unsaved")} data-sticky-bar>
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
