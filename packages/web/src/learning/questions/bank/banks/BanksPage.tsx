import { IconPlus, IconStack2 } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useList } from "../../../../core/lists/use-list.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { flag } from "../../../../ui/list/filters.ts";
import { ListView } from "../../../../ui/list/ListView.tsx";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import { lazyPart } from "../../../../ui/part/lazy-part.tsx";
import { bankList } from "../question-bank.queries.ts";
import { useBankRows } from "./use-bank-rows.tsx";

const BankSheet = lazyPart(() => import("./BankSheet.tsx").then(({ BankSheet }) => ({ default: BankSheet })));

/** Banks of questions, and a way to begin one. */
export function BanksPage() {
  const { t } = useTranslation("learning/questions/bank");
  const navigate = useNavigate();

  const [creating, setCreating] = useState(false);

  const list = useList(bankList);

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

      <ListView
        list={list}
        search={t("banks.search")}
        filters={[flag("state", t("banks.state.label"), "archived", t("banks.state.archived"))]}
        shown={(rows) => t("banks.shown", rows)}
        icon={<IconStack2 size={28} stroke={1.6} />}
        empty={{ title: t("banks.emptyTitle"), text: t("banks.emptyText"), action: begin }}
        none={{ title: t("banks.noneTitle"), text: t("banks.noneText"), clear: t("list.clear") }}
        rows={useBankRows(open)}
      />
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
