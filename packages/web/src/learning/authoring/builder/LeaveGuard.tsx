import { useTranslation } from "react-i18next";
import { LeaveGuard as Guard } from "../../../ui/act/LeaveGuard.tsx";
import type { AutosaveState } from "./autosave.ts";

/** A save on its way arrives without the page; only what cannot be sent now is warned of. */
const STUCK: ReadonlySet<AutosaveState["kind"]> = new Set(["offline", "failed", "conflict"] as const);

/** Asks before somebody leaves what truly is not saved, or files that would not arrive. */
export function LeaveGuard({ state, isSending }: { state: AutosaveState; isSending: boolean }) {
  const { t } = useTranslation("learning/authoring");
  const isStuck = STUCK.has(state.kind);
  return (
    <Guard
      dirty={isStuck || isSending}
      unload={state.kind !== "saved" || isSending}
      text={t(isStuck ? "save.leaveText" : "upload.leaveText")}
    />
  );
}
