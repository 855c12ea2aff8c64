import { IconLanguage, IconTags } from "@tabler/icons-react";
import type { QuestionListItem } from "@trilha/contract/learning/questions/shapes.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { notice } from "../../../../ui/act/notices.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { SelectionBar } from "../../../../ui/list/SelectionBar.tsx";
import { lazyPart } from "../../../../ui/part/lazy-part.tsx";
import { useChangeMany } from "./use-change-many.ts";

const LanguageSheet = lazyPart(() =>
  import("./LanguageSheet.tsx").then(({ LanguageSheet }) => ({ default: LanguageSheet })),
);
const ManySheet = lazyPart(() => import("./ManySheet.tsx").then(({ ManySheet }) => ({ default: ManySheet })));

type Props = {
  /** Questions that are ticked and in sight. */
  questions: readonly QuestionListItem[];
  tags: readonly string[];
  onClear: () => void;
};

/** Acts on all the questions that are ticked. */
export function ManyBar({ questions, tags, onClear }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { number } = useFormats();
  const [editing, setEditing] = useState<"sorting" | "language">();
  const change = useChangeMany();
  const ids = questions.map(({ id }) => id);
  const next = questions.some(({ state }) => state === "active") ? "retired" : "active";
  const failed = ({ message }: Error) => notice(message, { kind: "failed" });
  const go = () =>
    change.mutate(
      { ids, state: next },
      {
        onSuccess: ({ changed }) => {
          const count = changed.length;
          const back = next === "retired" ? "active" : "retired";
          const undo = () => change.mutate({ ids: changed, state: back }, { onError: failed });
          notice(t("bulk.done", { count, amount: number(count) }), count > 0 ? { undo } : {});
          onClear();
        },
        onError: failed,
      },
    );
  const close = () => setEditing(undefined);
  const done = () => {
    close();
    onClear();
  };
  return (
    <>
      <SelectionBar label={t("bulk.bar")} count={ids.length} clear={t("bulk.clear")} onClear={onClear}>
        <Button
          variant="light"
          leftSection={<IconTags size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => setEditing("sorting")}
        >
          {t("bulk.edit")}
        </Button>
        <Button
          variant="light"
          leftSection={<IconLanguage size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => setEditing("language")}
        >
          {t("bulk.language")}
        </Button>
        <Button variant="default" loading={change.isPending} onClick={go}>
          {t(next === "retired" ? "bulk.retire" : "bulk.restore")}
        </Button>
      </SelectionBar>
      <Suspense fallback={null}>
        {editing === "sorting" ? <ManySheet ids={ids} tags={tags} onClose={close} onDone={done} /> : null}
        {editing === "language" ? (
          <LanguageSheet questions={questions} onClose={close} onDone={done} />
        ) : null}
      </Suspense>
    </>
  );
}
