import { IconArchive, IconCircleCheck, IconMapPin, IconPlus } from "@tabler/icons-react";
import type { Venue } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useList } from "../../../core/lists/use-list.ts";
import { countryName } from "../../../i18n/country-name.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { zoneName } from "../../../i18n/zone-name.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { StatusBadge } from "../../../ui/badge/StatusBadge.tsx";
import { Button } from "../../../ui/controls/button.ts";
import { choice } from "../../../ui/list/filters.ts";
import type { RowSpec } from "../../../ui/list/ListRows.tsx";
import { ListView } from "../../../ui/list/ListView.tsx";
import { NameCell } from "../../../ui/list/NameCell.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { BackToEvents } from "./EventHead.tsx";
import { venueList } from "./event-office.queries.ts";

const VenueSheet = lazyPart(() =>
  import("./VenueSheet.tsx").then(({ VenueSheet: sheet }) => ({ default: sheet })),
);

function useVenueRows(onOpen: (venue: Venue) => void): RowSpec<Venue> {
  const { t } = useTranslation("learning/live-sessions/office");
  const { locale, number } = useFormats();
  const city = ({ city: name, country }: Venue) => `${name}, ${countryName(country, locale)}`;
  const events = ({ sessions }: Venue) =>
    sessions === 0 ? "—" : t("venues.events", { count: sessions, amount: number(sessions) });
  const badge = ({ state }: Venue) => (
    <StatusBadge
      tone={state === "active" ? "success" : "neutral"}
      icon={
        state === "active" ? <IconCircleCheck size={14} stroke={2} /> : <IconArchive size={14} stroke={2} />
      }
    >
      {t(`venues.state.${state}`)}
    </StatusBadge>
  );
  return {
    label: t("venues.title"),
    nameOf: ({ name }) => name,
    columns: [
      {
        key: "name",
        label: t("field.name"),
        cell: ({ name, address }) => <NameCell name={name} under={address} />,
      },
      { key: "city", label: t("field.city"), width: 220, cell: city },
      {
        key: "zone",
        label: t("field.timeZone"),
        width: 170,
        cell: ({ timeZone }) => zoneName(timeZone),
      },
      {
        key: "capacity",
        label: t("venues.capacity"),
        width: 110,
        numeric: true,
        cell: ({ capacity }) => (capacity === null ? "—" : number(capacity)),
      },
      { key: "events", label: t("title"), width: 150, cell: events },
      { key: "state", label: t("venues.state.label"), width: 140, cell: badge },
    ],
    cardOf: (venue) => ({
      under: `${venue.address}, ${city(venue)}`,
      facts: (
        <>
          {badge(venue)}
          {venue.sessions > 0 ? <span>{events(venue)}</span> : null}
        </>
      ),
    }),
    onOpen,
  };
}

/** Venues events take place at. The one that is open stands in the address. */
export function VenuesPage() {
  const { t } = useTranslation("learning/live-sessions/office");
  const { t: ui } = useTranslation("shell");
  const list = useList(venueList);
  const { open } = list.values;
  const venue = list.rows.find(({ id }) => id === open);
  const add = can(useSession(), "live_sessions.edit") ? (
    <Button
      leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
      onClick={() => list.change({ open: "new" })}
    >
      {t("venues.new")}
    </Button>
  ) : null;
  return (
    <>
      <BackToEvents />
      <PageTitle title={t("venues.title")} lead={t("venues.lead")} actions={add} />
      <ListView
        list={list}
        search={t("venues.search")}
        filters={[
          choice("state", t("venues.state.label"), ["active", "archived", "all"], (state) =>
            t(`venues.state.${state}`),
          ),
        ]}
        icon={<IconMapPin size={28} stroke={1.6} />}
        empty={{ title: t("venues.emptyTitle"), text: t("venues.emptyText"), action: add }}
        none={{ title: t("venues.noneTitle"), text: t("list.noneText"), clear: ui("ui.clearFilters") }}
        rows={useVenueRows(({ id }) => list.change({ open: id }))}
      />
      {open === "new" || venue ? (
        <Suspense fallback={null}>
          <VenueSheet key={open} venue={venue} onClose={() => list.change({ open: "" })} />
        </Suspense>
      ) : null}
    </>
  );
}
