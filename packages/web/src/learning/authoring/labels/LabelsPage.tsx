import { IconTags } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { can, useSession } from "../../../session/session.queries.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import { CoursesNav } from "../CoursesNav.tsx";
import { type Label, labelsQuery } from "../course-office.queries.ts";
import { LabelRows } from "./LabelRows.tsx";
import classes from "./labels.module.css";

const LabelSheet = lazyPart(() =>
  import("./LabelSheet.tsx").then(({ LabelSheet }) => ({ default: LabelSheet })),
);

const KINDS = ["area", "group", "category", "tag"] as const;
type Editing = { kind: Label["kind"]; label: Label | undefined };

/** Areas, groups, categories and tags by which people find courses (§entities#filters). */
export function LabelsPage() {
  const { t } = useTranslation("learning/authoring");
  const labels = useQuery(labelsQuery);
  const editable = can(useSession(), "courses.edit");
  const [editing, setEditing] = useState<Editing>();
  return (
    <>
      <PageTitle title={t("labels.title")} lead={t("labels.lead")} />
      <CoursesNav />
      <QueryState query={labels} skeleton={<FormSkeleton fields={6} />}>
        {({ items }) => (
          <div className={classes.kinds}>
            {KINDS.map((kind) => {
              const here = items.filter((label) => label.kind === kind);
              return (
                <Card
                  key={kind}
                  title={t(`labels.kind.${kind}.many`)}
                  aside={
                    editable ? (
                      <Button
                        variant="light"
                        size="sm"
                        onClick={() => setEditing({ kind, label: undefined })}
                        aria-label={t("labels.addTo", { kind: t(`labels.kind.${kind}.many`) })}
                      >
                        {t("labels.add")}
                      </Button>
                    ) : undefined
                  }
                >
                  {here.length === 0 ? (
                    <EmptyState
                      icon={<IconTags size={26} stroke={1.6} />}
                      title={t(`labels.kind.${kind}.empty`)}
                    />
                  ) : (
                    <LabelRows
                      labels={here}
                      editable={editable}
                      onEdit={(label) => setEditing({ kind, label })}
                    />
                  )}
                </Card>
              );
            })}
          </div>
        )}
      </QueryState>
      {editing ? (
        <Suspense fallback={null}>
          <LabelSheet {...editing} onClose={() => setEditing(undefined)} />
        </Suspense>
      ) : null}
    </>
  );
}
