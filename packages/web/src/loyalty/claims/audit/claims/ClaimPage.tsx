import { IconArrowBackUp, IconArrowLeft, IconGavel } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { notice } from "../../../../ui/act/notices.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { BackLink } from "../../../../ui/page/BackLink.tsx";
import { Card } from "../../../../ui/page/Card.tsx";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { lazyPart } from "../../../../ui/part/lazy-part.tsx";
import { ExperienceChip, PointsChip } from "../../../../ui/score/Chips.tsx";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { ClaimBadge } from "../../../earning/ClaimBadge.tsx";
import classes from "../audit.module.css";
import { type AuditSubject, subjectQuery, useReverse } from "../audit.queries.ts";
import { Facts, PersonFacts } from "../Facts.tsx";
import { History } from "../History.tsx";
import { Lines } from "../Lines.tsx";
import { PersonRecord } from "../PersonRecord.tsx";
import { PictureRequest } from "../PictureRequest.tsx";
import { Signals } from "../Signals.tsx";
import { Viewer } from "../work/Viewer.tsx";

const ReasonSheet = lazyPart(() =>
  import("../ReasonSheet.tsx").then((one) => ({ default: one.ReasonSheet })),
);

function Reverse({ subject }: { subject: AuditSubject }) {
  const { t } = useTranslation("loyalty/claims/audit");
  const [asking, setAsking] = useState(false);
  const reverse = useReverse(subject);
  return (
    <>
      <Button
        color="danger"
        variant="light"
        leftSection={<IconArrowBackUp size={18} stroke={1.8} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t("reverse.action")}
      </Button>
      {asking ? (
        <Suspense fallback={null}>
          <ReasonSheet
            of={subject.subjectType}
            title={t("reverse.title")}
            confirm={t("reverse.action")}
            color="danger"
            busy={reverse.isPending}
            onClose={() => setAsking(false)}
            onReason={(reason) =>
              reverse.mutate(reason, {
                onSuccess: () => {
                  setAsking(false);
                  notice(t("reverse.done"));
                },
                onError: (error) => notice(error.message, { kind: "failed" }),
              })
            }
          />
        </Suspense>
      ) : null}
    </>
  );
}

function Actions({ subject }: { subject: AuditSubject }) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { subjectType, id, can } = subject;
  if (can.reverse) return <Reverse subject={subject} />;
  if (!can.decide) return null;
  return (
    <Button
      renderRoot={(props) => (
        <Link {...props} to="/admin/review/work" search={{ kind: subjectType, first: id }} />
      )}
      leftSection={<IconGavel size={18} stroke={1.8} aria-hidden="true" />}
    >
      {t("decide")}
    </Button>
  );
}

/** One sale or photo with everything known about it. */
export function ClaimPage() {
  const { t } = useTranslation("loyalty/claims/audit");
  const { type = "claim", claimId = "" } = useParams({ strict: false });
  const query = useQuery(subjectQuery(type === "photo" ? "photo" : "claim", claimId));
  return (
    <>
      <BackLink>
        <Link to="/admin/claims">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("claims.title")}
        </Link>
      </BackLink>
      <QueryState query={query} skeleton={<FormSkeleton fields={5} />}>
        {(subject) => (
          <>
            <PageTitle
              title={
                subject.sale?.invoiceNumber ?? subject.photo?.photoType ?? t(`type.${subject.subjectType}`)
              }
              lead={
                <span className="inline wrap gap-8">
                  <ClaimBadge office state={subject.state} />
                  <PointsChip value={subject.points} size="sm" />
                  <ExperienceChip value={subject.experience} size="sm" />
                </span>
              }
              actions={<Actions subject={subject} />}
            />
            <div className={classes.desk}>
              <Viewer subject={subject} />
              <div className="stack gap-16 shrink">
                <PictureRequest subject={subject} />
                {subject.appealText ? (
                  <Card title={t("appeal")}>
                    <p className="break pre-wrap">{subject.appealText}</p>
                  </Card>
                ) : null}
                <Card title={t("reported")}>
                  <Facts subject={subject} />
                </Card>
                {subject.sale ? (
                  <Card title={t("lines")}>
                    <Lines lines={subject.sale.lines} />
                  </Card>
                ) : null}
                <Card title={t("signals")}>
                  <Signals subject={subject} />
                </Card>
                <Card title={t("person")}>
                  <PersonFacts subject={subject} />
                  <PersonRecord subject={subject} />
                </Card>
                <Card title={t("history")}>
                  <History subject={subject} />
                </Card>
              </div>
            </div>
          </>
        )}
      </QueryState>
    </>
  );
}
