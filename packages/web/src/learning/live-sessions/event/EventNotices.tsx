import { IconBan, IconCloudUp } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { SessionPage } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { useWaitingCheckIn } from "../check-in/open-check-ins.ts";
import { EventWorth } from "../EventWorth.tsx";
import classes from "./event.module.css";

/** News before all else: that it is off, that a check-in waits for a line, what it gave me. */
export function EventNotices({ event }: { event: SessionPage }) {
  const { t } = useTranslation("learning/live-sessions");
  const { waiting } = useWaitingCheckIn(event.id);
  const { earned, stage, canceledFor } = event;
  return (
    <>
      {stage === "canceled" ? (
        <div className={classes.canceled} role="status">
          <IconBan size={20} stroke={1.8} aria-hidden="true" />
          <div>
            <strong>{t("page.canceled")}</strong>
            {canceledFor ? <p>{t("page.reason", { reason: canceledFor })}</p> : null}
          </div>
        </div>
      ) : null}
      {waiting ? (
        <p className={classes.waits} role="status" data-refused={waiting.refused ? true : undefined}>
          <IconCloudUp size={20} stroke={1.8} aria-hidden="true" />
          <span>{waiting.refused ?? t("checkIn.waitsHere")}</span>
        </p>
      ) : null}
      {earned ? (
        <Card title={t("earned.title")} aside={<EventWorth worth={earned} />}>
          <p className="hint mb-12">{t("earned.campaign", { name: earned.campaign })}</p>
          <Button component={Link} to="/profile/points" variant="light">
            {t("earned.statement")}
          </Button>
        </Card>
      ) : null}
    </>
  );
}
