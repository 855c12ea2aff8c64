import { IconFileImport, IconPlus, IconSchool } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { Button } from "../../ui/controls/button.ts";
import { ListToolbar } from "../../ui/list/ListToolbar.tsx";
import { PagedList, rowsOf } from "../../ui/list/PagedList.tsx";
import { useUrlFilters } from "../../ui/list/use-url-filters.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { TrainingRows } from "./TrainingRows.tsx";
import { trainingsOf } from "./training-filters.ts";
import { trainingsQuery } from "./trainings.queries.ts";

const TrainingSheet = lazy(() =>
  import("./TrainingSheet.tsx").then(({ TrainingSheet }) => ({ default: TrainingSheet })),
);

/** Trainings that open things: which there are, who completed them (§validation#required-training). */
export function TrainingsPage() {
  const { t } = useTranslation("members/requirements");
  const { number } = useFormats();
  const navigate = useNavigate();
  const [values, change] = useUrlFilters();
  const [adding, setAdding] = useState(false);
  const filters = trainingsOf(values);
  const list = useInfiniteQuery(trainingsQuery(filters));
  const narrowed = Object.keys(filters).length > 0;
  const shown = list.data && !list.isPlaceholderData ? rowsOf(list.data) : undefined;
  const open = (trainingId: string) =>
    void navigate({ to: "/admin/trainings/$trainingId", params: { trainingId } });
  const begin = (
    <Button
      leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
      onClick={() => setAdding(true)}
    >
      {t("new")}
    </Button>
  );
  return (
    <>
      <PageTitle
        title={t("title")}
        lead={t("lead")}
        actions={
          <>
            <Button
              component={Link}
              to="/admin/trainings/import"
              variant="default"
              leftSection={<IconFileImport size={18} stroke={1.7} aria-hidden="true" />}
            >
              {t("import.action")}
            </Button>
            {begin}
          </>
        }
      />
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("search")}
        filters={[
          {
            key: "activity",
            label: t("state.label"),
            options: [
              { value: "active", label: t("state.active") },
              { value: "off", label: t("state.off") },
            ],
          },
        ]}
        summary={
          shown === undefined
            ? " "
            : t(list.hasNextPage ? "shownMore" : "shown", { count: shown, amount: number(shown) })
        }
      />
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<IconSchool size={28} stroke={1.6} />}
            title={t(narrowed ? "empty.noneTitle" : "empty.title")}
            action={
              narrowed ? (
                <Button variant="light" onClick={() => change({ search: "", activity: "" })}>
                  {t("empty.clear")}
                </Button>
              ) : (
                begin
              )
            }
          >
            {t(narrowed ? "empty.noneText" : "empty.text")}
          </EmptyState>
        }
      >
        {(trainings, foot) => <TrainingRows trainings={trainings} onOpen={open} foot={foot} />}
      </PagedList>
      {adding ? (
        <Suspense fallback={null}>
          <TrainingSheet
            training={undefined}
            onClose={() => setAdding(false)}
            onSaved={({ id }) => open(id)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
