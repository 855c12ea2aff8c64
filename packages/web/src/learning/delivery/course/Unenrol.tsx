import type { Course } from "@trilha/contract/learning/delivery/shapes.ts";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../api/problem.ts";
import { ConfirmAction } from "../../../ui/act/ConfirmAction.tsx";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { useOnline } from "../../../ui/state/use-online.ts";
import { useEnrol, useUnenrol } from "../learn.queries.ts";

/** The way out: at once with an undo where nothing is lost, after one plain question where something is. */
export function Unenrol({ course }: { course: Course }) {
  const { t } = useTranslation("learning/delivery");
  const online = useOnline();
  const unenrol = useUnenrol(course.id);
  const again = useEnrol(course.id);
  const { state, percent, subscription } = course;
  if (!course.can.unenrol) return null;
  const kind = state === "requested" || state === "invited" ? state : "enrolled";
  const failed = (error: unknown) =>
    notice(isRefused(error) ? error.message : String(error), { kind: "failed" });
  const leave = (undo?: () => void) =>
    unenrol.mutateAsync().then(() => notice(t(`left.${kind}`), undo ? { undo } : {}), failed);
  // A person who can come back alone the same way loses nothing.
  const light = percent === 0 && (subscription === "open" || state === "requested");
  const label = t(`leave.${kind}`);
  const button = (act: () => void) => (
    <Button variant="subtle" color="neutral" disabled={!online} loading={unenrol.isPending} onClick={act}>
      {label}
    </Button>
  );
  if (light) return button(() => void leave(() => again.mutate(undefined, { onError: failed })));
  return (
    <ConfirmAction
      title={t(`leave.title.${kind}`)}
      text={t(percent > 0 ? "leave.textBegun" : "leave.text")}
      confirm={label}
      onConfirm={() => leave()}
    >
      {button}
    </ConfirmAction>
  );
}
