import type { SessionPage } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { useTranslation } from "react-i18next";
import { ConfirmAction } from "../../../ui/act/ConfirmAction.tsx";
import { Button } from "../../../ui/controls/button.ts";
import { useOnline } from "../../../ui/state/use-online.ts";
import { useSteps } from "./use-steps.ts";

/** States somebody leaves by giving back what they have. */
type Left = "registered" | "waiting" | "requested" | "invited" | "offered";
const isLeft = (state: SessionPage["registration"]): state is Left =>
  state === "registered" ||
  state === "waiting" ||
  state === "requested" ||
  state === "invited" ||
  state === "offered";

/** Gives back what I have: a seat, a place in the line, a request, an invitation. */
export function LeaveButton({ event }: { event: SessionPage }) {
  const { t } = useTranslation("learning/live-sessions");
  const online = useOnline();
  const { step } = useSteps(event);
  const { can, registration } = event;
  if (!can.unsubscribe || !isLeft(registration)) return null;
  return (
    <ConfirmAction
      title={t(`act.leave.${registration}`)}
      text={t(`act.sure.${registration}`)}
      confirm={t(`act.leave.${registration}`)}
      onConfirm={() => step("unsubscribe")}
    >
      {(ask) => (
        <Button variant="default" disabled={!online} onClick={ask}>
          {t(`act.leave.${registration}`)}
        </Button>
      )}
    </ConfirmAction>
  );
}
