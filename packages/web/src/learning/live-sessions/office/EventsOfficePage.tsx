import { IconCalendarEvent, IconMapPin, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import type { OfficeSessionItem } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { sessionStages } from "@trilha/contract/learning/live-sessions/states.ts";
import { useTranslation } from "react-i18next";
import { useList } from "../../../core/lists/use-list.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { Button } from "../../../ui/controls/button.ts";
import { DateInput } from "../../../ui/controls/DateInput.tsx";
import { choice, choiceById, flag } from "../../../ui/list/filters.ts";
import type { RowSpec } from "../../../ui/list/ListRows.tsx";
import { ListView } from "../../../ui/list/ListView.tsx";
import { NameCell } from "../../../ui/list/NameCell.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { StageBadge } from "../StageBadge.tsx";
import classes from "./event-office.module.css";
import { sessionList, venuesQuery } from "./event-office.queries.ts";
import { spanOf } from "./event-time.ts";

function useEventRows(): RowSpec<OfficeSessionItem> {
  const { t } = useTranslation("learning/live-sessions/office");
  const { locale, number } = useFormats();
  const place = ({ venue, online }: OfficeSessionItem) =>
    [venue, online ? t("list.online") : null].filter(Boolean).join(" · ") || "—";
  const seats = ({ seats: { taken, capacity } }: OfficeSessionItem) =>
    capacity === null
      ? number(taken)
      : t("list.seatsOf", { taken: number(taken), capacity: number(capacity) });
  const some = (count: number) => (count > 0 ? number(count) : "—");
  const name = ({ title }: OfficeSessionItem) => title || t("untitled");
  return {
    label: t("title"),
    nameOf: name,
    columns: [
      {
        key: "title",
        label: t("field.title"),
        cell: (event) => <NameCell name={name(event)} under={place(event)} />,
      },
      { key: "when", label: t("list.when"), width: 300, cell: (event) => spanOf(event, locale) },
      {
        key: "stage",
        label: t("list.stage"),
        width: 170,
        cell: ({ stage }) => <StageBadge stage={stage} />,
      },
      { key: "seats", label: t("list.seats"), width: 120, numeric: true, cell: seats },
      {
        key: "waiting",
        label: t("list.waiting"),
        width: 100,
        numeric: true,
        cell: ({ waiting }) => some(waiting),
      },
      {
        key: "requested",
        label: t("list.requested"),
        width: 100,
        numeric: true,
        cell: ({ requested }) => some(requested),
      },
    ],
    cardOf: (event) => ({
      under: `${spanOf(event, locale)} · ${place(event)}`,
      facts: (
        <>
          <StageBadge stage={event.stage} />
          <span>{t("list.seatsFact", { seats: seats(event) })}</span>
          {event.waiting > 0 ? (
            <span>{t("list.waitingFact", { count: event.waiting, amount: number(event.waiting) })}</span>
          ) : null}
          {event.requested > 0 ? (
            <span>
              {t("list.requestedFact", { count: event.requested, amount: number(event.requested) })}
            </span>
          ) : null}
        </>
      ),
    }),
    linkOf: ({ id }) => ({ to: "/admin/events/$eventId", params: { eventId: id } }),
  };
}

/** Days events lie between, both included, by the programme's clock. */
function DayFilter({ list }: { list: Pick<ReturnType<typeof useEvents>, "change" | "filters"> }) {
  const { t } = useTranslation("learning/live-sessions/office");
  const { filters, change } = list;
  return (
    <div className={classes.days}>
      <DateInput
        label={t("list.from")}
        value={filters.from ?? ""}
        max={filters.until}
        onChange={(from) => change({ from })}
      />
      <DateInput
        label={t("list.until")}
        value={filters.until ?? ""}
        min={filters.from}
        onChange={(until) => change({ until })}
      />
    </div>
  );
}

const useEvents = () => useList(sessionList);

/** Events of the programme by their beginning, with their seats and people (§live-sessions#kinds). */
export function EventsOfficePage() {
  const { t } = useTranslation("learning/live-sessions/office");
  const { t: stages } = useTranslation("learning/live-sessions");
  const { t: ui } = useTranslation("shell");
  const navigate = useNavigate();
  const list = useEvents();
  const venues = useQuery(venuesQuery("")).data?.items ?? [];
  const begin = can(useSession(), "live_sessions.edit") ? (
    <Button
      leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
      onClick={() => void navigate({ to: "/admin/events/$eventId", params: { eventId: "new" } })}
    >
      {t("new")}
    </Button>
  ) : null;
  return (
    <>
      <PageTitle
        title={t("title")}
        lead={t("lead")}
        actions={
          <>
            <Button
              component={Link}
              to="/admin/venues"
              variant="default"
              leftSection={<IconMapPin size={18} stroke={1.7} aria-hidden="true" />}
            >
              {t("venues.title")}
            </Button>
            {begin}
          </>
        }
      />
      <DayFilter list={list} />
      <ListView
        list={list}
        search={t("list.search")}
        filters={[
          choice("stage", t("list.stage"), sessionStages, (stage) => stages(`stage.${stage}`)),
          choiceById("venueId", t("field.venueId"), venues, ({ name }) => name),
          flag("mine", t("field.hostIds"), "true", t("list.mine")),
        ]}
        shown={({ count, amount }, more) => t(more ? "list.more" : "list.shown", { count, amount })}
        icon={<IconCalendarEvent size={28} stroke={1.6} />}
        empty={{ title: t("list.emptyTitle"), text: t("list.emptyText"), action: begin }}
        none={{ title: t("list.noneTitle"), text: t("list.noneText"), clear: ui("ui.clearFilters") }}
        rows={useEventRows()}
      />
    </>
  );
}
