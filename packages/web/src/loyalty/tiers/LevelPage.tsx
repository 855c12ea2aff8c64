import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { Bone, Loading } from "../../ui/state/Skeletons.tsx";
import { myLevelQuery } from "../earning/levels.queries.ts";
import { CurrentLevel } from "./CurrentLevel.tsx";
import { History } from "./History.tsx";
import { LevelBenefits } from "./LevelBenefits.tsx";
import classes from "./level.module.css";
import { Review } from "./Review.tsx";

const skeleton = (
  <Loading>
    <div className={classes.grid}>
      <Bone height={320} />
      <Bone height={320} />
    </div>
  </Loading>
);

/** My level: where I stand, what comes next, what each level opens, how it was decided (§loyalty#levels, §routes#screen-profile Profile). */
export function LevelPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation("loyalty/tiers");
  const query = useQuery(myLevelQuery);
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} />
      {tabs}
      <QueryState query={query} skeleton={skeleton}>
        {(mine) => (
          <div className={classes.grid}>
            <div className="stack content-start gap-20 shrink">
              <CurrentLevel mine={mine} />
              {mine.review ? <Review review={mine.review} /> : null}
            </div>
            <div className="stack content-start gap-20 shrink">
              <LevelBenefits mine={mine} />
              <History changes={mine.history} />
            </div>
          </div>
        )}
      </QueryState>
    </>
  );
}
