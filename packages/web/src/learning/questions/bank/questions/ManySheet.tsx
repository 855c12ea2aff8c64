import type { Difficulty } from "@trilha/contract/learning/questions/sorts.ts";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { TagsField } from "../../../../core/writing/TagsField.tsx";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { notice } from "../../../../ui/act/notices.ts";
import { FormErrorSummary } from "../../../../ui/form/FormErrorSummary.tsx";
import { SheetForm } from "../../../../ui/form/SheetForm.tsx";
import { DifficultyField } from "../DifficultyField.tsx";
import { useChangeMany } from "./use-change-many.ts";

const ID = "many";
const MOST = 10;
type Props = {
  ids: readonly string[];
  tags: readonly string[];
  onDone: () => void;
  onClose: () => void;
};

/** Tags put on and taken off, and another difficulty, of all that are ticked. */
export function ManySheet({ ids, tags, onDone, onClose }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { number } = useFormats();
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const [difficulty, setDifficulty] = useState<Difficulty>();
  const [empty, setEmpty] = useState(false);
  const change = useChangeMany();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (change.isPending) return;
    const nothing = add.length + remove.length === 0 && difficulty === undefined;
    setEmpty(nothing);
    if (nothing) return;
    change.mutate(
      { ids: [...ids], add, remove, difficulty },
      {
        onSuccess: ({ changed: { length: count } }) => {
          notice(t("bulk.done", { count, amount: number(count) }));
          onDone();
        },
      },
    );
  };
  const problem = empty ? t("bulk.nothing") : change.error?.message;
  return (
    <SheetForm
      id={ID}
      title={t("bulk.title", { count: ids.length, amount: number(ids.length) })}
      submit={t("bulk.submit")}
      sending={change.isPending}
      onSubmit={send}
      onClose={onClose}
      summary={problem ? <FormErrorSummary errors={[]} message={problem} /> : null}
    >
      <TagsField
        id={`${ID}-add`}
        label={t("bulk.add")}
        value={add}
        known={tags}
        most={MOST}
        onChange={setAdd}
      />
      <TagsField
        id={`${ID}-remove`}
        label={t("bulk.remove")}
        value={remove}
        known={tags}
        most={MOST}
        onChange={setRemove}
      />
      <DifficultyField
        id={`${ID}-difficulty`}
        value={difficulty}
        none={t("bulk.asIs")}
        onChange={setDifficulty}
      />
    </SheetForm>
  );
}
