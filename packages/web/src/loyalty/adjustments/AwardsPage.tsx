import { IconCoin, IconFileImport, IconSpy } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { useFormats } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { Button } from "../../ui/controls/button.ts";
import { withFilters } from "../../ui/list/filters.ts";
import { ListToolbar } from "../../ui/list/ListToolbar.tsx";
import { PagedList, rowsOf } from "../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { SubNav } from "../../ui/page/SubNav.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { batchQueryOf, KINDS, STATES } from "./award-filters.ts";
import { batchesQuery, campaignsQuery } from "./awards.queries.ts";
import { BatchRows } from "./BatchRows.tsx";

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
  const { number } = useFormats();
  const navigate = useNavigate();
  const [values, change] = useUrlFilters();
  const filters = batchQueryOf(values);
  const list = useInfiniteQuery(batchesQuery(filters));
  const campaigns = useQuery(campaignsQuery).data?.items ?? [];
  const narrowed = Object.keys(filters).length > 0;
  const shown = list.data && !list.isPlaceholderData ? rowsOf(list.data) : undefined;
  const clear = () => change(Object.fromEntries(Object.keys(values).map((key) => [key, ""])));
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} actions={<Actions />} />
      <SubNav label={t("column.state")}>
        {[undefined, ...STATES].map((state) => (
          <Link
            key={state ?? "all"}
            to="/admin/awards"
            search={withFilters(values, { state: state ?? "" })}
            replace
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {t(`view.${state ?? "all"}`)}
          </Link>
        ))}
      </SubNav>
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("search")}
        actions={<ExportButton kind="awards" params={filters} personal />}
        filters={[
          {
            key: "kind",
            label: t("column.kind"),
            options: KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
          },
          {
            key: "campaignId",
            label: t("column.campaign"),
            options: campaigns.map(({ id, title }) => ({ value: id, label: title })),
          },
        ].filter(({ options }) => options.length > 1)}
        summary={
          shown === undefined
            ? " "
            : t(list.hasNextPage ? "shownMore" : "shown", { count: shown, amount: number(shown) })
        }
      />
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<IconCoin size={28} stroke={1.6} />}
            title={t(narrowed ? "empty.noneTitle" : "empty.title")}
            action={
              narrowed ? (
                <Button variant="light" onClick={clear}>
                  {t("empty.clear")}
                </Button>
              ) : undefined
            }
          >
            {t(narrowed ? "empty.noneText" : "empty.text")}
          </EmptyState>
        }
      >
        {(batches, foot) => (
          <BatchRows
            batches={batches}
            onOpen={(batchId) => void navigate({ to: "/admin/awards/$batchId", params: { batchId } })}
            foot={foot}
          />
        )}
      </PagedList>
    </>
  );
}
