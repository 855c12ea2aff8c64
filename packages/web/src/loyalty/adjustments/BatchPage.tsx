import { IconInfoCircle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { Progress } from "../../ui/controls/progress.ts";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { Amounts } from "./Amounts.tsx";
import classes from "./adjustments.module.css";
import { type Batch, batchQuery, isPosting } from "./adjustments.queries.ts";
import { BackToAwards } from "./BackToAwards.tsx";
import { Decide } from "./Decide.tsx";
import { Lines } from "./Lines.tsx";
import { StateBadge } from "./StateBadge.tsx";
import { Withdraw } from "./Withdraw.tsx";

function Facts({ batch }: { batch: Batch }) {
  const { t } = useTranslation("loyalty/adjustments");
  const { number, dateTime } = useFormats();
  const at = (moment: string | null) => (moment ? dateTime(new Date(moment)) : null);
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t("column.kind"), t(`kind.${batch.kind}`)],
    [t("column.campaign"), batch.campaign],
    [t("facts.awards"), number(batch.awards)],
    [t("facts.total"), <Amounts key="total" points={batch.points} experience={batch.experience} />],
    [t("facts.file"), batch.fileName],
    [t("facts.proposedBy"), batch.proposedBy.name],
    [t("facts.proposedAt"), at(batch.proposedAt)],
    [t("facts.decidedBy"), batch.decidedBy?.name],
    [t("facts.decidedAt"), at(batch.decidedAt)],
    [t("decide.reason"), batch.decisionReason],
    [t("facts.withdrawnAt"), at(batch.withdrawnAt)],
  ];
  return (
    <Card title={t("facts.title")}>
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

/** Acts of the reader: the second person decides, whoever proposed takes it back. */
function Actions({ batch }: { batch: Batch }) {
  if (batch.can.decide) return <Decide batch={batch} />;
  return batch.can.withdraw ? <Withdraw batch={batch} /> : null;
}

/** Awards of a long file come on the books after the answer: how far that is. */
function Posting({ batch }: { batch: Batch }) {
  const { t } = useTranslation("loyalty/adjustments");
  const { number } = useFormats();
  if (!isPosting(batch)) return null;
  const words = t("posting", { posted: number(batch.posted), awards: number(batch.awards) });
  return (
    <div className="stack gap-8 mb-20">
      <p role="status">{words}</p>
      <Progress value={(batch.posted / batch.awards) * 100} animated aria-label={words} />
    </div>
  );
}

type Props = {
  /** History of the proposal; drawn by who knows the audit trail. */
  history: (batch: Batch) => ReactNode;
};

/** One proposal: what it gives to whom and why, and the second person's decision. */
export function BatchPage({ history }: Props) {
  const { t } = useTranslation("loyalty/adjustments");
  const { batchId = "" } = useParams({ strict: false });
  const batch = useQuery(batchQuery(batchId));
  return (
    <>
      <BackToAwards />
      <QueryState query={batch} skeleton={<FormSkeleton fields={5} />}>
        {(one) => (
          <>
            <PageTitle
              title={one.reason}
              lead={
                <span className={classes.badges}>
                  <StateBadge state={one.state} />
                  <Amounts points={one.points} experience={one.experience} />
                  {one.person}
                </span>
              }
              actions={<Actions batch={one} />}
            />
            {one.state === "proposed" && one.hindrance ? (
              <p className="flex gap-10 mb-20 p-12-16 r-12 on-primary-light text-15">
                <IconInfoCircle className="rigid mt-2" size={20} stroke={1.8} aria-hidden="true" />
                {t(`hindrance.${one.hindrance}`)}
              </p>
            ) : null}
            <Posting batch={one} />
            <div className={classes.grid}>
              <Lines batchId={one.id} />
              <div className="stack content-start gap-20">
                <Facts batch={one} />
                {history(one)}
              </div>
            </div>
          </>
        )}
      </QueryState>
    </>
  );
}
