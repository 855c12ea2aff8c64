import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { Answered } from "../../ui/state/Answered.tsx";
import { Bone, Loading } from "../../ui/state/Skeletons.tsx";
import { myLevelQuery } from "../earning/levels.queries.ts";
import { History } from "./History.tsx";
import classes from "./level.module.css";
import { Now } from "./Now.tsx";
import { Opens } from "./Opens.tsx";
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
      <Answered query={query} skeleton={skeleton}>
        {(mine) => (
          <div className={classes.grid}>
            <div className="stack content-start gap-20 shrink">
              <Now mine={mine} />
              {mine.review ? <Review review={mine.review} /> : null}
            </div>
            <div className="stack content-start gap-20 shrink">
              <Opens mine={mine} />
              <History changes={mine.history} />
            </div>
          </div>
        )}
      </Answered>
    </>
  );
}
