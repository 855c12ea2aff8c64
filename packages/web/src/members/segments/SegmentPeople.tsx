import { IconUsers } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { useList } from "../../core/lists/use-list.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { Card } from "../../ui/page/Card.tsx";
import classes from "./segments.module.css";
import { segmentPeopleList } from "./segments.queries.ts";

/** People a segment, as it was last saved, is met by now. */
export function SegmentPeople({ segmentId }: { segmentId: string }) {
  const { t } = useTranslation("members/segments");
  const list = useList(segmentPeopleList, { params: { id: segmentId } });
  return (
    <Card title={t("people.who")}>
      <ListView
        list={list}
        search={t("people.search")}
        tools={<ExportButton kind="segment_people" params={{ id: segmentId, ...list.filters }} personal />}
        icon={<IconUsers size={28} stroke={1.6} />}
        empty={{ title: t("people.emptyTitle"), text: t("people.emptyText") }}
        none={{ title: t("list.noneTitle"), text: t("people.noneText") }}
      >
        {(people, foot) => (
          <>
            <ul className={classes.list} aria-label={t("people.who")}>
              {people.map(({ membershipId, name, store }) => (
                <li key={membershipId}>
                  <span className="stack gap-2 shrink break">
                    <Link
                      className="ink-inherit"
                      to="/admin/people/$personId"
                      params={{ personId: membershipId }}
                    >
                      <strong>{name}</strong>
                    </Link>
                    {store ? <span className="hint">{store}</span> : null}
                  </span>
                </li>
              ))}
            </ul>
            {foot}
          </>
        )}
      </ListView>
    </Card>
  );
}
