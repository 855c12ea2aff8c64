import { IconCheck, IconPlayerPlay, IconUserCheck, IconX } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
import { ListToolbar } from "../../../ui/list/ListToolbar.tsx";
import { PagedList } from "../../../ui/list/PagedList.tsx";
import { SelectionBar } from "../../../ui/list/SelectionBar.tsx";
import type { RowSelection } from "../../../ui/list/selection.ts";
import { useUrlFilters } from "../../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { QueueRows } from "./QueueRows.tsx";
import { type WaitingItem, waitingQuery } from "./queue.queries.ts";
import { queueFilters } from "./queue-filters.ts";
import { useQueueFilters } from "./use-queue-filters.ts";
import { useVerdicts } from "./use-verdicts.tsx";

const NOBODY: RowSelection = new Set();
const MOST = 200;

/** Who waits to be let in, the longest first. */
export function QueuePage() {
  const { t } = useTranslation("members/registration");
  const { number } = useFormats();
  const navigate = useNavigate();
  const [values, change] = useUrlFilters();
  const list = useInfiniteQuery(waitingQuery(queueFilters(values)));
  const [selection, setSelection] = useState(NOBODY);
  const { approve, refuse, busy, question } = useVerdicts(() => setSelection(NOBODY));
  const all = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const ticked = all.filter(({ id }) => selection.has(id));
  const total = list.data?.pages[0]?.total ?? 0;
  const open = (id: string) =>
    void navigate({ to: "/admin/registrations/$personId", params: { personId: id }, search: values });
  const [first] = all;
  const start = (
    <Button
      leftSection={<IconPlayerPlay size={18} stroke={1.7} aria-hidden="true" />}
      onClick={() => first && open(first.id)}
    >
      {t("queue.start")}
    </Button>
  );
  const empty = (
    <EmptyState
      icon={<IconUserCheck size={28} stroke={1.6} />}
      title={t("queue.emptyTitle")}
      action={
        <Button component={Link} to="/admin/people" variant="default">
          {t("queue.toPeople")}
        </Button>
      }
    >
      {t("queue.emptyText")}
    </EmptyState>
  );
  return (
    <>
      <PageTitle title={t("queue.title")} lead={t("queue.lead")} actions={first ? start : null} />
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("queue.search")}
        filters={useQueueFilters()}
        summary={list.data ? t("queue.waiting", { count: total, amount: number(total) }) : " "}
      />
      <PagedList<WaitingItem> list={list} empty={empty}>
        {(rows, foot) => (
          <QueueRows rows={rows} onOpen={open} selection={selection} onSelect={setSelection} foot={foot} />
        )}
      </PagedList>
      <SelectionBar
        label={t("queue.chosen")}
        count={ticked.length}
        clear={t("queue.clear")}
        onClear={() => setSelection(NOBODY)}
      >
        <Button
          disabled={busy || ticked.length > MOST}
          leftSection={<IconCheck size={18} stroke={1.8} aria-hidden="true" />}
          onClick={() => approve(ticked)}
        >
          {t("queue.approveSome", { amount: number(ticked.length) })}
        </Button>
        <Button
          variant="light"
          color="danger"
          disabled={busy || ticked.length > MOST}
          leftSection={<IconX size={18} stroke={1.8} aria-hidden="true" />}
          onClick={() => refuse(ticked)}
        >
          {t("queue.refuseSome", { amount: number(ticked.length) })}
        </Button>
      </SelectionBar>
      {question}
    </>
  );
}
