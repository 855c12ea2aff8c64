import { IconCircleCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { SessionPage } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { MyLevelBar } from "../../../loyalty/earning/MyLevelBar.tsx";
import { Confetti } from "../../../ui/celebrate/Confetti.tsx";
import { Button } from "../../../ui/controls/button.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { ownLink } from "../../../ui/page/own-link.ts";
import { EventWorth } from "../EventWorth.tsx";

type Props = {
  event: SessionPage | undefined;
  /** Done just now: points count up. */
  fresh: boolean;
};

/** The moment after a check-in: that one is in, what it gave, and the way to see it in the statement. */
export function CheckedIn({ event, fresh }: Props) {
  const { t } = useTranslation("learning/live-sessions");
  const { dateTime } = useFormats();
  const earned = event?.earned ?? null;
  return (
    <>
      <Card className="relative clipped">
        {fresh ? <Confetti /> : null}
        <div className="stack items-center gap-8 text-center" role="status">
          <IconCircleCheck size={44} stroke={1.5} aria-hidden="true" className="ink-success" />
          <h2 className="text-20 weight-650">{t("checkIn.doneTitle")}</h2>
          {event?.checkedInAt ? <p className="hint">{dateTime(new Date(event.checkedInAt))}</p> : null}
          <EventWorth worth={earned} counting={fresh} />
          {earned ? <p className="hint">{t("earned.campaign", { name: earned.campaign })}</p> : null}
          <p>{t("checkIn.doneText")}</p>
          <div className="flex wrap justify-center gap-8 mt-12">
            {earned ? (
              <Button component={Link} to="/profile/points">
                {t("earned.statement")}
              </Button>
            ) : null}
            {event ? (
              <Button
                variant="default"
                renderRoot={(props) => <Link {...props} {...ownLink(`/events/${event.id}`)} />}
              >
                {t("checkIn.open")}
              </Button>
            ) : null}
          </div>
        </div>
      </Card>
      {earned ? <MyLevelBar card /> : null}
    </>
  );
}
