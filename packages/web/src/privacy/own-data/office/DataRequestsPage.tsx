import { IconAlertTriangle, IconCircleCheck, IconClock, IconUserShield } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { dataRequestKinds, dataRequestStates } from "@trilha/contract/privacy/own-data/kinds.ts";
import { useTranslation } from "react-i18next";
import { useList } from "../../../core/lists/use-list.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { StatusBadge } from "../../../ui/badge/StatusBadge.tsx";
import { choice } from "../../../ui/list/filters.ts";
import { ListView } from "../../../ui/list/ListView.tsx";
import { PagedList } from "../../../ui/list/PagedList.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { type DataRequest, dataRequestList, openDataMessages } from "./data-requests.queries.ts";

const LOOKS = {
  under_way: { tone: "warning", icon: <IconClock size={14} stroke={2} /> },
  done: { tone: "success", icon: <IconCircleCheck size={14} stroke={2} /> },
  failed: { tone: "danger", icon: <IconAlertTriangle size={14} stroke={2} /> },
} as const;

/** Messages of people about their data: answered at the support desk, with its clock. */
function Messages() {
  const { t } = useTranslation("privacy/own-data");
  const { dateTime, calendarDay } = useFormats();
  return (
    <Card
      title={t("office.messages")}
      aside={
        <Link to="/admin/support" search={{ topic: "privacy" }} className="ink-primary">
          {t("office.allMessages")}
        </Link>
      }
    >
      <PagedList
        list={useInfiniteQuery(openDataMessages)}
        skeleton={<ListSkeleton rows={2} />}
        empty={<p className="hint">{t("office.noMessages")}</p>}
      >
        {(rows, foot) => (
          <>
            <ul className="plain stack gap-8">
              {rows.map((request) => (
                <li key={request.id} className="row boxed between gap-12 p-10-12 wrap">
                  <Link
                    to="/admin/support/$requestId"
                    params={{ requestId: request.id }}
                    className="ink-primary weight-600"
                  >
                    {t("office.message", { number: request.number, name: request.name })}
                  </Link>
                  <span className="small">{dateTime(new Date(request.createdAt))}</span>
                  <span className={request.late ? "small ink-danger weight-600" : "small"}>
                    {t(request.late ? "office.late" : "office.answerBy", { day: calendarDay(request.dueOn) })}
                  </span>
                </li>
              ))}
            </ul>
            {foot}
          </>
        )}
      </PagedList>
    </Card>
  );
}

/** §privacy#office Rights people used over their data: what they wrote, files they asked for, accounts they deleted. */
export function DataRequestsPage() {
  const { t } = useTranslation("privacy/own-data");
  const { t: ui } = useTranslation("shell");
  const { dateTime } = useFormats();
  const navigate = useNavigate();
  const session = useSession();
  const list = useList(dataRequestList);
  const readsPeople = can(session, "people.read");
  const nameOf = ({ name }: DataRequest) => name ?? t("office.nameless");
  const badge = ({ state }: DataRequest) => (
    <StatusBadge {...LOOKS[state]}>{t(`office.state.${state}`)}</StatusBadge>
  );
  const when = (at: string | null) => (at ? dateTime(new Date(at)) : "–");
  return (
    <>
      <PageTitle title={t("office.title")} lead={t("office.lead")} />
      <div className="stack gap-20">
        {can(session, "support.answer") ? <Messages /> : null}
        <Card title={t("office.own")}>
          <p className="hint under-title">{t("office.ownHelp")}</p>
          <ListView
            list={list}
            filters={[
              choice("kind", t("office.what"), dataRequestKinds, (kind) => t(`office.kind.${kind}`)),
              choice("state", t("office.stands"), dataRequestStates, (state) => t(`office.state.${state}`)),
            ]}
            icon={<IconUserShield size={28} stroke={1.6} />}
            empty={{ title: t("office.emptyTitle"), text: t("office.emptyText") }}
            none={{ title: t("office.noneTitle"), clear: ui("ui.clearFilters") }}
            rows={{
              label: t("office.own"),
              nameOf,
              columns: [
                { key: "kind", label: t("office.what"), cell: ({ kind }) => t(`office.kind.${kind}`) },
                { key: "person", label: t("office.person"), cell: nameOf },
                { key: "state", label: t("office.stands"), cell: badge },
                { key: "asked", label: t("office.asked"), cell: ({ askedAt }) => when(askedAt) },
                { key: "done", label: t("office.done"), cell: ({ doneAt }) => when(doneAt) },
              ],
              cardOf: (one) => ({
                title: t(`office.kind.${one.kind}`),
                under: `${nameOf(one)} · ${when(one.askedAt)}`,
                facts: badge(one),
              }),
              ...(readsPeople && {
                onOpen: ({ personId }: DataRequest) => {
                  if (personId) void navigate({ to: "/admin/people/$personId", params: { personId } });
                },
              }),
            }}
          />
        </Card>
      </div>
    </>
  );
}
