import { IconCalendarOff, IconFlag3 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useModules } from "../../../../session/session.queries.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { CampaignChoice } from "../../../earning/CampaignChoice.tsx";
import {
  type CampaignEnrolment,
  campaignsQuery,
  enrolmentQuery,
  type OwnCampaign,
} from "../../../earning/earning.queries.ts";
import { ReportChoice } from "../../../earning/ReportChoice.tsx";
import { TimeLeft } from "../../../earning/TimeLeft.tsx";
import { startValues } from "../sale-form.ts";
import type { Claim } from "../sales.queries.ts";
import { Receipt } from "./Receipt.tsx";
import classes from "./report.module.css";
import { SaleForm } from "./SaleForm.tsx";
import { moveSale, useDevice } from "./sale-draft.ts";

/** Reports a sale (§routes#insert-sales insert-sales): for the campaign that runs, by whoever signed up for it. */
export function ReportPage() {
  const { t } = useTranslation("loyalty/claims/sales");
  const campaigns = useQuery(campaignsQuery);
  const [receipt, setReceipt] = useState<Claim>();
  // A form of its own for every sale.
  const [turn, setTurn] = useState(0);
  const another = () => {
    setReceipt(undefined);
    setTurn((count) => count + 1);
  };
  if (receipt) return <Receipt claim={receipt} onAnother={another} />;
  return (
    <>
      <PageTitle title={t("report.title")} />
      <ReportChoice />
      <QueryState query={campaigns} skeleton={<FormSkeleton />}>
        {({ items }) => (
          <CampaignChoice items={items} skeleton={<FormSkeleton />} onLeave={moveSale}>
            {(campaign, choice) => {
              if (!campaign) {
                return (
                  <EmptyState icon={<IconCalendarOff size={28} stroke={1.6} />} title={t("report.noneTitle")}>
                    {t("report.noneText")}
                  </EmptyState>
                );
              }
              if (!campaign.can.report) return <Closed campaign={campaign} />;
              const key = `${campaign.id} ${turn}`;
              return <Enrolled key={key} campaign={campaign} choice={choice} onSent={setReceipt} />;
            }}
          </CampaignChoice>
        )}
      </QueryState>
    </>
  );
}

/** The campaign is there, but not for reporting yet: sign up, or wait for its begin. */
function Closed({ campaign }: { campaign: OwnCampaign }) {
  const { t } = useTranslation("loyalty/claims/sales");
  const hasModule = useModules();
  const { title, can } = campaign;
  return (
    <EmptyState
      icon={<IconFlag3 size={28} stroke={1.6} />}
      title={can.signUp ? t("report.signUpTitle") : t("report.waitTitle")}
      action={
        !hasModule("has_campaigns") ? null : can.signUp ? (
          <Button component={Link} to={`/campaigns/${campaign.id}`}>
            {t("report.signUp")}
          </Button>
        ) : (
          <Button component={Link} to="/campaigns" variant="light">
            {t("report.campaigns")}
          </Button>
        )
      }
    >
      {can.signUp ? t("report.signUpText", { title }) : t("report.waitText", { title })}
    </EmptyState>
  );
}

type Props = { campaign: OwnCampaign; choice: ReactNode; onSent: (claim: Claim) => void };

function Enrolled({ campaign, choice, onSent }: Props) {
  const query = useQuery(enrolmentQuery(campaign.id));
  return (
    <>
      <div className={classes.campaign}>
        {choice ?? <p>{campaign.title}</p>}
        <TimeLeft campaign={campaign} />
      </div>
      <QueryState query={query} skeleton={<FormSkeleton />}>
        {(enrolment) => <FreshForm enrolment={enrolment} onSent={onSent} />}
      </QueryState>
    </>
  );
}

function FreshForm({ enrolment, onSent }: { enrolment: CampaignEnrolment; onSent: (claim: Claim) => void }) {
  const { campaign, stores } = enrolment;
  const device = useDevice(campaign.id);
  const [opened] = useState(() => new Date());
  if (!device) return <FormSkeleton />;
  const store = stores.find(({ id }) => id === device.lastStoreId) ?? stores[0];
  const today = localDay(opened, store?.timeZone ?? campaign.timeZone);
  return (
    <SaleForm
      enrolment={enrolment}
      name={campaign.id}
      device={device}
      start={startValues(stores, today, device.lastStoreId)}
      today={today}
      onSent={onSent}
    />
  );
}
