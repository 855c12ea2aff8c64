import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { DrillView } from "@trilha/contract/learning/practice/shapes.ts";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/controls/button.ts";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { Bone, Loading } from "../../ui/state/Skeletons.tsx";
import { DrillQuestionCard } from "./DrillQuestionCard.tsx";
import classes from "./drills.module.css";
import { drillQuery, useAnswerDrill } from "./drills.queries.ts";

/** A drill, question by question; once it is done, its result and what was answered. */
export function DrillPage() {
  const { t } = useTranslation("learning/practice");
  const { drillId = "" } = useParams({ strict: false });
  const query = useQuery(drillQuery(drillId));
  return (
    <div className={classes.page}>
      <BackLink>
        <Link to="/drills">
          <IconArrowLeft size={18} stroke={1.8} aria-hidden="true" />
          {t("drill.back")}
        </Link>
      </BackLink>
      <QueryState
        query={query}
        skeleton={
          <Loading>
            <Bone height={320} />
          </Loading>
        }
      >
        {(view) => <Drill key={view.drill.id} view={view} />}
      </QueryState>
    </div>
  );
}

function Drill({ view }: { view: DrillView }) {
  const { t } = useTranslation("learning/practice");
  const { drill, questions } = view;
  const answering = useAnswerDrill(drill.id);
  const [place, setPlace] = useState(() => questions.findIndex(({ outcome: feedback }) => feedback === null));
  const heading = useRef<HTMLHeadingElement>(null);
  const moved = useRef(false);
  // The next question is read out, and Tab goes on in it.
  useEffect(() => {
    if (moved.current) heading.current?.focus();
    moved.current = place >= -1;
  }, [place]);
  const question = questions[place];
  if (!question) return <Result view={view} />;
  const last = place === questions.length - 1;
  return (
    <>
      <PageTitle title={drill.title} />
      <Card>
        <h2 ref={heading} tabIndex={-1} className="hint mb-12 weight-600">
          {t("drill.question", { number: place + 1, count: questions.length })}
        </h2>
        <DrillQuestionCard
          key={place}
          asked={question}
          sending={answering.isPending}
          refusal={answering.error?.message}
          onAnswer={(answer) => answering.mutate({ question: place, answer })}
        />
        {question.outcome ? (
          <Button fullWidth className={classes.next} onClick={() => setPlace(last ? -1 : place + 1)}>
            {t(last ? "drill.finish" : "drill.next")}
          </Button>
        ) : null}
      </Card>
    </>
  );
}

function Result({ view: { drill, questions } }: { view: DrillView }) {
  const { t } = useTranslation("learning/practice");
  const { right, questions: count } = drill;
  return (
    <>
      <PageTitle title={drill.title} lead={t("drill.result", { right, questions: count })} />
      <p className={classes.why}>{t("drill.again")}</p>
      <h2 className="mb-12 text-18 weight-650">{t("drill.review")}</h2>
      <ol className="plain stack gap-16">
        {questions.map((question, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: questions are named by their place
          <li key={place}>
            <Card>
              <DrillQuestionCard
                asked={question}
                sending={false}
                refusal={undefined}
                onAnswer={() => undefined}
              />
            </Card>
          </li>
        ))}
      </ol>
    </>
  );
}
