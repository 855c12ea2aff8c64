import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { NativeSelect } from "../../ui/controls/input.ts";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import classes from "./reports.module.css";
import { campaignsQuery } from "./reports.queries.ts";

/** One campaign of those that began; `shown` is the one the figure took where the address names none. */
export function CampaignFilter({ shown }: { shown: string | undefined }) {
  const { t } = useTranslation("insight/reports");
  const { t: ui } = useTranslation("shell");
  const [, change] = useUrlFilters();
  const campaigns = useQuery(campaignsQuery).data?.items ?? [];
  return (
    <search className={classes.filters} aria-label={ui("ui.filters")}>
      <NativeSelect
        label={t("filters.campaign")}
        value={shown ?? ""}
        data={campaigns.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(event) => change({ campaignId: event.currentTarget.value })}
      />
    </search>
  );
}
