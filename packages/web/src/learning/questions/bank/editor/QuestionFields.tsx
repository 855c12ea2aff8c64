import { IconReplace } from "@tabler/icons-react";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import { questionTextLimits } from "@trilha/contract/learning/questions/limits.ts";
import type { Difficulty } from "@trilha/contract/learning/questions/sorts.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { LanguageTabs } from "../../../../core/writing/LanguageTabs.tsx";
import { LocalizedField } from "../../../../core/writing/LocalizedField.tsx";
import { TagsField } from "../../../../core/writing/TagsField.tsx";
import { useWriting } from "../../../../core/writing/writing-context.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import { lazyPart } from "../../../../ui/part/lazy-part.tsx";
import { KindIcon } from "../../KindIcon.tsx";
import { questionCompleteness } from "../body/completeness.ts";
import { bodyAs } from "../body/new-body.ts";
import { DifficultyField } from "../DifficultyField.tsx";
import { fieldId, useEditing } from "./editing-context.ts";
import classes from "./editor.module.css";
import { KindFields } from "./KindFields.tsx";
import { NumberField } from "./NumberField.tsx";
import { Picture } from "./Picture.tsx";

const KindPicker = lazyPart(() =>
  import("./KindPicker.tsx").then(({ KindPicker }) => ({ default: KindPicker })),
);

export type QuestionInput = { body: QuestionBody; tags: string[]; difficulty: Difficulty };
type Props = {
  written: QuestionInput;
  /** Tags of the bank. */
  tags: readonly string[];
  /** Kind that can no longer change: attempts know the question as it was asked. */
  kindStays: boolean;
  onChange: (changes: Partial<QuestionInput>) => void;
};

const MOST_TAGS = 10;
const MOST_POINTS = 100;

/** The kind, and a way to another one that keeps what both have. */
function Kind({
  body,
  stays,
  onChange,
}: {
  body: QuestionBody;
  stays: boolean;
  onChange: (body: QuestionBody) => void;
}) {
  const { t } = useTranslation("learning/questions/bank");
  const { t: words } = useTranslation("learning/questions");
  const { readOnly } = useWriting();
  const [picking, setPicking] = useState(false);
  return (
    <div className={classes.kind}>
      <KindIcon kind={body.kind} />
      <span>{words(`kind.${body.kind}`)}</span>
      {readOnly || stays ? null : (
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconReplace size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => setPicking(true)}
        >
          {t("kind.change")}
        </Button>
      )}
      {picking ? (
        <Suspense fallback={null}>
          <KindPicker
            onClose={() => setPicking(false)}
            onChoose={(kind) => {
              setPicking(false);
              if (kind !== body.kind) onChange(bodyAs(body, kind));
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

export function QuestionFields({ written, tags, kindStays, onChange }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { readOnly } = useWriting();
  const { wrongAt } = useEditing();
  const { body } = written;
  const put = (next: QuestionBody) => onChange({ body: next });
  const sums = body.kind === "essay" && body.rubric.length > 0;
  return (
    <div className="stack one-column content-start gap-16 shrink">
      <LanguageTabs languages={questionCompleteness(body)} />
      <Card title={t("part.asked")} aside={<Kind body={body} stays={kindStays} onChange={put} />}>
        <div className="stack one-column content-start gap-16 shrink">
          <LocalizedField
            id={fieldId("prompt")}
            label={t("field.prompt")}
            maxLength={questionTextLimits.prompt}
            rows={3}
            value={body.prompt}
            error={wrongAt("prompt")}
            onChange={(prompt) => put({ ...body, prompt })}
          />
          <Picture
            path=""
            of={t("part.question")}
            picture={body}
            onChange={(picture) => put({ ...body, ...picture })}
          />
        </div>
      </Card>
      <Card title={t(`kind.${body.kind}.answers`)}>
        <div className="stack one-column content-start gap-16 shrink">
          <KindFields key={body.kind} body={body} onChange={put} />
        </div>
      </Card>
      <Card title={t("part.counts")}>
        <div className="stack one-column content-start gap-16 shrink">
          <div className={classes.pair}>
            {body.kind === "scale" ? null : sums ? (
              <p className={classes.sum}>{t("points.sum", { count: body.points })}</p>
            ) : (
              <NumberField
                id={fieldId("points")}
                label={t("points.label")}
                value={body.points}
                minimum={1}
                maximum={MOST_POINTS}
                whole
                error={wrongAt("points")}
                onChange={(points) => put({ ...body, points })}
              />
            )}
            <DifficultyField
              id={fieldId("difficulty")}
              value={written.difficulty}
              disabled={readOnly}
              onChange={(difficulty) => difficulty && onChange({ difficulty })}
            />
          </div>
          <TagsField
            id={fieldId("tags")}
            label={t("tags.label")}
            description={t("tags.help")}
            value={written.tags}
            known={tags}
            most={MOST_TAGS}
            disabled={readOnly}
            onChange={(next) => onChange({ tags: next })}
          />
          <LocalizedField
            id={fieldId("feedback")}
            label={t("feedback.general")}
            description={t("feedback.generalHelp")}
            maxLength={questionTextLimits.feedback}
            rows={2}
            value={body.feedback}
            error={wrongAt("feedback")}
            onChange={(feedback) => put({ ...body, feedback })}
          />
        </div>
      </Card>
    </div>
  );
}
