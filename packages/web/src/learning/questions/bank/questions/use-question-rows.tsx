import type { QuestionListItem } from "@trilha/contract/learning/questions/shapes.ts";
import { useTranslation } from "react-i18next";
import { textIn } from "../../../../i18n/text-in.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import type { RowSpec } from "../../../../ui/list/ListRows.tsx";
import { NameCell } from "../../../../ui/list/NameCell.tsx";
import { KindIcon } from "../../KindIcon.tsx";
import { QuestionState } from "./QuestionState.tsx";
import classes from "./questions.module.css";

function Tags({ tags }: { tags: readonly string[] }) {
  return (
    <span className={classes.tags}>
      {tags.map((tag) => (
        <span key={tag}>{tag}</span>
      ))}
    </span>
  );
}

/** Rows of the questions in a bank. */
export function useQuestionRows(onOpen: (id: string) => void): RowSpec<QuestionListItem> {
  const { t } = useTranslation("learning/questions/bank");
  const { t: words } = useTranslation("learning/questions");
  const { locale, ago } = useFormats();
  const nameOf = ({ prompt }: QuestionListItem) => textIn(prompt, locale) || t("list.untitled");
  const languagesOf = ({ locales }: QuestionListItem) =>
    locales.map((one) => one.slice(0, 2).toUpperCase()).join(", ") || t("list.unusable");
  const kindOf = ({ kind, difficulty }: QuestionListItem) =>
    [words(`kind.${kind}`), words(`difficulty.${difficulty}`)].join(" · ");
  return {
    label: t("title"),
    nameOf: nameOf,
    columns: [
      {
        key: "question",
        label: t("list.question"),
        width: 420,
        cell: (question) => (
          <span className="row gap-12 shrink">
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
    ],
    cardOf: (question) => ({
      under: kindOf(question),
      facts: (
        <>
          {question.state === "retired" ? <QuestionState state="retired" /> : null}
          <span>{languagesOf(question)}</span>
          {question.tags.length > 0 ? <Tags tags={question.tags} /> : null}
        </>
      ),
    }),
    onOpen: ({ id }) => onOpen(id),
  };
}
