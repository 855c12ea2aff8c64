import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import { Timeline } from "../../../ui/timeline/Timeline.tsx";
import { BackToLevels } from "./BackToLevels.tsx";
import { EvidenceParts } from "./EvidenceParts.tsx";
import { LevelStep } from "./LevelStep.tsx";
import classes from "./level-review.module.css";
import { type Review, reviewQuery } from "./level-review.queries.ts";
import { ReviewActions } from "./ReviewActions.tsx";
import { ReviewBadge } from "./ReviewBadge.tsx";

function Facts({ review }: { review: Review }) {
  const { t } = useTranslation("loyalty/tiers/office");
  const { dateTime, locale } = useFormats();
  const people = can(useSession(), "people.read");
  const { membershipId, name, store, country, campaign, kind, openedAt, decision } = review;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t("column.person"),
      membershipId && people ? (
        <Link key="person" to="/admin/people/$personId" params={{ personId: membershipId }}>
          {name}
        </Link>
      ) : (
        name
      ),
    ],
    [t("column.store"), store],
    [t("column.country"), countryName(country, locale)],
    [t("column.campaign"), campaign],
    [t("column.kind"), t(`kind.${kind}`)],
    [t("column.opened"), dateTime(new Date(openedAt))],
    [t("decidedBy"), decision?.name],
    [t("deed.reason"), decision?.reason],
  ];
  return (
    <Card title={t("facts")}>
      <dl className={classes.facts}>
        {facts.map(([label, value]) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </Card>
  );
}

/** One review of a level: the evidence, what was said of it, and the reader's next step. */
export function ReviewPage() {
  const { t } = useTranslation("loyalty/tiers/office");
  const { reviewId = "" } = useParams({ strict: false });
  const query = useQuery(reviewQuery(reviewId));
  return (
    <>
      <BackToLevels />
      <QueryState query={query} skeleton={<FormSkeleton fields={5} />}>
        {(review) => (
          <>
            <PageTitle
              title={review.name}
              lead={
                <span className={classes.badges}>
                  <LevelStep from={review.from} to={review.to} />
                  <ReviewBadge state={review.state} />
                </span>
              }
            />
            <div className={classes.grid}>
              <div className={classes.deed}>
                <ReviewActions key={`${review.id} ${review.version}`} review={review} />
              </div>
              <div className={classes.main}>
                <EvidenceParts review={review} />
              </div>
              <div className={classes.side}>
                <Facts review={review} />
                <Card title={t("history")}>
                  <Timeline
                    steps={review.history.map(({ to, by: actor, reason, at }) => ({
                      title: t(`state.${to}`),
                      by: actor || t("automatic"),
                      at,
                      text: reason,
                      bad: to === "refused" || to === "lowered",
                    }))}
                  />
                </Card>
              </div>
            </div>
          </>
        )}
      </QueryState>
    </>
  );
}
