import { useTranslation } from "react-i18next";
import { LeaveGuard as Guard } from "../../../ui/act/LeaveGuard.tsx";
import type { SaveState } from "./autosave.ts";

/** What is on its way arrives without the page; only what cannot be sent now is warned of. */
const STUCK: ReadonlySet<SaveState["kind"]> = new Set(["offline", "failed", "conflict"] as const);

/** Asks before somebody leaves what truly is not saved. */
export function LeaveGuard({ state }: { state: SaveState }) {
  const { t } = useTranslation("course-office");
  return <Guard dirty={STUCK.has(state.kind)} unload={state.kind !== "saved"} text={t("save.leaveText")} />;
}
