import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useModules } from "../../session/session.queries.ts";
import { DateInput } from "../../ui/controls/DateInput.tsx";
import { NativeSelect } from "../../ui/controls/input.ts";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import classes from "./reports.module.css";
import { campaignsQuery } from "./reports.queries.ts";

type Props = {
  /** Dimensions a report can have its rows by; the first is the usual one. */
  by: readonly { readonly value: string; readonly label: string }[];
  children?: ReactNode;
};

/** Campaign, days, and what the rows are by; all of it lives in the address. */
export function Filters({ by: groupings, children }: Props) {
  const { t } = useTranslation("insight/reports");
  const { t: ui } = useTranslation("shell");
  const [values, change] = useUrlFilters();
  const hasModule = useModules();
  const campaigns = useQuery({ ...campaignsQuery, enabled: hasModule("has_campaigns") }).data?.items ?? [];
  return (
    <search className={classes.filters} aria-label={ui("ui.filters")}>
      <NativeSelect
        label={t("filters.by")}
        value={values.by ?? groupings[0]?.value ?? ""}
        data={[...groupings]}
        onChange={(event) => change({ by: event.currentTarget.value })}
      />
      <NativeSelect
        label={t("filters.campaign")}
        value={values.campaignId ?? ""}
        data={[
          { value: "", label: t("filters.all") },
          ...campaigns.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(event) => change({ campaignId: event.currentTarget.value })}
      />
      {children}
      <DateInput
        label={t("filters.from")}
        value={values.from ?? ""}
        max={values.to}
        onChange={(from) => change({ from })}
      />
      <DateInput
        label={t("filters.to")}
        value={values.to ?? ""}
        min={values.from}
        onChange={(to) => change({ to })}
      />
    </search>
  );
}
