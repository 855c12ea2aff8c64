import { IconCoin, IconFileImport, IconSpy } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { awardKinds, awardStates } from "@trilha/contract/loyalty/adjustments/states.ts";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { useList } from "../../core/lists/use-list.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import { choice, choiceById } from "../../ui/list/filters.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { ListViews } from "../../ui/list/ListViews.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { batchList, campaignsQuery } from "./adjustments.queries.ts";
import { useBatchRows } from "./use-batch-rows.tsx";

function Actions() {
  const { t } = useTranslation("loyalty/adjustments");
  if (!can(useSession(), "awards.propose")) return null;
  return (
    <>
      <Button
        component={Link}
        to="/admin/awards/import"
        variant="default"
        leftSection={<IconFileImport size={18} stroke={1.7} aria-hidden="true" />}
      >
        {t("import.action")}
      </Button>
      <Button
        component={Link}
        to="/admin/awards/mystery-customer"
        variant="default"
        leftSection={<IconSpy size={18} stroke={1.7} aria-hidden="true" />}
      >
        {t("mystery.action")}
      </Button>
      <Button
        component={Link}
        to="/admin/awards/adjustment"
        leftSection={<IconCoin size={18} stroke={1.8} aria-hidden="true" />}
      >
        {t("adjustment.action")}
      </Button>
    </>
  );
}

/** Points people give: what was proposed, what waits for a second person, what became of it. */
export function AwardsPage() {
  const { t } = useTranslation("loyalty/adjustments");
  const navigate = useNavigate();

  const list = useList(batchList);
  const campaigns = useQuery(campaignsQuery).data?.items ?? [];

  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} actions={<Actions />} />
      <ListViews
        label={t("column.state")}
        values={list.values}
        views={["all", ...awardStates] as const}
        say={(view) => t(`view.${view}`)}
        valuesOf={(view) => ({ state: view === "all" ? "" : view })}
      />

      <ListView
        list={list}
        search={t("search")}
        filters={[
          choice("kind", t("column.kind"), awardKinds, (kind) => t(`kind.${kind}`)),
          choiceById("campaignId", t("column.campaign"), campaigns, ({ title }) => title),
        ]}
        tools={<ExportButton kind="awards" params={list.filters} personal />}
        shown={(rows, more) => t(more ? "shownMore" : "shown", rows)}
        icon={<IconCoin size={28} stroke={1.6} />}
        empty={{ title: t("empty.title"), text: t("empty.text") }}
        none={{ title: t("empty.noneTitle"), text: t("empty.noneText"), clear: t("empty.clear") }}
        rows={useBatchRows((batchId) => void navigate({ to: "/admin/awards/$batchId", params: { batchId } }))}
      />
    </>
  );
}
