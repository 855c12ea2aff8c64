import { IconArrowLeft, IconLock } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../i18n/text-in.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { SubNav } from "../../../ui/page/SubNav.tsx";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import { campaignDays } from "./campaign-days.ts";
import classes from "./campaigns-office.module.css";
import { type Campaign, campaignQuery } from "./campaigns-office.queries.ts";
import { DetailsForm } from "./details/DetailsForm.tsx";
import { StateBadge } from "./StateBadge.tsx";

// One part is shown at a time, and the first is the details.
const ApprovalPart = lazyPart(() =>
  import("./approval/ApprovalPart.tsx").then((one) => ({ default: one.ApprovalPart })),
);
const LevelsPart = lazyPart(() =>
  import("./levels/LevelsPart.tsx").then((one) => ({ default: one.LevelsPart })),
);
const ProgressPart = lazyPart(() =>
  import("./progress/ProgressPart.tsx").then((one) => ({ default: one.ProgressPart })),
);
const RulesPart = lazyPart(() => import("./rules/RulesPart.tsx").then((one) => ({ default: one.RulesPart })));
const SimulationPart = lazyPart(() =>
  import("./simulation/SimulationPart.tsx").then((one) => ({ default: one.SimulationPart })),
);

const PARTS = ["details", "rules", "levels", "simulation", "approval", "progress"] as const;
type Part = (typeof PARTS)[number];

function Content({ campaign, part }: { campaign: Campaign; part: Part }) {
  if (part === "rules") return <RulesPart campaign={campaign} />;
  if (part === "levels") return <LevelsPart campaign={campaign} />;
  if (part === "simulation") return <SimulationPart campaign={campaign} />;
  if (part === "approval") return <ApprovalPart campaign={campaign} />;
  if (part === "progress") return <ProgressPart campaign={campaign} />;
  return <DetailsForm campaign={campaign} />;
}

/** Why the form below cannot be changed: it has begun, it waits for its start, or the reader may not. */
function ReadOnly({ campaign, part }: { campaign: Campaign; part: Part }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  if ((part !== "details" && part !== "rules" && part !== "levels") || campaign.can.edit) return null;
  const { state } = campaign;
  const why =
    state === "draft" || state === "validated" ? "may" : state === "scheduled" ? "scheduled" : "frozen";
  return (
    <p className="row gap-8 mb-20 p-10-14 r-10 on-neutral-light text-14">
      <IconLock size={18} stroke={1.7} aria-hidden="true" />
      {t(`readOnly.${why}`)}
    </p>
  );
}

/** One campaign as its manager sees it (§loyalty#campaigns, §entities#campaign). */
export function CampaignPage() {
  const { t } = useTranslation("loyalty/campaigns/office");
  const locale = useLocale();
  const { campaignId = "", part = "details" } = useParams({ strict: false });
  const current = PARTS.find((one) => one === part) ?? "details";
  const query = useQuery(campaignQuery(campaignId));
  return (
    <>
      <Link to="/admin/campaigns" className={classes.back}>
        <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
        {t("title")}
      </Link>
      <QueryState query={query} skeleton={<FormSkeleton fields={6} />}>
        {(campaign) => (
          <>
            <PageTitle
              title={textIn(campaign.title, locale) || t("list.untitled")}
              lead={
                <span className={classes.lead}>
                  <StateBadge state={campaign.state} />
                  <span className="numbers">{campaignDays(campaign, locale)}</span>
                </span>
              }
            />
            <SubNav label={t("sections")}>
              {PARTS.map((one) => (
                <Link
                  key={one}
                  to="/admin/campaigns/$campaignId/{-$part}"
                  params={{ campaignId, part: one === "details" ? undefined : one }}
                  activeOptions={{ exact: true }}
                >
                  <span>
                    {t(`part.${one}`)}
                    {one === "approval" && campaign.can.approve ? (
                      <span className={classes.dot}>
                        <span className="only-heard">{t("approval.waitsForYou")}</span>
                      </span>
                    ) : null}
                  </span>
                </Link>
              ))}
            </SubNav>
            <ReadOnly campaign={campaign} part={current} />
            <Suspense fallback={<FormSkeleton fields={6} />}>
              <Content key={`${campaign.id} ${current}`} campaign={campaign} part={current} />
            </Suspense>
          </>
        )}
      </QueryState>
    </>
  );
}
