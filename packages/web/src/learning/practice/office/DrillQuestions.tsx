import { useQuery } from "@tanstack/react-query";
import { drillQuestionLimit } from "@trilha/contract/learning/practice/limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { TagsField } from "../../../core/writing/TagsField.tsx";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { NativeSelect, TextInput } from "../../../ui/controls/input.ts";
import { countDigits } from "../../../ui/form/digits.ts";
import { askable } from "./askable.ts";
import { banksQuery, type Drill, poolQuery } from "./drill-office.queries.ts";

type Props = { draft: Drill; readOnly: boolean; onChange: (change: Partial<Drill>) => void };

const MOST = 30;
const MOST_TAGS = 10;
const isFine = (text: string) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST;

/** From which bank, by which tags and how many; with how many there are now. */
export function DrillQuestions({ draft, readOnly, onChange }: Props) {
  const { t } = useTranslation("learning/practice/office");
  const { number } = useFormats();
  const mayRead = can(useSession(), "questions.read");
  const banks = useQuery({ ...banksQuery, enabled: mayRead }).data?.items ?? [];
  const { bankId, bank, tags, questions } = draft;
  const pool = useQuery({ ...poolQuery(bankId), enabled: mayRead && bankId !== "" }).data;
  const [typed, setTyped] = useState<string>();
  const there = pool && askable(pool, tags);
  const words = there === undefined ? undefined : { count: there, amount: number(there) };
  const short = words && words.count < questions ? t("editor.short", words) : undefined;
  const options = [
    ...(bankId === "" ? [{ value: "", label: t("editor.chooseBank") }] : []),
    ...(bankId !== "" && !banks.some(({ id }) => id === bankId) ? [{ value: bankId, label: bank }] : []),
    ...banks.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      <NativeSelect
        id="drill-bank"
        label={t("editor.bank")}
        withAsterisk
        disabled={readOnly}
        value={bankId}
        onChange={(event) => onChange({ bankId: event.currentTarget.value, tags: [] })}
        data={options}
      />
      <TagsField
        id="drill-tags"
        label={t("editor.tags")}
        description={t("editor.tagsHelp")}
        value={tags}
        known={pool?.tags.map(({ tag }) => tag) ?? []}
        most={MOST_TAGS}
        disabled={readOnly}
        onChange={(next) => onChange({ tags: next })}
      />
      <TextInput
        id="drill-questions"
        label={t("editor.questions")}
        description={words && t("editor.there", words)}
        inputMode="numeric"
        maxLength={countDigits(drillQuestionLimit)}
        readOnly={readOnly}
        value={typed ?? String(questions)}
        error={typed !== undefined && !isFine(typed) ? t("editor.between", { most: MOST }) : short}
        onChange={(event) => {
          const text = event.currentTarget.value.trim();
          setTyped(text);
          if (isFine(text)) onChange({ questions: Number(text) });
        }}
        onBlur={() => setTyped(undefined)}
      />
    </>
  );
}
