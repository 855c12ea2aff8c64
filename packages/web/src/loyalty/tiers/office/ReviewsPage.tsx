import { IconStairsDown, IconStars } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { countries } from "@trilha/contract/core/country.ts";
import { levelsAbove, reviewKinds } from "@trilha/contract/loyalty/tiers/states.ts";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../core/exports/ExportButton.tsx";
import { useList } from "../../../core/lists/use-list.ts";
import { countryName } from "../../../i18n/country-name.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { Button } from "../../../ui/controls/button.ts";
import { choice } from "../../../ui/list/filters.ts";
import { ListView } from "../../../ui/list/ListView.tsx";
import { ListViews } from "../../../ui/list/ListViews.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { campaignsQuery, reviewList, VIEWS, viewOf } from "./level-review.queries.ts";
import { useReviewRows } from "./use-review-rows.tsx";

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
  const { locale } = useFormats();
  const navigate = useNavigate();

  const list = useList(reviewList, {
    query: (values) => {
      const view = viewOf(values);
      return view === "all" ? {} : { state: view };
    },
  });

  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} actions={<FallsLink />} />
      <ListViews
        label={t("column.state")}
        values={list.values}
        views={VIEWS}
        say={(view) => t(`view.${view}`)}
        valuesOf={(view) => ({ state: view === "open" ? "" : view })}
      />

      <ListView
        list={list}
        search={t("search")}
        filters={[
          choice("level", t("column.level"), levelsAbove, (level) => shell(`words.level.${level}`)),
          choice("kind", t("column.kind"), reviewKinds, (kind) => t(`kind.${kind}`)),
          choice("country", t("column.country"), countries, (code) => countryName(code, locale)),
        ]}
        tools={<ExportButton kind="levels" params={list.asked} personal />}
        shown={(rows, more) => t(more ? "shownMore" : "shown", rows)}
        icon={<IconStars size={28} stroke={1.6} />}
        empty={{
          title: t(viewOf(list.values) === "open" ? "empty.openTitle" : "empty.title"),
          text: t("empty.text"),
        }}
        none={{ title: t("empty.noneTitle"), text: t("empty.noneText"), clear: t("empty.clear") }}
        rows={useReviewRows(
          (reviewId) => void navigate({ to: "/admin/levels/$reviewId", params: { reviewId } }),
        )}
      />
    </>
  );
}
