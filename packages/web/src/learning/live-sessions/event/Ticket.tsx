import type { SessionPage } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { QrCode } from "../../../ui/qr/QrCode.tsx";
import { useEventWords } from "../use-event-words.ts";
import classes from "./event.module.css";
import { LeaveButton } from "./LeaveButton.tsx";

/** My ticket: the day in words, and a code large enough for a worn camera. Drawn on the device, with or without a line. */
export function Ticket({ event, text }: { event: SessionPage; text: string }) {
  const { t } = useTranslation("learning/live-sessions");
  const { day } = useFormats();
  const { here, there } = useEventWords(event);
  return (
    <Card title={t("ticket.title")}>
      <div className={classes.ticket}>
        <div className={classes.qr}>
          <QrCode text={text} label={t("ticket.qr")} />
        </div>
        <div className="stack content-start gap-4">
          <strong>{day(new Date(event.startsAt))}</strong>
          <span className="numbers">{here}</span>
          {there ? <span className="small numbers">{there}</span> : null}
          {event.venue ? (
            <span>
              {event.venue.name}, {event.venue.city}
            </span>
          ) : null}
          <p className="hint mt-8">{t("ticket.how")}</p>
          <div className="flex mt-8 hide-empty">
            <LeaveButton event={event} />
          </div>
        </div>
      </div>
    </Card>
  );
}
