import { useBlocker } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../controls/button.ts";

const Sheet = lazy(() => import("../sheet/Sheet.tsx").then(({ Sheet }) => ({ default: Sheet })));

type Props = {
  /** Unsaved work would be lost. */
  dirty: boolean;
  /** A reload would lose something too, unless said otherwise. */
  unload?: boolean;
  /** Name of the work that would be lost, where it is not just what was changed on the page. */
  text?: ReactNode;
};

/** Asks before somebody leaves a page with what is not saved. */
export function LeaveGuard({ dirty, unload = dirty, text }: Props) {
  const { t } = useTranslation("shell");
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: () => unload,
    withResolver: true,
  });
  if (leaving.status !== "blocked") return null;
  return (
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
        {text ?? t("ui.leaveText")}
      </Sheet>
    </Suspense>
  );
}
