import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/page/Card.tsx";

/** Check-in that was not taken: why, and what to do next. */
export function Refusal({ message, children }: { message: string; children: ReactNode }) {
  const { t } = useTranslation("learning/live-sessions");
  return (
    <Card>
      <div className="stack items-center gap-8 text-center" role="alert">
        <IconAlertTriangle size={40} stroke={1.5} aria-hidden="true" className="ink-danger" />
        <h2 className="text-18 weight-650">{t("checkIn.refusedTitle")}</h2>
        <p>{message}</p>
        <div className="flex wrap justify-center gap-8 mt-12">{children}</div>
      </div>
    </Card>
  );
}
