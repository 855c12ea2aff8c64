import { useBlocker } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import type { SaveState } from "./autosave.ts";

const Sheet = lazy(() => import("../../../ui/sheet/Sheet.tsx").then(({ Sheet }) => ({ default: Sheet })));

/** What is on its way arrives without the page; only what cannot be sent now is warned of. */
const STUCK: ReadonlySet<SaveState["kind"]> = new Set(["offline", "failed", "conflict"] as const);

/** Asks before somebody leaves what truly is not saved. */
export function LeaveGuard({ state }: { state: SaveState }) {
  const { t } = useTranslation("course-office");
  const { t: ui } = useTranslation("shell");
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => STUCK.has(state.kind) && current.pathname !== next.pathname,
    enableBeforeUnload: () => state.kind !== "saved",
    withResolver: true,
  });
  if (leaving.status !== "blocked") return null;
  return (
    <Suspense fallback={null}>
      <Sheet
        opened
        size="sm"
        title={ui("ui.leaveTitle")}
        onClose={leaving.reset}
        footer={
          <>
            <Button variant="default" onClick={leaving.proceed}>
              {ui("ui.leave")}
            </Button>
            <Button onClick={leaving.reset}>{ui("ui.stay")}</Button>
          </>
        }
      >
        {t("save.leaveText")}
      </Sheet>
    </Suspense>
  );
}
