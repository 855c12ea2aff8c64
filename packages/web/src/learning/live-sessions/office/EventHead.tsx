import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { OfficeSession } from "@trilha/contract/learning/live-sessions/shapes.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../i18n/text-in.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { BackLink } from "../../../ui/page/BackLink.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { SubNav } from "../../../ui/page/SubNav.tsx";
import { StageBadge } from "../StageBadge.tsx";
import { spanOf } from "./event-time.ts";

/** Way back to the list of events. */
export function BackToEvents() {
  const { t } = useTranslation("learning/live-sessions/office");
  return (
    <BackLink>
      <Link to="/admin/events">
        <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
        {t("title")}
      </Link>
    </BackLink>
  );
}

/** Title of an event with its stage and time, and the way to its list of people and its code. */
export function EventHead({ event, actions }: { event: OfficeSession; actions?: ReactNode }) {
  const { t } = useTranslation("learning/live-sessions/office");
  const locale = useLocale();
  const params = { eventId: event.id };
  return (
    <>
      <PageTitle
        title={textIn(event.title, locale) || t("untitled")}
        lead={
          <span className="inline wrap gap-4-12">
            <StageBadge stage={event.stage} />
            {spanOf(event, locale)}
          </span>
        }
        actions={actions}
      />
      {event.can.host ? (
        <SubNav label={t("parts")}>
          <Link to="/admin/events/$eventId" params={params} activeOptions={{ exact: true }}>
            {t("part.event")}
          </Link>
          <Link to="/admin/events/$eventId/roster" params={params}>
            {t("part.roster")}
          </Link>
          {event.state === "scheduled" ? (
            <Link to="/admin/events/$eventId/code" params={params}>
              {t("part.code")}
            </Link>
          ) : null}
        </SubNav>
      ) : null}
    </>
  );
}
