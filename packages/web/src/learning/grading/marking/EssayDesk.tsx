import { IconArrowRight, IconCheck, IconEye, IconPlayerSkipForward } from "@tabler/icons-react";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { essayCommentLimit } from "@trilha/contract/learning/grading/limits.ts";
import { showWriter } from "@trilha/contract/learning/grading/marking-endpoints.ts";
import type { Essay } from "@trilha/contract/learning/grading/marking-shapes.ts";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { notice } from "../../../ui/act/notices.ts";
import { useKeys } from "../../../ui/act/use-keys.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Textarea } from "../../../ui/controls/input.ts";
import { FormErrorSummary } from "../../../ui/form/FormErrorSummary.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { Timeline } from "../../../ui/timeline/Timeline.tsx";
import classes from "../results.module.css";
import { RubricField } from "./RubricField.tsx";
import { type Given, givenBefore, nextOpen, pointsOf, SHARES } from "./rubric-points.ts";
import type { Marking } from "./use-marking.ts";

type Props = {
  essay: Essay;
  busy: boolean;
  keysOn: boolean;
  onMark: (mark: Marking) => Promise<void>;
  onSkip: () => void;
  onHelp: () => void;
};

/** One essay beside what a good one says, and its mark: by rubric or by a share of the points. */
export function EssayDesk({ essay, busy, keysOn, onMark, onSkip, onHelp }: Props) {
  const { t } = useTranslation("learning/grading");
  const { number, dateTime } = useFormats();
  const { rubric, marks } = essay;
  const last = marks.at(-1);
  const [given, setGiven] = useState<Given>(() => givenBefore(essay));
  const [plain, setPlain] = useState<number | null>(last?.points ?? null);
  const [current, setCurrent] = useState(0);
  const [comment, setComment] = useState(last?.comment ?? "");
  const [reason, setReason] = useState("");
  const [writer, setWriter] = useState<string>();
  const [problem, setProblem] = useState<Error>();
  const words = useRef<HTMLTextAreaElement>(null);
  const hasRubric = rubric.length > 0;
  const points = hasRubric ? pointsOf(essay, given) : plain;
  const isAgain = marks.length > 0;
  const ready = essay.can.mark && points !== null && (!isAgain || reason.trim() !== "") && !busy;

  const give = (index: number, value: number) => {
    const line = rubric[index];
    if (!line || !essay.can.mark) return;
    const next = { ...given, [line.id]: Math.min(value, line.points) };
    setGiven(next);
    setCurrent(nextOpen(rubric, next, index));
  };
  const send = () => {
    if (!ready || points === null) return;
    setProblem(undefined);
    const mark = hasRubric
      ? { rubric: rubric.map(({ id }) => ({ id, points: given[id] ?? 0 })) }
      : { points };
    onMark({ ...mark, comment: comment.trim(), ...(isAgain && { reason: reason.trim() }) }).catch(setProblem);
  };
  const digit = (value: number) => () => {
    if (hasRubric) return give(current, value);
    const share = SHARES[value - 1];
    if (share !== undefined && essay.can.mark) setPlain((essay.points * share) / 100);
  };
  const reveal = () =>
    call(showWriter, { params: { id: essay.attemptId }, body: {} }).then(
      ({ name, store }) => setWriter([name, store].filter(Boolean).join(" · ")),
      (failed: Error) => notice(failed.message, { kind: "failed" }),
    );
  useKeys(
    {
      ...Object.fromEntries(Array.from({ length: 10 }, (_, value) => [String(value), digit(value)])),
      ArrowDown: () => setCurrent((at) => Math.min(at + 1, rubric.length - 1)),
      ArrowUp: () => setCurrent((at) => Math.max(at - 1, 0)),
      c: () => words.current?.focus(),
      u: onSkip,
      Enter: send,
      "?": onHelp,
    },
    keysOn,
  );
  return (
    <article className={classes.desk} aria-label={essay.activity}>
      <div className="stack gap-16">
        <Card
          title={essay.activity}
          aside={
            writer === undefined ? (
              <Button
                variant="subtle"
                leftSection={<IconEye size={18} stroke={1.7} aria-hidden="true" />}
                onClick={() => void reveal()}
              >
                {t("marking.showName")}
              </Button>
            ) : (
              <strong>{writer}</strong>
            )
          }
        >
          <p className={classes.dim}>
            {[
              essay.course.title,
              t("attempt.number", { number: number(essay.number) }),
              dateTime(new Date(essay.writtenAt)),
            ].join(" · ")}
          </p>
          <p className={classes.prompt}>{essay.prompt}</p>
          {essay.pictureUrl ? (
            <img className={classes.picture} src={essay.pictureUrl} alt={essay.pictureAlt ?? ""} />
          ) : null}
          <blockquote className={classes.essay}>{essay.text}</blockquote>
        </Card>
        {essay.model ? (
          <Card title={t("marking.model")}>
            <p className="pre-wrap break">{essay.model}</p>
          </Card>
        ) : null}
        {marks.length > 0 ? (
          <Card title={t("marking.before")}>
            <Timeline
              steps={marks.map((mark) => ({
                title: t("marking.points", { points: number(mark.points), of: number(essay.points) }),
                at: mark.at,
                by: mark.by,
                text: [mark.reason, mark.comment].filter(Boolean).join(" — "),
              }))}
            />
          </Card>
        ) : null}
      </div>
      <form
        className={classes.mark}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {problem ? <FormErrorSummary errors={[]} message={problem.message} /> : null}
        {essay.can.mark ? null : <p role="note">{t("marking.notYours")}</p>}
        {hasRubric ? (
          <RubricField
            rubric={rubric}
            given={given}
            current={current}
            disabled={!essay.can.mark}
            onGive={give}
            onCurrent={setCurrent}
          />
        ) : (
          <fieldset className={classes.line} data-current disabled={!essay.can.mark}>
            <legend className="p-0-4 weight-600">{t("marking.share")}</legend>
            <div className={classes.points}>
              {SHARES.map((share) => (
                <button
                  key={share}
                  type="button"
                  aria-pressed={plain === (essay.points * share) / 100}
                  onClick={() => setPlain((essay.points * share) / 100)}
                >
                  {t("percent", { percent: number(share) })}
                </button>
              ))}
            </div>
          </fieldset>
        )}
        <Textarea
          ref={words}
          label={t("marking.comment")}
          description={t("marking.commentHelp")}
          maxLength={essayCommentLimit}
          autosize
          minRows={2}
          maxRows={8}
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") event.currentTarget.blur();
          }}
        />
        {isAgain ? (
          <Textarea
            label={t("marking.reason")}
            withAsterisk
            maxLength={textLimit}
            autosize
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        ) : null}
        <div className={classes.send} role="toolbar" aria-label={t("marking.title")}>
          <output className={classes.sum}>
            {points === null
              ? t("marking.open")
              : t("marking.points", { points: number(points), of: number(essay.points) })}
          </output>
          <Button
            variant="default"
            leftSection={<IconPlayerSkipForward size={18} stroke={1.8} aria-hidden="true" />}
            onClick={onSkip}
          >
            {t("marking.skip")}
          </Button>
          <Button
            type="submit"
            disabled={!ready}
            loading={busy}
            leftSection={<IconCheck size={18} stroke={2} aria-hidden="true" />}
            rightSection={<IconArrowRight size={18} stroke={1.8} aria-hidden="true" />}
          >
            {t("marking.send")}
          </Button>
        </div>
      </form>
    </article>
  );
}
