import { IconAlertTriangle, IconCheck, IconClock, IconDownload, IconFileExport } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { save } from "../../core/exports/use-export.ts";
import { useList } from "../../core/lists/use-list.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { notice } from "../../ui/act/notices.ts";
import { type BadgeTone, StatusBadge } from "../../ui/badge/StatusBadge.tsx";
import { Button } from "../../ui/controls/button.ts";
import type { Column } from "../../ui/list/DataTable.tsx";
import { ListView } from "../../ui/list/ListView.tsx";
import { NameCell } from "../../ui/list/NameCell.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { type ExportItem, exportList, fileAddress } from "./exports.queries.ts";

const LOOKS: Record<ExportItem["state"], [BadgeTone, ReactNode]> = {
  queued: ["neutral", <IconClock key="queued" size={14} />],
  running: ["primary", <IconClock key="running" size={14} />],
  done: ["success", <IconCheck key="done" size={14} />],
  failed: ["danger", <IconAlertTriangle key="failed" size={14} />],
};

function State({ state }: Pick<ExportItem, "state">) {
  const { t } = useTranslation("core/exports");
  const [tone, icon] = LOOKS[state];
  return (
    <StatusBadge tone={tone} icon={icon}>
      {t(`files.state.${state}`)}
    </StatusBadge>
  );
}

function Save({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation("core/exports");
  const [busy, setBusy] = useState(false);
  const fetchIt = async () => {
    setBusy(true);
    try {
      const url = await fileAddress(id);
      if (url) save(url);
    } catch (error) {
      if (!isRefused(error)) throw error;
      notice(error.message, { kind: "failed" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      variant="light"
      loading={busy}
      aria-label={t("files.downloadOne", { name })}
      leftSection={<IconDownload size={16} stroke={1.7} aria-hidden="true" />}
      onClick={() => void fetchIt()}
    >
      {t("files.download")}
    </Button>
  );
}

/** Files a person asked for: how far each is, why it failed, and the way to save it. */
export function ExportsPage() {
  const { t } = useTranslation("core/exports");
  const { number, dateTime, ago } = useFormats();
  const nameOf = ({ kind }: ExportItem) => t(`files.kind.${kind}`);
  const columns: readonly Column<ExportItem>[] = [
    {
      key: "what",
      label: t("files.what"),
      width: 300,
      cell: (row) => <NameCell name={nameOf(row)} under={row.reason ?? t(`format.${row.format}`)} />,
    },
    {
      key: "state",
      label: t("files.state.label"),
      cell: ({ state, failure }) => (failure ? t(`failure.${failure}`) : <State state={state} />),
    },
    { key: "rows", label: t("files.rows"), numeric: true, cell: ({ rows }) => number(rows) },
    { key: "asked", label: t("files.asked"), cell: ({ askedAt }) => dateTime(new Date(askedAt)) },
    { key: "expires", label: t("files.expires"), cell: ({ expiresAt }) => ago(new Date(expiresAt)) },
    {
      key: "save",
      label: t("files.download"),
      cell: (row) => (row.state === "done" ? <Save id={row.id} name={nameOf(row)} /> : null),
    },
  ];
  return (
    <>
      <PageTitle title={t("files.title")} lead={t("files.lead")} />
      <ListView
        list={useList(exportList)}
        icon={<IconFileExport size={28} stroke={1.6} />}
        empty={{ title: t("files.emptyTitle"), text: t("files.emptyText") }}
        rows={{
          label: t("files.title"),
          nameOf,
          columns,
          cardOf: (row) => ({
            under: [row.reason ?? t(`format.${row.format}`), dateTime(new Date(row.askedAt))].join(" · "),
            facts: row.failure ? (
              t(`failure.${row.failure}`)
            ) : row.state === "done" ? (
              <Save id={row.id} name={nameOf(row)} />
            ) : (
              <State state={row.state} />
            ),
          }),
        }}
      />
    </>
  );
}
