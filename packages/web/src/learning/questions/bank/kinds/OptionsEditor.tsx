import type { QuestionOf } from "@trilha/contract/learning/questions/kinds.ts";
import { questionTextLimits } from "@trilha/contract/learning/questions/limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LocalizedField } from "../../../../core/writing/LocalizedField.tsx";
import { SortableList } from "../../../../core/writing/SortableList.tsx";
import { useWriting } from "../../../../core/writing/writing-context.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { NativeSelect } from "../../../../ui/controls/input.ts";
import { Toggle } from "../../../../ui/controls/Toggle.tsx";
import { newOption } from "../body/new-body.ts";
import { evenly, isEven, paidForAll, withCosts, withVerdict } from "../body/shares.ts";
import { AddPart } from "../editor/AddPart.tsx";
import { fieldId, useEditing } from "../editor/editing-context.ts";
import classes from "../editor/editor.module.css";
import { Feedback } from "../editor/Feedback.tsx";
import { Part } from "../editor/Part.tsx";
import { Picture } from "../editor/Picture.tsx";
import { ShareField } from "../editor/ShareField.tsx";
import { AllPays } from "./AllPays.tsx";

type Body = QuestionOf<"one"> | QuestionOf<"several">;
type Option = Body["options"][number];
type Props<Of extends Body> = { body: Of; onChange: (body: Of) => void };

const MOST = 12;
const LEAST = 2;
const SIMPLE = ["right", "wrong", "costs"] as const;

/** Verdict on an option among several right ones: right, wrong or costly; how much each gives follows. */
function EvenVerdict({
  at,
  of: option,
  options,
  onChange,
}: {
  at: number;
  of: string;
  options: readonly Option[];
  onChange: (options: Option[]) => void;
}) {
  const { t } = useTranslation("learning/questions/bank");
  const { number } = useFormats();
  const { readOnly } = useWriting();
  const { wrongAt } = useEditing();
  const share = options[at]?.share ?? 0;
  const verdict = share > 0 ? "right" : share < 0 ? "costs" : "wrong";
  return (
    <div className={classes.share}>
      <NativeSelect
        id={fieldId(`options.${at}.share`)}
        aria-label={t("share.of", { of: option })}
        disabled={readOnly}
        value={verdict}
        data-verdict={share > 0 ? "right" : share < 0 ? "costs" : undefined}
        error={wrongAt(`options.${at}.share`)}
        onChange={(event) => {
          const next = SIMPLE.find((one) => one === event.currentTarget.value);
          if (next) onChange(withVerdict(options, at, next));
        }}
        data={SIMPLE.map((value) => ({ value, label: t(`share.${value}`) }))}
      />
      {share === 0 ? null : (
        <span className="hint numbers">{t("share.percent", { percent: number(Math.round(share)) })}</span>
      )}
    </div>
  );
}

/** The choices of a question, with what each is worth (§learning#partial-credit). */
export function OptionsEditor<Of extends Body>({ body, onChange }: Props<Of>) {
  const { t } = useTranslation("learning/questions/bank");
  const { locale, fallback, readOnly } = useWriting();
  const { wrongAt } = useEditing();
  const { options } = body;
  const [own, setOwn] = useState(() => body.kind === "several" && !isEven(options));
  const isShared = body.kind === "several" && !own;
  const shared = (next: Option[]) => (isShared ? evenly(next) : next);
  const paid = body.kind === "several" ? paidForAll(options) : undefined;
  const put = (next: Option[]) => onChange({ ...body, options: next });
  const change = (at: number, changes: Partial<Option>) =>
    put(options.map((one, index) => (index === at ? { ...one, ...changes } : one)));
  const nameOf = (option: Option, at: number) =>
    option.text[locale] || textIn(option.text, fallback) || t("option.name", { number: at + 1 });
  return (
    <>
      <p className="hint">{t(`kind.${body.kind}.shares`)}</p>
      <SortableList
        label={t("option.list")}
        items={options}
        idOf={({ id }) => id}
        nameOf={nameOf}
        onChange={put}
      >
        {(option, at) => {
          const name = t("option.name", { number: at + 1 });
          return (
            <Part
              name={name}
              onRemove={
                options.length > LEAST
                  ? () => put(shared(options.filter(({ id }) => id !== option.id)))
                  : undefined
              }
              aside={
                isShared ? (
                  <EvenVerdict at={at} of={name} options={options} onChange={put} />
                ) : (
                  <ShareField
                    path={`options.${at}.share`}
                    of={name}
                    share={option.share}
                    added={body.kind === "several"}
                    onChange={(share) => change(at, { share })}
                  />
                )
              }
            >
              <LocalizedField
                id={fieldId(`options.${at}.text`)}
                label={t("option.text")}
                maxLength={questionTextLimits.option}
                value={option.text}
                error={wrongAt(`options.${at}.text`)}
                onChange={(text) => change(at, { text })}
              />
              <Picture
                path={`options.${at}.`}
                of={name}
                picture={option}
                onChange={(picture) => change(at, picture)}
              />
              <Feedback
                path={`options.${at}.feedback`}
                value={option.feedback}
                onChange={(feedback) => change(at, { feedback })}
              />
            </Part>
          );
        }}
      </SortableList>
      <AddPart
        label={t("option.add")}
        full={options.length >= MOST}
        onAdd={() => put(shared([...options, newOption(isShared ? -100 : 0)]))}
      />
      {paid === undefined ? null : (
        <AllPays
          percent={paid}
          onLetCost={isShared && !readOnly ? () => put(withCosts(options)) : undefined}
        />
      )}
      {body.kind === "several" ? (
        <Toggle
          id={fieldId("own-shares")}
          label={t("share.ownAll")}
          description={t("share.ownAllHelp")}
          checked={own}
          disabled={readOnly || (own && !isEven(options))}
          onChange={(event) => setOwn(event.currentTarget.checked)}
        />
      ) : null}
    </>
  );
}
