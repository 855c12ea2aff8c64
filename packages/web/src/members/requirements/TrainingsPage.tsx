import { IconFileImport, IconPlus, IconSchool } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useList } from "../../core/lists/use-list.ts";
import { Button } from "../../ui/controls/button.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { trainingList } from "./trainings.queries.ts";
import { useTrainingRows } from "./use-training-rows.tsx";

const TrainingSheet = lazyPart(() =>
  import("./TrainingSheet.tsx").then(({ TrainingSheet }) => ({ default: TrainingSheet })),
);

/** Trainings that open things: which there are, who completed them (§validation#required-training). */
export function TrainingsPage() {
  const { t } = useTranslation("members/requirements");
  const navigate = useNavigate();

  const [adding, setAdding] = useState(false);

  const list = useList(trainingList);

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

      <ListView
        list={list}
        search={t("search")}
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
        shown={(rows, more) => t(more ? "shownMore" : "shown", rows)}
        icon={<IconSchool size={28} stroke={1.6} />}
        empty={{ title: t("empty.title"), text: t("empty.text"), action: begin }}
        none={{ title: t("empty.noneTitle"), text: t("empty.noneText"), clear: t("empty.clear") }}
        rows={useTrainingRows(open)}
      />
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
