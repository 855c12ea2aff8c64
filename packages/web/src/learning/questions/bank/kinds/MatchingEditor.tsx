import type { QuestionOf } from "@trilha/contract/learning/questions/kinds.ts";
import { questionTextLimits } from "@trilha/contract/learning/questions/limits.ts";
import { useTranslation } from "react-i18next";
import { LocalizedField } from "../../../../core/writing/LocalizedField.tsx";
import { SortableList } from "../../../../core/writing/SortableList.tsx";
import { useWriting } from "../../../../core/writing/writing-context.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { newPair, newPartId } from "../body/new-body.ts";
import { AddPart } from "../editor/AddPart.tsx";
import { fieldId, useEditing } from "../editor/editing-context.ts";
import classes from "../editor/editor.module.css";
import { Feedback } from "../editor/Feedback.tsx";
import { Part } from "../editor/Part.tsx";

type Body = QuestionOf<"matching">;
type Pair = Body["pairs"][number];
type Other = Body["others"][number];
type Props = { body: Body; onChange: (body: Body) => void };

const MOST = 12;
const LEAST = 2;

/** On the right, belonging to nobody. */
function Others({ body, onChange }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { wrongAt } = useEditing();
  const { others } = body;
  const put = (next: Other[]) => onChange({ ...body, others: next });
  return (
    <section className="stack one-column content-start gap-16 shrink">
      <h3 className="text-15 weight-600">{t("matching.others")}</h3>
      <p className="hint">{t("matching.othersHelp")}</p>
      {others.length > 0 ? (
        <ul className="plain stack one-column content-start gap-8 shrink">
          {others.map((other, at) => (
            <li key={other.id} className={classes.part}>
              <Part
                name={t("matching.other", { number: at + 1 })}
                onRemove={() => put(others.filter(({ id }) => id !== other.id))}
              >
                <LocalizedField
                  id={fieldId(`others.${at}.text`)}
                  label={t("option.text")}
                  maxLength={questionTextLimits.pair}
                  value={other.text}
                  error={wrongAt(`others.${at}.text`)}
                  onChange={(text) =>
                    put(others.map((one) => (one.id === other.id ? { ...one, text } : one)))
                  }
                />
              </Part>
            </li>
          ))}
        </ul>
      ) : null}
      <AddPart
        label={t("matching.addOther")}
        full={others.length >= MOST}
        onAdd={() => put([...others, { id: newPartId(), text: {} }])}
      />
    </section>
  );
}

/** Pairs whose halves learners bring together. */
export function MatchingEditor({ body, onChange }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { locale, fallback } = useWriting();
  const { wrongAt } = useEditing();
  const { pairs } = body;
  const put = (next: Pair[]) => onChange({ ...body, pairs: next });
  const change = (at: number, changes: Partial<Pair>) =>
    put(pairs.map((one, index) => (index === at ? { ...one, ...changes } : one)));
  return (
    <>
      <p className="hint">{t("kind.matching.shares")}</p>
      <SortableList
        label={t("matching.list")}
        items={pairs}
        idOf={({ id }) => id}
        nameOf={({ left }, at) =>
          left[locale] || textIn(left, fallback) || t("matching.name", { number: at + 1 })
        }
        onChange={put}
      >
        {(pair, at) => (
          <Part
            name={t("matching.name", { number: at + 1 })}
            onRemove={pairs.length > LEAST ? () => put(pairs.filter(({ id }) => id !== pair.id)) : undefined}
          >
            <div className={classes.pair}>
              {(["left", "right"] as const).map((side) => (
                <LocalizedField
                  key={side}
                  id={fieldId(`pairs.${at}.${side}`)}
                  label={t(`matching.${side}`)}
                  maxLength={questionTextLimits.pair}
                  value={pair[side]}
                  error={wrongAt(`pairs.${at}.${side}`)}
                  onChange={(texts) => change(at, { [side]: texts })}
                />
              ))}
            </div>
            <Feedback
              path={`pairs.${at}.feedback`}
              label={t("feedback.mismatched")}
              value={pair.feedback ?? {}}
              onChange={(feedback) => change(at, { feedback })}
            />
          </Part>
        )}
      </SortableList>
      <AddPart
        label={t("matching.add")}
        full={pairs.length >= MOST}
        onAdd={() => put([...pairs, newPair()])}
      />
      <Others body={body} onChange={onChange} />
    </>
  );
}
