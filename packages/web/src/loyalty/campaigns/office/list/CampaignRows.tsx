import { IconHourglass } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../../i18n/country-name.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { StatusBadge } from "../../../../ui/badge/StatusBadge.tsx";
import { type Column, DataTable } from "../../../../ui/list/DataTable.tsx";
import { campaignDays } from "../campaign-days.ts";
import classes from "../campaigns-office.module.css";
import type { OfficeCampaignItem } from "../campaigns-office.queries.ts";
import { StateBadge } from "../StateBadge.tsx";
import { BudgetBar } from "./BudgetBar.tsx";

type Props = { campaigns: readonly OfficeCampaignItem[]; foot: ReactNode };

function Waits({ campaign: { id, waitsFor } }: { campaign: OfficeCampaignItem }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  if (!waitsFor) return <span className={classes.dim}>–</span>;
  const badge = (
    <StatusBadge
      tone={waitsFor === "start" ? "neutral" : "warning"}
      icon={<IconHourglass size={14} stroke={2} />}
    >
      {t(`waitsFor.${waitsFor}`)}
    </StatusBadge>
  );
  if (waitsFor === "start") return badge;
  return (
    <Link
      to="/admin/campaigns/$campaignId/{-$part}"
      params={{ campaignId: id, part: waitsFor === "approval" ? "approval" : "progress" }}
      className={classes.waits}
      onClick={(event) => event.stopPropagation()}
    >
      {badge}
    </Link>
  );
}

export function CampaignTable({ campaigns, foot }: Props) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { locale, number } = useFormats();
  const navigate = useNavigate();
  const nameOf = ({ title }: OfficeCampaignItem) => textIn(title, locale) || t("list.untitled");
  const columns: readonly Column<OfficeCampaignItem>[] = [
    {
      key: "title",
      label: t("list.campaign"),
      cell: (campaign) => (
        <Link
          to="/admin/campaigns/$campaignId/{-$part}"
          params={{ campaignId: campaign.id }}
          className={classes.name}
          tabIndex={-1}
          onClick={(event) => event.stopPropagation()}
        >
          {nameOf(campaign)}
        </Link>
      ),
    },
    { key: "state", label: t("list.state"), cell: ({ state }) => <StateBadge state={state} /> },
    {
      key: "dates",
      label: t("list.dates"),
      cell: (campaign) => (
        <span className="stack gap-2 shrink">
          <span className="numbers">{campaignDays(campaign, locale)}</span>
          <span className={classes.dim}>
            {campaign.countries.map((code) => countryName(code, locale)).join(", ")}
          </span>
        </span>
      ),
    },
    { key: "enrolled", label: t("list.enrolled"), cell: ({ enrolled }) => number(enrolled), numeric: true },
    {
      key: "given",
      label: t("list.given"),
      cell: ({ given, budget }) => <BudgetBar given={given} budget={budget} />,
      width: 220,
    },
    { key: "waits", label: t("list.waits"), cell: (campaign) => <Waits campaign={campaign} /> },
  ];
  return (
    <DataTable
      label={t("title")}
      columns={columns}
      rows={campaigns}
      idOf={({ id }) => id}
      nameOf={nameOf}
      onOpen={({ id }) =>
        void navigate({ to: "/admin/campaigns/$campaignId/{-$part}", params: { campaignId: id } })
      }
      foot={foot}
    />
  );
}

export function CampaignCards({ campaigns, foot }: Props) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { locale, number } = useFormats();
  return (
    <>
      <ul className="plain stack gap-10" aria-label={t("title")}>
        {campaigns.map((campaign) => (
          <li key={campaign.id} className={classes.card}>
            <div className={classes.cardHead}>
              <Link
                to="/admin/campaigns/$campaignId/{-$part}"
                params={{ campaignId: campaign.id }}
                className={classes.cardLink}
              >
                {textIn(campaign.title, locale) || t("list.untitled")}
              </Link>
              <StateBadge state={campaign.state} />
            </div>
            <p className={classes.dim}>
              {campaignDays(campaign, locale)} · {campaign.countries.join(", ")} ·{" "}
              {t("list.people", { count: campaign.enrolled, amount: number(campaign.enrolled) })}
            </p>
            {campaign.given > 0 ? <BudgetBar given={campaign.given} budget={campaign.budget} /> : null}
            {campaign.waitsFor ? (
              <p>
                <Waits campaign={campaign} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {foot}
    </>
  );
}
