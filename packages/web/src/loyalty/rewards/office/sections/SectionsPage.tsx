import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { RewardsNav } from "../RewardsNav.tsx";
import { categoryLimitsQuery, sectionsQuery, settingsQuery } from "../reward-office.queries.ts";
import { LimitsForm } from "./LimitsForm.tsx";
import { SectionsForm } from "./SectionsForm.tsx";
import { SettingsForm } from "./SettingsForm.tsx";

/** Where things stand in the store, how many of them one person may have, and what a point is worth. */
export function SectionsPage() {
  const { t } = useTranslation("loyalty/rewards/office");
  const sections = useQuery(sectionsQuery);
  const limits = useQuery(categoryLimitsQuery);
  const settings = useQuery(settingsQuery);
  return (
    <>
      <PageTitle title={t("sections.title")} lead={t("sections.lead")} />
      <RewardsNav />
      <div className="stack one-column gap-20 shrink">
        <QueryState query={sections} skeleton={<FormSkeleton fields={5} />}>
          {(one) => (
            <>
              <SectionsForm sections={one} />
              <QueryState query={limits} skeleton={<FormSkeleton fields={3} />}>
                {(categoryLimits) => <LimitsForm limits={categoryLimits} departments={one.departments} />}
              </QueryState>
            </>
          )}
        </QueryState>
        <QueryState query={settings} skeleton={<FormSkeleton fields={2} />}>
          {(one) => <SettingsForm settings={one} />}
        </QueryState>
      </div>
    </>
  );
}
