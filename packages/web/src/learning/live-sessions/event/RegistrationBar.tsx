import { IconScan } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { SessionPage } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { ConfirmAction } from "../../../ui/act/ConfirmAction.tsx";
import { Button } from "../../../ui/controls/button.ts";
import { ownLink } from "../../../ui/page/own-link.ts";
import { useOnline } from "../../../ui/state/use-online.ts";
import { readerZone, timesOf } from "../event-times.ts";
import classes from "./event.module.css";
import { LeaveButton } from "./LeaveButton.tsx";
import { standingOf } from "./standing.ts";
import { useSteps } from "./use-steps.ts";

/** Other registrations at the same time, with their own. */
function ClashList({ clashes }: { clashes: SessionPage["clashes"] }) {
  const { day, locale } = useFormats();
  return (
    <ul className="plain stack gap-12">
      {clashes.map((clash) => (
        <li key={clash.id} className="stack gap-2">
          <strong>{clash.title}</strong>
          <span className="small numbers">
            {day(new Date(clash.startsAt))}, {timesOf(clash, readerZone(), new Date(), locale)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Where I stand, in a sentence. */
function Stands({ event }: { event: SessionPage }) {
  const { t } = useTranslation("learning/live-sessions");
  const { number, dateTime, deadlineTime } = useFormats();
  const standing = standingOf(event);
  const { placeInLine, offerUntil, checkedInAt } = event;
  const words = () => {
    if (standing === "waiting")
      return placeInLine === null
        ? t("registration.waiting")
        : t("stands.waiting", { count: placeInLine, amount: number(placeInLine) });
    if (standing === "offered")
      return offerUntil
        ? t("stands.offered", { date: deadlineTime(new Date(offerUntil)) })
        : t("registration.offered");
    if (standing === "checked_in")
      return checkedInAt
        ? t("stands.checked_in", { date: dateTime(new Date(checkedInAt)) })
        : t("registration.checked_in");
    return t(`stands.${standing}`);
  };
  return <p className="text-15 leading-14">{words()}</p>;
}

/** Where I stand, and the one step that comes next, always in reach. */
export function RegistrationBar({ event }: { event: SessionPage }) {
  const { t } = useTranslation("learning/live-sessions");
  const online = useOnline();
  const { step, busy } = useSteps(event);
  const { can, clashes, registration, stage } = event;
  const { subscribe } = can;
  if (stage === "canceled") return null;
  const subscribeButton = (ask: () => void) => (
    <Button size="md" loading={busy} disabled={!online} onClick={ask}>
      {subscribe ? t(`act.subscribe.${subscribe}`) : null}
    </Button>
  );
  return (
    <section className={classes.bar} aria-label={t("act.label")} data-sticky-bar>
      <Stands event={event} />
      <div className={classes.steps}>
        {can.checkIn ? (
          <Button
            size="md"
            leftSection={<IconScan size={20} stroke={1.7} aria-hidden="true" />}
            renderRoot={(props) => <Link {...props} {...ownLink(`/events/${event.id}/check-in`)} />}
          >
            {t("act.checkIn")}
          </Button>
        ) : null}
        {subscribe === null ? null : clashes.length > 0 ? (
          <ConfirmAction
            title={t("act.clashTitle")}
            text={<ClashList clashes={clashes} />}
            confirm={t("act.clashConfirm")}
            harmless
            onConfirm={() => step("subscribe")}
          >
            {subscribeButton}
          </ConfirmAction>
        ) : (
          subscribeButton(() => void step("subscribe"))
        )}
        {/* A seat is given back under its ticket. */}
        {registration === "registered" ? null : <LeaveButton event={event} />}
      </div>
    </section>
  );
}
