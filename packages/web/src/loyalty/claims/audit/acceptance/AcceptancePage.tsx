import { IconChartDots } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import type { readAcceptance } from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { BackLink } from "../../../../ui/page/BackLink.tsx";
import { Card } from "../../../../ui/page/Card.tsx";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { Bone, Loading } from "../../../../ui/state/Skeletons.tsx";
import classes from "../audit.module.css";
import { acceptanceQuery } from "../audit.queries.ts";
import { useProportion } from "../use-proportion.ts";
import { AcceptanceForm } from "./AcceptanceForm.tsx";

type Campaign = Answer<typeof readAcceptance>["campaigns"][number];

/** One campaign: how much passed unseen, and what the sample says of it. */
function Slips({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { number } = useFormats();
  const { formatShare, formatInterval } = useProportion();
  const { title, checked, accepted, points, estimate } = campaign;
  const { looked, wrong, reports, points: ofPoints } = estimate;
  const worth = (share: number | null) => number(Math.round(points * (share ?? 0)));
  const facts: readonly [name: string, value: string, hint?: string][] = [
    [t("acceptance.checked"), number(checked)],
    [t("acceptance.accepted"), number(accepted), checked > 0 ? formatShare(accepted / checked) : undefined],
    [t("acceptance.points"), number(points)],
    [t("acceptance.wrong"), t("acceptance.wrongOf", { wrong: number(wrong), looked: number(looked) })],
    [t("acceptance.estimate"), formatShare(reports.share), formatInterval(reports) ?? t("acceptance.none")],
    [t("acceptance.estimatePoints"), formatShare(ofPoints.share), formatInterval(ofPoints)],
    [
      t("acceptance.stake"),
      ofPoints.share === null ? "–" : worth(ofPoints.share),
      ofPoints.share === null ? undefined : t("acceptance.stakeUpTo", { points: worth(ofPoints.high) }),
    ],
  ];
  return (
    <li>
      <h3 className={classes.small}>{title}</h3>
      <dl className={classes.figureList}>
        {facts.map(([name, value, hint]) => (
          <div key={name} className={classes.figure}>
            <dt className="small">{name}</dt>
            <dd className="stack">
              <strong className="numbers">{value}</strong>
              {hint ? <span className={classes.dim}>{hint}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Acceptance without a person looking: the programme's limits, and what slips through. */
export function AcceptancePage() {
  const { t } = useTranslation("loyalty/claims/audit");
  const query = useQuery(acceptanceQuery);
  return (
    <>
      <BackLink>
        <Link to="/admin/review">{t("title")}</Link>
      </BackLink>
      <PageTitle title={t("acceptance.title")} lead={t("acceptance.lead")} />
      <QueryState
        query={query}
        skeleton={
          <Loading>
            <Bone height={420} />
          </Loading>
        }
      >
        {(data) => (
          <div className="stack gap-16">
            <AcceptanceForm data={data} />
            <Card title={t("acceptance.slips")}>
              <p className={classes.dim}>{t("acceptance.slipsHelp")}</p>
              {data.campaigns.length === 0 ? (
                <EmptyState icon={<IconChartDots size={28} stroke={1.6} />} title={t("acceptance.empty")}>
                  {t("acceptance.emptyText")}
                </EmptyState>
              ) : (
                <ul className="plain stack gap-16">
                  {data.campaigns.map((campaign) => (
                    <Slips key={campaign.id} campaign={campaign} />
                  ))}
                </ul>
              )}
            </Card>
          </div>
        )}
      </QueryState>
    </>
  );
}
