import { IconArrowLeft, IconFileImport, IconPlus, IconQuestionMark } from "@tabler/icons-react";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { type Filter, ListToolbar } from "../../../../ui/list/ListToolbar.tsx";
import { PagedList, rowsOf } from "../../../../ui/list/PagedList.tsx";
import type { Selection } from "../../../../ui/list/selection.ts";
import { useUrlFilters } from "../../../../ui/list/use-url-filters.ts";
import { BackLink } from "../../../../ui/page/BackLink.tsx";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { Answered } from "../../../../ui/state/Answered.tsx";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import { ListSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { DIFFICULTIES, KINDS } from "../../sorts.ts";
import { BankState } from "../banks/BankRows.tsx";
import { type Bank, bankQuery, poolQuery, questionsQuery } from "../question-bank.queries.ts";
import { narrowingOf } from "../question-filters.ts";
import { BankTools } from "./BankTools.tsx";
import { ExportMenu } from "./ExportMenu.tsx";
import { ManyBar } from "./ManyBar.tsx";
import { QuestionRows } from "./QuestionRows.tsx";
import classes from "./questions.module.css";

const KindPicker = lazy(() =>
  import("../editor/KindPicker.tsx").then(({ KindPicker }) => ({ default: KindPicker })),
);
const CLEARED = { search: "", kind: "", difficulty: "", tag: "", state: "", pictures: "" };

function useFilters(tags: readonly string[]): readonly Filter[] {
  const { t } = useTranslation("learning/questions/bank");
  const { t: words } = useTranslation("learning/questions");
  const filters = [
    {
      key: "kind",
      label: t("list.kind"),
      options: KINDS.map((value) => ({ value, label: words(`kind.${value}`) })),
    },
    { key: "tag", label: t("list.tag"), options: tags.map((value) => ({ value, label: value })) },
    {
      key: "difficulty",
      label: words("difficulty.label"),
      options: DIFFICULTIES.map((one) => ({ value: String(one), label: words(`difficulty.${one}`) })),
    },
    {
      key: "state",
      label: t("list.state"),
      options: (["active", "retired"] as const).map((value) => ({ value, label: t(`state.${value}`) })),
    },
    {
      key: "pictures",
      label: t("list.pictures"),
      options: [{ value: "without_words", label: t("list.picturesWithoutWords") }],
    },
  ];
  return filters.filter(({ options }) => options.length > 0);
}

/** A new question: first what kind. */
function Begin({ bank }: { bank: Bank }) {
  const { t } = useTranslation("learning/questions/bank");
  const navigate = useNavigate();
  const [picking, setPicking] = useState(false);
  return (
    <>
      <Button
        leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
        onClick={() => setPicking(true)}
      >
        {t("list.new")}
      </Button>
      {picking ? (
        <Suspense fallback={null}>
          <KindPicker
            onClose={() => setPicking(false)}
            onChoose={(kind) =>
              void navigate({
                to: "/admin/question-banks/$bankId/new",
                params: { bankId: bank.id },
                search: { kind },
              })
            }
          />
        </Suspense>
      ) : null}
    </>
  );
}

function Questions({ bank }: { bank: Bank }) {
  const { t } = useTranslation("learning/questions/bank");
  const { number } = useFormats();
  const navigate = useNavigate();
  const [values, change] = useUrlFilters();
  const [ticked, setTicked] = useState<Selection>(new Set());
  const mayEdit = can(useSession(), "questions.edit");
  const edits = mayEdit && !bank.archived;
  const filters = narrowingOf(values);
  const list = useInfiniteQuery(questionsQuery({ ...filters, bankId: bank.id }));
  const tags = useQuery(poolQuery(bank.id)).data?.tags.map(({ tag }) => tag) ?? [];
  const narrowed = Object.keys(filters).length > 0;
  const shown = list.data && !list.isPlaceholderData ? rowsOf(list.data) : undefined;
  const begin = edits ? <Begin bank={bank} /> : null;
  return (
    <>
      <PageTitle
        title={bank.name}
        lead={
          <span className={classes.bankState}>
            {bank.archived ? <BankState archived /> : null}
            {bank.description ? <span>{bank.description}</span> : null}
            <span>{t("banks.questions", { count: bank.active, amount: number(bank.active) })}</span>
          </span>
        }
        actions={
          <>
            <ExportMenu bankId={bank.id} />
            {begin}
            {mayEdit ? <BankTools bank={bank} /> : null}
          </>
        }
      />
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("list.search")}
        filters={useFilters(tags)}
        summary={
          shown === undefined
            ? " "
            : t(list.hasNextPage ? "list.shownMore" : "list.shown", { count: shown, amount: number(shown) })
        }
      />
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<IconQuestionMark size={28} stroke={1.6} />}
            title={t(narrowed ? "list.noneTitle" : "list.emptyTitle")}
            action={
              narrowed ? (
                <Button variant="light" onClick={() => change(CLEARED)}>
                  {t("list.clear")}
                </Button>
              ) : edits ? (
                <Button
                  component={Link}
                  to={`/admin/question-banks/${bank.id}/import`}
                  variant="light"
                  leftSection={<IconFileImport size={18} stroke={1.7} aria-hidden="true" />}
                >
                  {t("list.import")}
                </Button>
              ) : null
            }
          >
            {t(narrowed ? "list.noneText" : "list.emptyText")}
          </EmptyState>
        }
      >
        {(questions, foot) => (
          <>
            <QuestionRows
              questions={questions}
              selection={edits ? ticked : undefined}
              onSelect={setTicked}
              onOpen={(questionId) =>
                void navigate({
                  to: "/admin/question-banks/$bankId/questions/$questionId",
                  params: { bankId: bank.id, questionId },
                })
              }
              foot={foot}
            />
            <ManyBar
              questions={questions.filter(({ id }) => ticked.has(id))}
              tags={tags}
              onClear={() => setTicked(new Set())}
            />
          </>
        )}
      </PagedList>
    </>
  );
}

/** The questions of one bank: found, sorted, written, brought in and taken out. */
export function BankPage() {
  const { t } = useTranslation("learning/questions/bank");
  const { bankId = "" } = useParams({ strict: false });
  const bank = useQuery(bankQuery(bankId));
  return (
    <>
      <BackLink>
        <Link to="/admin/question-banks">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("title")}
        </Link>
      </BackLink>
      <Answered query={bank} skeleton={<ListSkeleton rows={8} />}>
        {(one) => <Questions key={one.id} bank={one} />}
      </Answered>
    </>
  );
}
