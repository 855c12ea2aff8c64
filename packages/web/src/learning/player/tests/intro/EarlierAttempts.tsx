import {
  IconChevronRight,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconHourglass,
} from "@tabler/icons-react";
import type { TestStanding } from "@trilha/contract/learning/tests/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { type BadgeTone, StatusBadge } from "../../../../ui/badge/StatusBadge.tsx";
import classes from "./intro.module.css";

type Attempt = TestStanding["attempts"][number];
type Word = "running" | "marking" | "void" | "passed" | "failed" | "done";

const looks: Record<Word, readonly [BadgeTone, typeof IconHourglass]> = {
  running: ["primary", IconCircleDashed],
  marking: ["warning", IconHourglass],
  void: ["neutral", IconCircleDashed],
  passed: ["success", IconCircleCheck],
  failed: ["danger", IconCircleX],
  done: ["neutral", IconCircleCheck],
};

const wordOf = ({ state, passed }: Attempt): Word =>
  state !== "done" ? state : passed === null ? "done" : passed ? "passed" : "failed";

/** Earlier attempts, newest first; each opens its result. */
export function EarlierAttempts({
  attempts,
  onShow,
}: {
  attempts: readonly Attempt[];
  onShow: (id: string) => void;
}) {
  const { t } = useTranslation("learning/player");
  const { dateTime, number } = useFormats();
  return (
    <section className={classes.earlier}>
      <h3>{t("test.earlier")}</h3>
      <ul>
        {attempts
          .toSorted((a, b) => b.startedAt.localeCompare(a.startedAt))
          .map((attempt) => {
            const word = wordOf(attempt);
            const [tone, Icon] = looks[word];
            return (
              <li key={attempt.id}>
                <button type="button" onClick={() => onShow(attempt.id)}>
                  <span className="stack grow shrink">
                    <strong>{t("test.attempt", { number: attempt.number })}</strong>
                    <time className="small" dateTime={attempt.startedAt}>
                      {dateTime(new Date(attempt.startedAt))}
                    </time>
                  </span>
                  {attempt.percent === null ? null : (
                    <span className="numbers">{t("percent", { percent: number(attempt.percent) })}</span>
                  )}
                  <StatusBadge tone={tone} icon={<Icon size={14} stroke={2} />}>
                    {t(`test.state.${word}`)}
                  </StatusBadge>
                  <IconChevronRight size={18} stroke={1.8} aria-hidden="true" />
                </button>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
