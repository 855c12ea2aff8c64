import { IconPlus, IconStack2 } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { ListToolbar } from "../../../../ui/list/ListToolbar.tsx";
import { PagedList, rowsOf } from "../../../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../../../ui/state/EmptyState.tsx";
import { banksQuery } from "../question-bank.queries.ts";
import { bankFiltersOf } from "../question-filters.ts";
import { BankRows } from "./BankRows.tsx";

const BankSheet = lazy(() => import("./BankSheet.tsx").then(({ BankSheet }) => ({ default: BankSheet })));

/** Banks of questions, and a way to begin one. */
export function BanksPage() {
  const { t } = useTranslation("learning/questions/bank");
  const { number } = useFormats();
  const navigate = useNavigate();
  const [values, change] = useUrlFilters();
  const [creating, setCreating] = useState(false);
  const filters = bankFiltersOf(values);
  const list = useInfiniteQuery(banksQuery(filters));
  const narrowed = Object.keys(filters).length > 0;
  const shown = list.data && !list.isPlaceholderData ? rowsOf(list.data) : undefined;
  const open = (bankId: string) => void navigate({ to: "/admin/question-banks/$bankId", params: { bankId } });
  const begin = can(useSession(), "questions.edit") ? (
    <Button
      leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
      onClick={() => setCreating(true)}
    >
      {t("banks.new")}
    </Button>
  ) : null;
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} actions={begin} />
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("banks.search")}
        filters={[
          {
            key: "state",
            label: t("banks.state.label"),
            options: [{ value: "archived", label: t("banks.state.archived") }],
          },
        ]}
        summary={shown === undefined ? " " : t("banks.shown", { count: shown, amount: number(shown) })}
      />
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<IconStack2 size={28} stroke={1.6} />}
            title={t(narrowed ? "banks.noneTitle" : "banks.emptyTitle")}
            action={
              narrowed ? (
                <Button variant="light" onClick={() => change({ search: "", state: "" })}>
                  {t("list.clear")}
                </Button>
              ) : (
                begin
              )
            }
          >
            {t(narrowed ? "banks.noneText" : "banks.emptyText")}
          </EmptyState>
        }
      >
        {(banks, foot) => <BankRows banks={banks} onOpen={open} foot={foot} />}
      </PagedList>
      {creating ? (
        <Suspense fallback={null}>
          <BankSheet
            bank={undefined}
            onClose={() => setCreating(false)}
            onSaved={({ id }) => {
              setCreating(false);
              open(id);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
