import { IconAlertCircle, IconCircleCheckFilled, IconCircleDashed, IconProgress } from "@tabler/icons-react";
import type { LaunchAnswer, LaunchPart } from "@trilha/contract/learning/scorm/shapes.ts";
import { useTranslation } from "react-i18next";
import classes from "./scorm.module.css";

type Props = {
  launch: Pick<LaunchAnswer, "contents" | "current">;
  onChoose: (sco: string) => void;
};

const marks = {
  not_started: IconCircleDashed,
  in_progress: IconProgress,
  completed: IconCircleCheckFilled,
  passed: IconCircleCheckFilled,
  failed: IconAlertCircle,
};

/** §protocols#scorm-sequencing Table of contents of a package: its clusters, its parts, and which may be opened now. */
export function Contents({ launch, onChoose }: Props) {
  const { t } = useTranslation("learning/player");
  return (
    <ol className="plain stack gap-2" aria-label={t("scorm.parts")}>
      {launch.contents.map((part) => (
        <Part
          key={part.id}
          part={part}
          state={t(`scorm.state.${part.state}`)}
          current={part.id === launch.current}
          onChoose={onChoose}
        />
      ))}
    </ol>
  );
}

type PartProps = { part: LaunchPart; state: string; current: boolean; onChoose: Props["onChoose"] };

/** A long table opens where the learner is. */
const intoView = (line: HTMLLIElement | null) => line?.scrollIntoView({ block: "center" });

function Part({ part, state, current, onChoose }: PartProps) {
  const { id, title, depth, leaf, selectable } = part;
  const Mark = marks[part.state];
  return (
    <li
      ref={current ? intoView : null}
      className={classes.line}
      style={{ paddingInlineStart: Math.min(depth, 4) * 16 }}
    >
      <button
        type="button"
        className={classes.part}
        data-leaf={leaf}
        disabled={!selectable && !current}
        aria-current={current ? "step" : undefined}
        onClick={() => {
          if (!current) onChoose(id);
        }}
      >
        <span className="break">{title}</span>
        <Mark size={18} stroke={1.8} className={classes.mark} data-state={part.state} aria-hidden="true" />
        <span className="only-heard">{state}</span>
      </button>
    </li>
  );
}
