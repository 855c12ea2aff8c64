import type { QuestionOf } from "@trilha/contract/learning/questions/kinds.ts";
import { questionTextLimits } from "@trilha/contract/learning/questions/limits.ts";
import { useTranslation } from "react-i18next";
import { LocalizedField } from "../../../../core/writing/LocalizedField.tsx";
import { SortableList } from "../../../../core/writing/SortableList.tsx";
import { useWriting } from "../../../../core/writing/writing-context.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { newItem } from "../body/new-body.ts";
import { AddPart } from "../editor/AddPart.tsx";
import { fieldId, useEditing } from "../editor/editing-context.ts";
import { Feedback } from "../editor/Feedback.tsx";
import { Part } from "../editor/Part.tsx";
import { Picture } from "../editor/Picture.tsx";

type Body = QuestionOf<"ordering">;
type Item = Body["items"][number];
type Props = { body: Body; onChange: (body: Body) => void };

const MOST = 12;
const LEAST = 2;

/** Things in their right order; learners get them mixed. */
export function OrderingEditor({ body, onChange }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { locale, fallback } = useWriting();
  const { wrongAt } = useEditing();
  const { items } = body;
  const put = (next: Item[]) => onChange({ ...body, items: next });
  const change = (at: number, changes: Partial<Item>) =>
    put(items.map((one, index) => (index === at ? { ...one, ...changes } : one)));
  return (
    <>
      <p className="hint">{t("kind.ordering.shares")}</p>
      <SortableList
        label={t("ordering.list")}
        items={items}
        idOf={({ id }) => id}
        nameOf={({ text }, at) =>
          text[locale] || textIn(text, fallback) || t("ordering.name", { number: at + 1 })
        }
        onChange={put}
      >
        {(item, at) => {
          const name = t("ordering.name", { number: at + 1 });
          return (
            <Part
              name={name}
              onRemove={
                items.length > LEAST ? () => put(items.filter(({ id }) => id !== item.id)) : undefined
              }
            >
              <LocalizedField
                id={fieldId(`items.${at}.text`)}
                label={t("option.text")}
                maxLength={questionTextLimits.option}
                value={item.text}
                error={wrongAt(`items.${at}.text`)}
                onChange={(text) => change(at, { text })}
              />
              <Picture
                path={`items.${at}.`}
                of={name}
                picture={item}
                onChange={(picture) => change(at, picture)}
              />
              <Feedback
                path={`items.${at}.feedback`}
                label={t("feedback.misplaced")}
                value={item.feedback ?? {}}
                onChange={(feedback) => change(at, { feedback })}
              />
            </Part>
          );
        }}
      </SortableList>
      <AddPart
        label={t("ordering.add")}
        full={items.length >= MOST}
        onAdd={() => put([...items, newItem()])}
      />
    </>
  );
}
