import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Card } from "../../../../ui/page/Card.tsx";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { type Campaign, simulationQuery } from "../campaigns-office.queries.ts";
import { Result } from "../simulation/Result.tsx";

/** Cost of what somebody decides on: the sales of the campaign it was copied from, else of the last one, under its rules. */
export function Expected({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const query = useQuery(simulationQuery(campaign.id, campaign.version, ""));
  return (
    <QueryState query={query} skeleton={<ListSkeleton rows={4} />}>
      {(result) =>
        result.claims === 0 ? (
          <Card title={t("simulation.cost")}>
            <p className="hint">{t("approval.noSales")}</p>
          </Card>
        ) : (
          <Result result={result} budget={campaign.budget} />
        )
      }
    </QueryState>
  );
}
