import { IconStairsDown, IconStars } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { countries } from "@trilha/contract/core/country.ts";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../core/exports/ExportButton.tsx";
import { countryName } from "../../../i18n/country-name.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { Button } from "../../../ui/controls/button.ts";
import { withFilters } from "../../../ui/list/filters.ts";
import { ListToolbar } from "../../../ui/list/ListToolbar.tsx";
import { PagedList, rowsOf } from "../../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { SubNav } from "../../../ui/page/SubNav.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { KINDS, LEVELS, reviewsOf, VIEWS, viewOf } from "./level-filters.ts";
import { campaignsQuery, reviewsQuery } from "./level-review.queries.ts";
import { ReviewRows } from "./ReviewRows.tsx";

/** The way to who falls as a campaign begins: the next one, else the latest. */
function FallsLink() {
  const { t } = useTranslation("loyalty/tiers/office");
  const campaigns = useQuery({ ...campaignsQuery, enabled: can(useSession(), "campaigns.read") }).data ?? [];
  const next = campaigns.find(({ state }) => state === "scheduled") ?? campaigns[0];
  if (!next) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconStairsDown size={18} stroke={1.7} aria-hidden="true" />}
      renderRoot={(props) => (
        <Link {...props} to="/admin/levels/falls/$campaignId" params={{ campaignId: next.id }} />
      )}
    >
      {t("falls.action")}
    </Button>
  );
}

/** Levels to be decided on: who is eligible, what waits for a second person, what became of it (§states#level). */
export function ReviewsPage() {
  const { t } = useTranslation("loyalty/tiers/office");
  const { t: shell } = useTranslation("shell");
  const { number, locale } = useFormats();
  const navigate = useNavigate();
  const [values, change] = useUrlFilters();
  const list = useInfiniteQuery(reviewsQuery(reviewsOf(values)));
  const view = viewOf(values);
  const narrowed = Object.keys(reviewsOf({ ...values, state: "all" })).length > 0;
  const shown = list.data && !list.isPlaceholderData ? rowsOf(list.data) : undefined;
  const clear = () => change(Object.fromEntries(Object.keys(values).map((key) => [key, ""])));
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} actions={<FallsLink />} />
      <SubNav label={t("column.state")}>
        {VIEWS.map((one) => (
          <Link
            key={one}
            to="/admin/levels"
            search={withFilters(values, { state: one === "open" ? "" : one })}
            replace
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
          >
            {t(`view.${one}`)}
          </Link>
        ))}
      </SubNav>
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("search")}
        actions={<ExportButton kind="levels" params={reviewsOf(values)} personal />}
        filters={[
          {
            key: "level",
            label: t("column.level"),
            options: LEVELS.map((value) => ({ value, label: shell(`words.level.${value}`) })),
          },
          {
            key: "kind",
            label: t("column.kind"),
            options: KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
          },
          {
            key: "country",
            label: t("column.country"),
            options: countries.map((value) => ({ value, label: countryName(value, locale) })),
          },
        ]}
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
            icon={<IconStars size={28} stroke={1.6} />}
            title={t(narrowed ? "empty.noneTitle" : view === "open" ? "empty.openTitle" : "empty.title")}
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
        {(reviews, foot) => (
          <ReviewRows
            reviews={reviews}
            foot={foot}
            onOpen={(reviewId) => void navigate({ to: "/admin/levels/$reviewId", params: { reviewId } })}
          />
        )}
      </PagedList>
    </>
  );
}
