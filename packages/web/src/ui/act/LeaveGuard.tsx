import { useBlocker } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../controls/button.ts";
import { lazyPart, usePartsAhead } from "../part/lazy-part.tsx";

const Sheet = lazyPart(() => import("../sheet/Sheet.tsx").then(({ Sheet }) => ({ default: Sheet })));

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
  usePartsAhead(Sheet);
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
