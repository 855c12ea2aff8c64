import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { TestPart } from "@trilha/contract/learning/tests/test-settings.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../../api/problem.ts";
import { SortableList } from "../../../core/writing/SortableList.tsx";
import { textIn } from "../../../i18n/text-in.ts";
import { ActionIcon } from "../../../ui/controls/action-icon.ts";
import { Button } from "../../../ui/controls/button.ts";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { KindIcon } from "../../questions/KindIcon.tsx";
import { useBuilder } from "../builder/builder-context.ts";
import { ModuleOfPart } from "./ModuleOfPart.tsx";
import classes from "./tests.module.css";
import { questionQuery } from "./tests.queries.ts";

const QuestionPicker = lazyPart(() =>
  import("./QuestionPicker.tsx").then(({ QuestionPicker }) => ({ default: QuestionPicker })),
);
type Part = Extract<TestPart, { from: "chosen" }>;
type Props = { type: TestType; part: Part; onChange: (part: Part) => void };

const MOST = 100;

/** A question by its words, with what became of it. */
function Chosen({
  id,
  number,
  onRemove,
}: {
  id: string;
  number: number;
  onRemove: (() => void) | undefined;
}) {
  const { t } = useTranslation("learning/authoring");
  const { t: words } = useTranslation("learning/questions");
  const { draft } = useBuilder();
  const { data, error } = useQuery(questionQuery(id));
  const name = data ? textIn(data.prompt, draft.defaultLocale) : t("test.parts.question", { number });
  const gone = isRefused(error) && error.status === 404;
  return (
    <div className={classes.chosen}>
      {data ? <KindIcon kind={data.kind} /> : null}
      <span className="stack grow shrink break">
        <span>{gone ? t("test.parts.questionGone") : name}</span>
        {data ? (
          <span className={classes.hint}>
            {[
              words(`kind.${data.kind}`),
              words(`difficulty.${data.difficulty}`),
              data.state === "retired" ? t("test.parts.retired") : undefined,
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
        ) : null}
      </span>
      {onRemove ? (
        <ActionIcon size={40} aria-label={t("test.parts.remove", { name })} onClick={onRemove}>
          <IconTrash size={18} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      ) : null}
    </div>
  );
}

/** Fixed questions of a test, in this order. */
export function ChosenPart({ type, part, onChange }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { readOnly } = useBuilder();
  const [picking, setPicking] = useState(false);
  const { questionIds } = part;
  return (
    <>
      <SortableList
        label={t("test.parts.chosenList")}
        items={questionIds}
        idOf={(id) => id}
        nameOf={(_, at) => t("test.parts.question", { number: at + 1 })}
        onChange={(next) => onChange({ ...part, questionIds: next })}
      >
        {(id, at) => (
          <Chosen
            id={id}
            number={at + 1}
            onRemove={
              readOnly || questionIds.length === 1
                ? undefined
                : () => onChange({ ...part, questionIds: questionIds.filter((one) => one !== id) })
            }
          />
        )}
      </SortableList>
      {readOnly || questionIds.length >= MOST ? null : (
        <Button
          variant="subtle"
          size="sm"
          className="self-start"
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
          onClick={() => setPicking(true)}
        >
          {t("test.parts.more")}
        </Button>
      )}
      <ModuleOfPart
        type={type}
        moduleId={part.moduleId}
        onChange={(moduleId) => onChange({ ...part, moduleId })}
      />
      {picking ? (
        <Suspense fallback={null}>
          <QuestionPicker
            type={type}
            without={questionIds}
            onClose={() => setPicking(false)}
            onPick={(ids) => {
              setPicking(false);
              onChange({ ...part, questionIds: [...questionIds, ...ids].slice(0, MOST) });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
