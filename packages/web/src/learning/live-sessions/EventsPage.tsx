import { IconCalendarMonth, IconCalendarOff, IconList, IconSearchOff } from "@tabler/icons-react";
import { sessionStatuses } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useList } from "../../core/lists/use-list.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { Bone, Loading } from "../../ui/state/Skeletons.tsx";
import { Choice } from "../../ui/switches/Choice.tsx";
import { EventCard } from "./EventCard.tsx";
import { byDay, readerZone } from "./event-times.ts";
import classes from "./events.module.css";
import { eventList } from "./events.queries.ts";

const MonthView = lazyPart(() =>
  import("./month/MonthView.tsx").then(({ MonthView }) => ({ default: MonthView })),
);

const CalendarFeed = lazyPart(() =>
  import("./CalendarFeed.tsx").then(({ CalendarFeed }) => ({ default: CalendarFeed })),
);

const CARDS = 4;

/** The agenda's own shape while the events are on their way. */
function AgendaBones() {
  return (
    <Loading>
      <div className={classes.days}>
        {Array.from({ length: CARDS }, (_, card) => card).map((card) => (
          <div key={card} className="stack gap-8">
            <Bone width={180} height={20} />
            <div className={classes.bones}>
              <Bone width={56} height={64} />
              <span className="stack content-start gap-8">
                <Bone width="70%" />
                <Bone width="45%" height={12} />
                <Bone width={120} height={24} round />
              </span>
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}

const nothing = { search: "", online: "" };

/** Events by day: those to come, my own, or those that are over. */
function Agenda() {
  const { t } = useTranslation("learning/live-sessions");
  const { t: shell } = useTranslation("shell");
  const { deadline } = useFormats();
  const list = useList(eventList);
  const { filters, change } = list;
  const status = filters.status ?? "upcoming";
  const narrowed = Boolean(filters.search ?? filters.online);
  return (
    <>
      <div className="mb-12">
        <Choice
          label={t("which")}
          options={sessionStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={status}
          onChange={(chosen) => change({ status: chosen === "upcoming" ? "" : chosen })}
        />
      </div>
      <ListView
        list={{ ...list, narrowed, clear: () => change(nothing) }}
        search={t("search")}
        filters={[
          {
            key: "online",
            label: t("online.label"),
            options: [
              { value: "true", label: t("online.yes") },
              { value: "false", label: t("online.no") },
            ],
          },
        ]}
        skeleton={<AgendaBones />}
        icon={
          narrowed ? <IconSearchOff size={28} stroke={1.6} /> : <IconCalendarOff size={28} stroke={1.6} />
        }
        empty={{
          title: t(`empty.${status}.title`),
          text: t(`empty.${status}.text`),
          action:
            status === "mine" ? (
              <Button variant="light" onClick={() => change({ status: "" })}>
                {t("empty.mine.go")}
              </Button>
            ) : null,
        }}
        none={{ title: t("none.title"), text: t("none.text"), clear: shell("ui.clearFilters") }}
      >
        {(events, foot) => (
          <>
            <div className={classes.days}>
              {byDay(events, readerZone()).map(({ day, events: under }) => (
                <section key={day} aria-labelledby={`day-${day}`}>
                  <h2 className={classes.day} id={`day-${day}`}>
                    {deadline(day)}
                  </h2>
                  <ul className="plain stack gap-12">
                    {under.map((event) => (
                      <EventCard key={event.id} event={event} />
                    ))}
                  </ul>
                </section>
              ))}
            </div>
            {foot}
          </>
        )}
      </ListView>
    </>
  );
}

/** Events for me, as an agenda or as a month (§routes#screen-events Events). */
export function EventsPage() {
  const { t } = useTranslation("learning/live-sessions");
  const [values, change] = useUrlFilters();
  const view = values.view === "month" ? "month" : "agenda";
  return (
    <>
      <PageTitle
        title={t("title")}
        lead={t("lead")}
        actions={
          <Choice
            icons
            label={t("view.label")}
            options={[
              {
                value: "agenda",
                label: t("view.agenda"),
                icon: <IconList size={18} stroke={1.7} aria-hidden="true" />,
              },
              {
                value: "month",
                label: t("view.month"),
                icon: <IconCalendarMonth size={18} stroke={1.7} aria-hidden="true" />,
              },
            ]}
            value={view}
            onChange={(chosen) => change({ view: chosen === "month" ? "month" : "", day: "" })}
          />
        }
      />
      {view === "month" ? (
        <Suspense fallback={<AgendaBones />}>
          <MonthView />
        </Suspense>
      ) : (
        <Agenda />
      )}
      <div className="mt-16">
        <Suspense fallback={null}>
          <CalendarFeed />
        </Suspense>
      </div>
    </>
  );
}
