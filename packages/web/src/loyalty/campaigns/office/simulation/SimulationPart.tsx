import { IconPlayerPlay, IconScale } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../../i18n/text-in.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { NativeSelect } from "../../../../ui/controls/input.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { campaignDays } from "../campaign-days.ts";
import classes from "../campaigns-office.module.css";
import { type Campaign, officeCampaignList, simulationQuery } from "../campaigns-office.queries.ts";
import { Result } from "./Result.tsx";

/** Simulation of earlier sales under these rules: cost, who wins, who loses (loyalty, Earning rules). */
export function SimulationPart({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const locale = useLocale();
  const queries = useQueryClient();
  const list = useInfiniteQuery(officeCampaignList.query({})).data?.pages.flatMap(({ items }) => items) ?? [];
  const sources = list.filter(
    ({ id, state }) =>
      id !== campaign.id && state !== "draft" && state !== "validated" && state !== "scheduled",
  );
  const [chosen, setChosen] = useState<string>();
  const origin = campaign.clonedFrom?.id;
  const source = chosen ?? sources.find(({ id }) => id === origin)?.id ?? "";
  const about = simulationQuery(campaign.id, campaign.version, source);
  const [started, setStarted] = useState(() => queries.getQueryData(about.queryKey) !== undefined);
  const query = useQuery({ ...about, enabled: started });
  return (
    <div className="stack gap-20 shrink">
      <Card title={t("simulation.title")}>
        <p className="hint under-title">{t("simulation.help")}</p>
        <div className={classes.ask}>
          <NativeSelect
            label={t("simulation.source")}
            value={source}
            onChange={(event) => {
              setChosen(event.currentTarget.value);
              setStarted(false);
            }}
            data={[
              { value: "", label: t("simulation.last") },
              ...sources.map((one) => ({
                value: one.id,
                label: t("simulation.campaign", {
                  title: textIn(one.title, locale) || t("list.untitled"),
                  date: campaignDays(one, locale),
                }),
              })),
            ]}
          />
          <Button
            leftSection={<IconPlayerPlay size={18} stroke={1.8} aria-hidden="true" />}
            loading={started && query.isFetching}
            onClick={() => (started ? void query.refetch() : setStarted(true))}
          >
            {t("simulation.run")}
          </Button>
        </div>
      </Card>
      {started ? (
        <QueryState query={query} skeleton={<ListSkeleton rows={4} />}>
          {(result) =>
            result.claims === 0 ? (
              <EmptyState icon={<IconScale size={28} stroke={1.6} />} title={t("simulation.emptyTitle")}>
                {t("simulation.emptyText")}
              </EmptyState>
            ) : (
              <Result result={result} budget={campaign.budget} />
            )
          }
        </QueryState>
      ) : null}
    </div>
  );
}
