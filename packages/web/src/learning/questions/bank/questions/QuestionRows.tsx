import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../../i18n/text-in.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { type Column, DataTable } from "../../../../ui/list/DataTable.tsx";
import { ItemCards } from "../../../../ui/list/ItemCards.tsx";
import { NameCell } from "../../../../ui/list/NameCell.tsx";
import type { Selection } from "../../../../ui/list/selection.ts";
import { useIsPhone } from "../../../../ui/page/use-is-phone.ts";
import { KindIcon } from "../../KindIcon.tsx";
import type { QuestionItem } from "../question-bank.queries.ts";
import { QuestionState } from "./QuestionState.tsx";
import classes from "./questions.module.css";

type Props = {
  questions: readonly QuestionItem[];
  /** Undefined: none can be ticked. */
  selection: Selection | undefined;
  onSelect: (selection: Selection) => void;
  onOpen: (id: string) => void;
  foot: ReactNode;
};

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <span className={classes.tags}>
      {tags.map((tag) => (
        <span key={tag}>{tag}</span>
      ))}
    </span>
  );
}

/** Questions of a bank: a dense table at a desk, cards on a phone. */
export function QuestionRows({ questions, selection, onSelect, onOpen, foot }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { t: words } = useTranslation("learning/questions");
  const { locale, ago } = useFormats();
  const phone = useIsPhone();
  const nameOf = ({ prompt }: QuestionItem) => textIn(prompt, locale) || t("list.untitled");
  const languagesOf = ({ locales }: QuestionItem) =>
    locales.map((one) => one.slice(0, 2).toUpperCase()).join(", ") || t("list.unusable");
  const kindOf = ({ kind, difficulty }: QuestionItem) =>
    [words(`kind.${kind}`), words(`difficulty.${difficulty}`)].join(" · ");
  if (phone)
    return (
      <ItemCards
        label={t("title")}
        items={questions.map((question) => ({
          id: question.id,
          title: nameOf(question),
          under: kindOf(question),
          facts: (
            <>
              {question.state === "retired" ? <QuestionState state="retired" /> : null}
              <span>{languagesOf(question)}</span>
              {question.tags.length > 0 ? <Tags tags={question.tags} /> : null}
            </>
          ),
        }))}
        selection={selection}
        onSelect={onSelect}
        onOpen={onOpen}
        foot={foot}
      />
    );
  const columns: readonly Column<QuestionItem>[] = [
    {
      key: "question",
      label: t("list.question"),
      width: 420,
      cell: (question) => (
        <span className={classes.named}>
          {question.pictureUrl ? (
            <img className={classes.thumb} src={question.pictureUrl} alt="" loading="lazy" />
          ) : (
            <span className={classes.icon}>
              <KindIcon kind={question.kind} />
            </span>
          )}
          <NameCell name={nameOf(question)} under={words(`kind.${question.kind}`)} />
        </span>
      ),
    },
    { key: "tags", label: t("tags.label"), width: 200, cell: ({ tags }) => <Tags tags={tags} /> },
    {
      key: "difficulty",
      label: words("difficulty.label"),
      width: 120,
      cell: ({ difficulty }) => words(`difficulty.${difficulty}`),
    },
    { key: "languages", label: t("list.languages"), width: 120, cell: languagesOf },
    {
      key: "state",
      label: t("list.state"),
      width: 140,
      cell: ({ state }) => <QuestionState state={state} />,
    },
    {
      key: "edited",
      label: t("list.edited"),
      width: 150,
      cell: ({ updatedAt, updatedBy }) => <NameCell name={ago(new Date(updatedAt))} under={updatedBy} />,
    },
  ];
  return (
    <DataTable
      label={t("title")}
      columns={columns}
      rows={questions}
      idOf={({ id }) => id}
      nameOf={nameOf}
      onOpen={({ id }) => onOpen(id)}
      {...(selection && { selection, onSelect })}
      foot={foot}
    />
  );
}
