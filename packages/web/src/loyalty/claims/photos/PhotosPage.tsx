import { IconCalendarOff, IconFlag3 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../../ui/state/Skeletons.tsx";
import { CampaignChoice } from "../../earning/CampaignChoice.tsx";
import { campaignsQuery, type OwnCampaign } from "../../earning/earning.queries.ts";
import { ReportChoice } from "../../earning/ReportChoice.tsx";
import { AskedPhotos } from "./AskedPhotos.tsx";
import { PhotoHistory } from "./PhotoHistory.tsx";
import classes from "./photos.module.css";
import { WeekPhotos } from "./WeekPhotos.tsx";

/** No campaign takes photos from me: sign up, or wait. */
function NotYet({ campaign }: { campaign: OwnCampaign | undefined }) {
  const { t } = useTranslation("loyalty/claims/photos");
  if (!campaign) {
    return (
      <EmptyState icon={<IconCalendarOff size={28} stroke={1.6} />} title={t("noneTitle")}>
        {t("noneText")}
      </EmptyState>
    );
  }
  const { can, title } = campaign;
  return (
    <EmptyState
      icon={<IconFlag3 size={28} stroke={1.6} />}
      title={can.signUp ? t("signUpTitle") : t("waitTitle")}
      action={
        <Button component={Link} to={can.signUp ? `/campaigns/${campaign.id}` : "/campaigns"}>
          {can.signUp ? t("signUp") : t("campaigns")}
        </Button>
      }
    >
      {can.signUp ? t("signUpText", { title }) : t("waitText", { title })}
    </EmptyState>
  );
}

/** Photos of my stores (§routes#upload-photos upload-photos): one of a type per store per week, and what became of them. */
export function PhotosPage() {
  const { t } = useTranslation("loyalty/claims/photos");
  const campaigns = useQuery(campaignsQuery);
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} />
      <ReportChoice />
      <div className={classes.page}>
        <AskedPhotos />
        <QueryState query={campaigns} skeleton={<ListSkeleton rows={3} />}>
          {({ items }) => (
            <CampaignChoice items={items} skeleton={<ListSkeleton rows={3} />}>
              {(campaign, choice) =>
                campaign?.can.report ? (
                  <>
                    {choice}
                    <WeekPhotos key={campaign.id} campaignId={campaign.id} />
                  </>
                ) : (
                  <NotYet campaign={campaign} />
                )
              }
            </CampaignChoice>
          )}
        </QueryState>
        <PhotoHistory />
      </div>
    </>
  );
}
