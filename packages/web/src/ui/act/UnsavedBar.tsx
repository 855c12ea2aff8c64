import { useBlocker } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../controls/button.ts";
import classes from "./unsaved-bar.module.css";

const Sheet = lazy(() => import("../sheet/Sheet.tsx").then(({ Sheet }) => ({ default: Sheet })));

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
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && !saving && current.pathname !== next.pathname,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });

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
      {leaving.status === "blocked" ? (
        <Suspense fallback={null}>
          <Sheet
            opened
            size="sm"
            title={t("ui.leaveTitle")}
            onClose={leaving.reset}
            footer={
              <>
                <Button variant="default" onClick={leaving.proceed}>
                  {t("ui.leave")}
                </Button>
                <Button onClick={leaving.reset}>{t("ui.stay")}</Button>
              </>
            }
          >
            {t("ui.leaveText")}
          </Sheet>
        </Suspense>
      ) : null}
    </>
  );
}
