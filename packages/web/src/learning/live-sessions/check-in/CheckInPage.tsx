import { IconAlertTriangle, IconArrowLeft, IconCloudUp } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
import { BackLink } from "../../../ui/page/BackLink.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { ownLink } from "../../../ui/page/own-link.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { eventQuery } from "../events.queries.ts";
import { CheckedIn } from "./CheckedIn.tsx";
import { CheckInForm } from "./CheckInForm.tsx";
import { useCheckIn } from "./use-check-in.ts";

/** Check-in that was not taken: why, and what to do next. */
function Refusal({ message, children }: { message: string; children: ReactNode }) {
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

/** Check-in that waits for a line, with the time it was read at. */
function Waits({ since, onOther }: { since: number; onOther: () => void }) {
  const { t } = useTranslation("learning/live-sessions");
  const { time } = useFormats();
  return (
    <Card>
      <div className="stack items-center gap-8 text-center" role="status">
        <IconCloudUp size={40} stroke={1.5} aria-hidden="true" className="ink-warning" />
        <h2 className="text-18 weight-650">{t("checkIn.waitsTitle")}</h2>
        <p className="dim">{t("checkIn.waitsText", { time: time(new Date(since)) })}</p>
        <Button variant="subtle" onClick={onOther}>
          {t("checkIn.other")}
        </Button>
      </div>
    </Card>
  );
}

/** Check-in at an event, by code or by QR code, with or without a line (§routes#screen-events Events). */
export function CheckInPage() {
  const { t } = useTranslation("learning/live-sessions");
  const { eventId } = useParams({ strict: false }) as { eventId: string };
  // The code alone is needed: an event that cannot be read now does not keep anybody at the entrance.
  const { data: event } = useQuery(eventQuery(eventId));
  const { state, check, again } = useCheckIn(eventId, event?.checkedInAt ?? null);
  const lead = event ? <span lang={event.locale}>{event.title}</span> : t("checkIn.lead");
  return (
    <>
      <BackLink>
        <Link {...ownLink(`/events/${eventId}`)}>
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("checkIn.open")}
        </Link>
      </BackLink>
      <PageTitle title={t("checkIn.title")} lead={lead} />
      <div className="stack gap-16 max-w-560">
        {state.kind === "done" ? (
          <CheckedIn event={state.event ?? event} fresh={state.event !== undefined} />
        ) : state.kind === "waits" ? (
          <Waits since={state.since} onOther={again} />
        ) : state.kind === "refused" ? (
          <Refusal message={state.message}>
            <Button onClick={again}>{t("checkIn.again")}</Button>
            <Button
              variant="default"
              renderRoot={(props) => <Link {...props} {...ownLink(`/events/${eventId}`)} />}
            >
              {t("checkIn.open")}
            </Button>
          </Refusal>
        ) : (
          <CheckInForm
            eventId={eventId}
            sending={state.kind === "sending"}
            error={state.kind === "wrong" ? state.message : undefined}
            onCheck={check}
          />
        )}
      </div>
    </>
  );
}
