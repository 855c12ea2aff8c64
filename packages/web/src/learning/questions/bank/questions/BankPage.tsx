import { IconArrowLeft, IconFileImport, IconPlus, IconQuestionMark } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import type { QuestionBank } from "@trilha/contract/learning/questions/shapes.ts";
import { difficulties, questionKinds } from "@trilha/contract/learning/questions/sorts.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useList } from "../../../../core/lists/use-list.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { Button } from "../../../../ui/controls/button.ts";
import type { Filter } from "../../../../ui/list/filters.ts";
import { choice, flag } from "../../../../ui/list/filters.ts";
import { ListView } from "../../../../ui/list/ListView.tsx";
import { BackLink } from "../../../../ui/page/BackLink.tsx";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { lazyPart } from "../../../../ui/part/lazy-part.tsx";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { BankState } from "../banks/use-bank-rows.tsx";
import { bankQuery, poolQuery, questionList } from "../question-bank.queries.ts";
import { BankTools } from "./BankTools.tsx";
import { ExportMenu } from "./ExportMenu.tsx";
import { ManyBar } from "./ManyBar.tsx";
import { useQuestionRows } from "./use-question-rows.tsx";

const KindPicker = lazyPart(() =>
  import("../editor/KindPicker.tsx").then(({ KindPicker }) => ({ default: KindPicker })),
);

function useFilters(tags: readonly string[]): readonly Filter[] {
  const { t } = useTranslation("learning/questions/bank");
  const { t: words } = useTranslation("learning/questions");
  return [
    choice("kind", t("list.kind"), questionKinds, (kind) => words(`kind.${kind}`)),
    choice("tag", t("list.tag"), tags, String),
    {
      key: "difficulty",
      label: words("difficulty.label"),
      options: difficulties.map((one) => ({ value: String(one), label: words(`difficulty.${one}`) })),
    },
    choice("state", t("list.state"), ["active", "retired"] as const, (one) => t(`state.${one}`)),
    flag("pictures", t("list.pictures"), "without_words", t("list.picturesWithoutWords")),
  ];
}

/** A new question: first what kind. */
function Begin({ bank }: { bank: QuestionBank }) {
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

function Questions({ bank }: { bank: QuestionBank }) {
  const { t } = useTranslation("learning/questions/bank");
  const { number } = useFormats();
  const navigate = useNavigate();

  const mayEdit = can(useSession(), "questions.edit");
  const edits = mayEdit && !bank.archived;

  const list = useList(questionList, { query: { bankId: bank.id } });
  const tags = useQuery(poolQuery(bank.id)).data?.tags.map(({ tag }) => tag) ?? [];

  const begin = edits ? <Begin bank={bank} /> : null;
  return (
    <>
      <PageTitle
        title={bank.name}
        lead={
          <span className="inline wrap gap-4-12">
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

      <ListView
        list={list}
        search={t("list.search")}
        filters={useFilters(tags)}
        shown={(rows, more) => t(more ? "list.shownMore" : "list.shown", rows)}
        icon={<IconQuestionMark size={28} stroke={1.6} />}
        empty={{
          title: t("list.emptyTitle"),
          text: t("list.emptyText"),
          action: edits ? (
            <Button
              component={Link}
              to={`/admin/question-banks/${bank.id}/import`}
              variant="light"
              leftSection={<IconFileImport size={18} stroke={1.7} aria-hidden="true" />}
            >
              {t("list.import")}
            </Button>
          ) : null,
        }}
        none={{ title: t("list.noneTitle"), text: t("list.noneText"), clear: t("list.clear") }}
        rows={useQuestionRows(
          (questionId) =>
            void navigate({
              to: "/admin/question-banks/$bankId/questions/$questionId",
              params: { bankId: bank.id, questionId },
            }),
        )}
        bulk={
          edits ? (ticked, untick) => <ManyBar questions={ticked} tags={tags} onClear={untick} /> : undefined
        }
      />
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
      <QueryState query={bank} skeleton={<ListSkeleton rows={8} />}>
        {(one) => <Questions key={one.id} bank={one} />}
      </QueryState>
    </>
  );
}
