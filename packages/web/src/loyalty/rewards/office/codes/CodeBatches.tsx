import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../../i18n/country-name.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../../../ui/state/Skeletons.tsx";
import classes from "../reward-office.module.css";
import { codeBatchesQuery } from "../reward-office.queries.ts";

/** The files that came in, and how many codes of each are left. */
export function CodeBatches({ rewardId }: { rewardId: string }) {
  const { t } = useTranslation("loyalty/rewards/office");
  const { locale, number, dateTime } = useFormats();
  const batches = useQuery(codeBatchesQuery(rewardId));
  return (
    <Card title={t("codes.batches")}>
      <QueryState query={batches} skeleton={<ListSkeleton rows={3} />}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={classes.dim}>{t("codes.none")}</p>
          ) : (
            <ul className={classes.lines}>
              {items.map((batch) => (
                <li key={batch.id}>
                  <span>
                    <strong>{batch.fileName}</strong>{" "}
                    <span className={classes.dim}>
                      {countryName(batch.country, locale)} · {batch.by} · {dateTime(new Date(batch.at))}
                    </span>
                  </span>
                  <span className="numbers">
                    {t("codes.left", {
                      free: number(batch.free),
                      reserved: number(batch.reserved),
                      given: number(batch.given),
                      all: number(batch.codes),
                    })}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
    </Card>
  );
}
