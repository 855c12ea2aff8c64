import { IconChartLine } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../../api/problem.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { ConfirmAction } from "../../../../ui/act/ConfirmAction.tsx";
import { notice } from "../../../../ui/act/notices.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { FormErrorSummary } from "../../../../ui/form/FormErrorSummary.tsx";
import { Card } from "../../../../ui/page/Card.tsx";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../../ui/state/Skeletons.tsx";
import classes from "../campaigns-office.module.css";
import { burnDownQuery, type Campaign, useCampaignAction } from "../campaigns-office.queries.ts";
import { BudgetBar } from "../list/BudgetBar.tsx";
import { StateBadge } from "../StateBadge.tsx";
import { BurnDownChart } from "./BurnDownChart.tsx";
import { Equation } from "./Equation.tsx";

function Spent({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { number } = useFormats();
  const query = useQuery(burnDownQuery(campaign.id));
  const days = campaign.countries.flatMap(({ beginsOn, endsOn }) => [beginsOn, endsOn]).sort();
  return (
    <Card title={t("progress.spent")}>
      <QueryState query={query} skeleton={<FormSkeleton fields={3} />}>
        {(burnDown) =>
          burnDown.days.length === 0 ? (
            <EmptyState icon={<IconChartLine size={28} stroke={1.6} />} title={t("progress.emptyTitle")}>
              {t("progress.emptyText")}
            </EmptyState>
          ) : (
            <>
              <BudgetBar given={burnDown.given} budget={burnDown.budget} />
              {burnDown.forecast !== null ? (
                <p className="mt-12 text-15">
                  {t("progress.forecast", { points: number(burnDown.forecast) })}
                </p>
              ) : null}
              <BurnDownChart burnDown={burnDown} from={days[0] ?? ""} to={days.at(-1) ?? ""} />
            </>
          )
        }
      </QueryState>
    </Card>
  );
}

function Transitions({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { dateTime } = useFormats();
  return (
    <Card title={t("progress.history")}>
      <ol className={classes.versions}>
        {campaign.transitions.toReversed().map(({ to, by: actor, reason, at }) => (
          <li key={`${at} ${to}`}>
            <p className={classes.lead}>
              <StateBadge state={to} />
              <span>
                {t("progress.step", { name: actor || t("progress.byItself"), at: dateTime(new Date(at)) })}
              </span>
            </p>
            {reason ? <blockquote className={classes.quote}>{reason}</blockquote> : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** How a campaign goes: what it gave, where every point is, what happened, and its closing. */
export function ProgressPart({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const deed = useCampaignAction(campaign.id);
  const [problem, setProblem] = useState<Error>();
  return (
    <div className="stack gap-20 shrink">
      {problem ? (
        <FormErrorSummary
          errors={[]}
          message={problem.message}
          requestId={isRefused(problem) ? problem.requestId : undefined}
        />
      ) : null}
      {campaign.can.settle ? (
        <Card title={t("progress.settleTitle")}>
          <p className="hint under-title">{t("progress.settleHelp")}</p>
          <ConfirmAction
            title={t("progress.settleAsk")}
            text={t("progress.settleText")}
            confirm={t("progress.settle")}
            onConfirm={() =>
              deed.mutateAsync({ deed: "settle" }).then(
                () => {
                  setProblem(undefined);
                  notice(t("progress.settled"));
                },
                (error: Error) => setProblem(error),
              )
            }
          >
            {(ask) => <Button onClick={ask}>{t("progress.settle")}</Button>}
          </ConfirmAction>
        </Card>
      ) : null}
      <Spent campaign={campaign} />
      <Equation totals={campaign.totals} />
      <Transitions campaign={campaign} />
    </div>
  );
}
