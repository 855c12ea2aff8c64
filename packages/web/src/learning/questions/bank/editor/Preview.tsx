import { IconArrowsShuffle } from "@tabler/icons-react";
import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import { answerFits } from "@trilha/contract/learning/questions/check.ts";
import { gradeAnswer } from "@trilha/contract/learning/questions/grade.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { orderOf } from "@trilha/contract/learning/questions/order.ts";
import { chanceOf } from "@trilha/contract/learning/questions/random.ts";
import { showQuestion } from "@trilha/contract/learning/questions/show.ts";
import { solutionOf } from "@trilha/contract/learning/questions/solution.ts";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useWriting } from "../../../../core/writing/writing-context.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { Toggle } from "../../../../ui/controls/Toggle.tsx";
import { Card } from "../../../../ui/page/Card.tsx";
import { QuestionView } from "../../QuestionView.tsx";
import { useEditing } from "./editing-context.ts";
import classes from "./editor.module.css";

/** Verdict on the answer given in the preview, as it is given. */
function Verdict({ body, answer }: { body: QuestionBody; answer: QuestionAnswer }) {
  const { t } = useTranslation("learning/questions/bank");
  const { number } = useFormats();
  const { locale } = useWriting();
  const { share, waits, feedback } = gradeAnswer(body, answer, locale);
  const points = share === null ? 0 : Math.round(share * body.points * 100) / 100;
  const tone = share === null ? undefined : share === 1 ? "right" : share > 0 ? "part" : "wrong";
  return (
    <div className={classes.verdict} data-tone={tone} role="status">
      <strong>
        {waits
          ? t("preview.waits")
          : share === null
            ? t("preview.opinion")
            : t(`preview.${tone ?? "wrong"}`, {
                points: number(points),
                all: number(body.points),
                percent: number(Math.round(share * 100)),
              })}
      </strong>
      {feedback.map((text) => (
        <p className="mt-4" key={JSON.stringify(text)}>
          {textIn(text, locale)}
        </p>
      ))}
    </div>
  );
}

/** The question as somebody gets it in a test, to be tried while it is written. */
export function Preview({ body }: { body: QuestionBody }) {
  const { t } = useTranslation("learning/questions/bank");
  const { locale, fallback } = useWriting();
  const { urlOf } = useEditing();
  const [given, setGiven] = useState<QuestionAnswer | null>(null);
  const [round, setRound] = useState(0);
  const [solved, setSolved] = useState(false);
  const shown = useMemo(
    () =>
      showQuestion(body, {
        locale,
        fallback,
        order: orderOf(body, round > 0, chanceOf(String(round))),
        pictures: (fileId) => urlOf(fileId) ?? null,
      }),
    [body, locale, fallback, round, urlOf],
  );
  // Parts may have gone since it was answered.
  const answer = given && answerFits(body, given) ? given : null;
  return (
    <Card
      title={t("preview.title")}
      aside={
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconArrowsShuffle size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => {
            setRound((count) => count + 1);
            setGiven(null);
          }}
        >
          {t("preview.mix")}
        </Button>
      }
    >
      <div className="stack one-column gap-16">
        {shown.prompt ? (
          <QuestionView
            key={`${round} ${body.kind}`}
            question={shown}
            value={answer}
            onChange={setGiven}
            solution={solved ? solutionOf(body, locale) : null}
            lang={locale}
          />
        ) : (
          <p className="hint">{t("preview.empty")}</p>
        )}
        {answer && shown.prompt ? <Verdict body={body} answer={answer} /> : null}
        {body.kind === "essay" || body.kind === "scale" || !shown.prompt ? null : (
          <Toggle
            label={t("preview.solution")}
            checked={solved}
            onChange={(event) => setSolved(event.currentTarget.checked)}
          />
        )}
      </div>
    </Card>
  );
}
