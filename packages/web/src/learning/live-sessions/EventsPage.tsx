import { IconCalendarOff, IconSearchOff } from "@tabler/icons-react";
import { sessionStatuses } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { useTranslation } from "react-i18next";
import { useList } from "../../core/lists/use-list.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { Bone, Loading } from "../../ui/state/Skeletons.tsx";
import { Choice } from "../../ui/switches/Choice.tsx";
import { EventCard } from "./EventCard.tsx";
import { byDay, readerZone } from "./event-times.ts";
import classes from "./events.module.css";
import { eventList } from "./events.queries.ts";

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

/** Events by day: those to come, my own, and those that are over (§routes#screen-events Events). */
export function EventsPage() {
  const { t } = useTranslation("learning/live-sessions");
  const { t: shell } = useTranslation("shell");
  const { deadline } = useFormats();
  const list = useList(eventList);
  const { filters, change } = list;
  const status = filters.status ?? "upcoming";
  const narrowed = Boolean(filters.search ?? filters.online);
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} />
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
