import { IconMailPlus, IconScan, IconUserPlus, IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { OfficeSession, RosterItem } from "@trilha/contract/learning/live-sessions/shapes.ts";
import {
  type RegistrationState,
  registrationStates,
} from "@trilha/contract/learning/live-sessions/states.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useList } from "../../../core/lists/use-list.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { Button } from "../../../ui/controls/button.ts";
import { choice } from "../../../ui/list/filters.ts";
import { ListView } from "../../../ui/list/ListView.tsx";
import { ListViews } from "../../../ui/list/ListViews.tsx";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { BackToEvents, EventHead } from "./EventHead.tsx";
import { officeEventQuery, rosterList } from "./event-office.queries.ts";
import { useRosterTaps } from "./open-roster-outbox.ts";
import { OnItsWay, RosterRow } from "./RosterRow.tsx";
import classes from "./roster.module.css";
import { presentBy, type RosterAction, type RosterTap, withTaps } from "./roster-taps.ts";

const CommentSheet = lazyPart(() =>
  import("../../../ui/form/CommentSheet.tsx").then(({ CommentSheet: sheet }) => ({ default: sheet })),
);
const Sheets = {
  walkIn: lazyPart(() => import("./RosterSheets.tsx").then(({ WalkInSheet: sheet }) => ({ default: sheet }))),
  invite: lazyPart(() => import("./RosterSheets.tsx").then(({ InviteSheet: sheet }) => ({ default: sheet }))),
  ticket: lazyPart(() => import("./RosterSheets.tsx").then(({ TicketSheet: sheet }) => ({ default: sheet }))),
};

/** Views of a roster an instructor comes for, by the state each shows. */
const VIEWS = ["", "registered", "checked_in", "requested", "waiting"] as const satisfies readonly (
  | RegistrationState
  | ""
)[];

/** Deeds on their way for people who are not among the rows: walk-ins and tickets. */
function Others({ taps, rows }: { taps: readonly RosterTap[]; rows: readonly RosterItem[] }) {
  const { t } = useTranslation("learning/live-sessions/office");
  const others = taps.filter(
    (tap) => tap.kind === "ticket" || !rows.some(({ membershipId }) => membershipId === tap.membershipId),
  );
  if (others.length === 0) return null;
  return (
    <ul className={classes.found} aria-label={t("roster.others")}>
      {others.map((tap) => (
        <li key={tap.id}>
          <strong>{tap.kind === "person" ? tap.name : t("tickets.one")}</strong>
          <OnItsWay />
        </li>
      ))}
    </ul>
  );
}

/** Share of those expected who are there, with who is missing. */
function Presence({ present, missing }: { present: number; missing: number }) {
  const { t } = useTranslation("learning/live-sessions/office");
  const { number } = useFormats();
  const taken = present + missing;
  return (
    <div className={classes.presence}>
      <p className="row between gap-12 numbers">
        <strong>{t("roster.present", { present: number(present), taken: number(taken) })}</strong>
        <span className="hint">{t("roster.missing", { count: missing, amount: number(missing) })}</span>
      </p>
      <progress
        className={classes.bar}
        max={Math.max(1, taken)}
        value={present}
        aria-label={t("roster.presence")}
      />
    </div>
  );
}

type Open = keyof typeof Sheets | { readonly person: RosterItem; readonly action: RosterAction } | undefined;

function Roster({ event }: { event: OfficeSession }) {
  const { t } = useTranslation("learning/live-sessions/office");
  const { t: words } = useTranslation("learning/live-sessions");
  const { t: ui } = useTranslation("shell");
  const { number } = useFormats();
  const session = useSession();
  const { taps, tap } = useRosterTaps(event.id);
  const [open, setOpen] = useState<Open>();
  const list = useList(rosterList, { params: { id: event.id } });
  const close = () => setOpen(undefined);
  const mayInvite = can(session, "live_sessions.edit") && can(session, "people.read");
  // Deeds on their way count at once.
  const present = Math.max(0, event.checkedIn + presentBy(taps));
  const missing = Math.max(0, event.seats.taken - present);
  const counts: Readonly<Record<(typeof VIEWS)[number], number | undefined>> = {
    ...{ "": undefined, requested: event.requested, waiting: event.waiting },
    ...{ registered: missing, checked_in: present },
  };
  const say = (view: (typeof VIEWS)[number]) => {
    const count = counts[view];
    const label = t(`roster.view.${view || "all"}`);
    return count === undefined ? label : `${label} (${number(count)})`;
  };
  const act = (person: RosterItem, action: RosterAction) => {
    if (action === "check_in" || action === "approve")
      return tap({ kind: "person", membershipId: person.membershipId, name: person.name, action });
    setOpen({ person, action });
  };
  const isBegun = event.state === "scheduled" && event.stage !== "finished";
  return (
    <>
      <Presence present={present} missing={missing} />
      <div className={classes.tools}>
        <Button
          variant="light"
          leftSection={<IconScan size={20} stroke={1.7} aria-hidden="true" />}
          onClick={() => setOpen("ticket")}
        >
          {t("tickets.title")}
        </Button>
        <Button
          variant="default"
          leftSection={<IconUserPlus size={20} stroke={1.7} aria-hidden="true" />}
          onClick={() => setOpen("walkIn")}
        >
          {t("walkIn.open")}
        </Button>
        {mayInvite && isBegun ? (
          <Button
            variant="default"
            leftSection={<IconMailPlus size={20} stroke={1.7} aria-hidden="true" />}
            onClick={() => setOpen("invite")}
          >
            {t("invite.title")}
          </Button>
        ) : null}
      </div>
      <ListViews
        label={t("roster.views")}
        values={list.values}
        // A queue nobody stands in is not worth a place.
        views={VIEWS.filter((view) => counts[view] !== 0 || view === list.values.state)}
        say={say}
        valuesOf={(state) => ({ state })}
      />
      <Others taps={taps} rows={list.rows} />
      <ListView
        list={list}
        search={t("roster.search")}
        filters={[
          choice("state", t("roster.state"), registrationStates, (state) => words(`registration.${state}`)),
        ]}
        icon={<IconUsers size={28} stroke={1.6} />}
        skeleton={<ListSkeleton rows={6} />}
        empty={{ title: t("roster.emptyTitle"), text: t("roster.emptyText") }}
        none={{ title: t("roster.noneTitle"), text: t("list.noneText"), clear: ui("ui.clearFilters") }}
      >
        {(people, foot) => (
          <>
            <ul className={classes.people} aria-label={t("roster.list")}>
              {people.map((person) => (
                <RosterRow
                  key={person.membershipId}
                  person={withTaps(person, taps)}
                  isOnItsWay={taps.some(
                    (one) => one.kind === "person" && one.membershipId === person.membershipId,
                  )}
                  onAct={act}
                />
              ))}
            </ul>
            {foot}
          </>
        )}
      </ListView>
      <Suspense fallback={null}>
        {open === "walkIn" ? (
          <Sheets.walkIn
            sessionId={event.id}
            onCheckIn={(person) => tap({ kind: "person", action: "check_in", ...person })}
            onClose={close}
          />
        ) : null}
        {open === "invite" ? <Sheets.invite sessionId={event.id} onClose={close} /> : null}
        {open === "ticket" ? (
          <Sheets.ticket onTicket={(ticket) => tap({ kind: "ticket", ticket })} onClose={close} />
        ) : null}
        {typeof open === "object" ? (
          <CommentSheet
            title={t("roster.for", { act: t(`roster.act.${open.action}`), name: open.person.name })}
            text={t(`roster.sure.${open.action as "refuse" | "remove" | "take_back"}`)}
            label={t("roster.reason")}
            submit={t(`roster.act.${open.action}`)}
            required
            danger
            onSay={async (reason) => {
              const { membershipId, name } = open.person;
              tap({ kind: "person", membershipId, name, action: open.action, reason });
            }}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </>
  );
}

/** People of an event, for whoever holds a phone at its entrance (§live-sessions#presence). */
export function RosterPage() {
  const { eventId = "" } = useParams({ strict: false }) as { eventId?: string };
  const query = useQuery(officeEventQuery(eventId));
  return (
    <>
      <BackToEvents />
      <QueryState query={query} skeleton={<ListSkeleton rows={6} />}>
        {(event) => (
          <>
            <EventHead event={event} />
            <Roster key={event.id} event={event} />
          </>
        )}
      </QueryState>
    </>
  );
}
