import { IconArrowLeft, IconMessages } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../core/exports/ExportButton.tsx";
import { useList } from "../../../core/lists/use-list.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { useConditionOptions } from "../../../members/eligibility/use-condition-options.ts";
import { Button } from "../../../ui/controls/button.ts";
import { DateInput } from "../../../ui/controls/DateInput.tsx";
import { NativeSelect } from "../../../ui/controls/input.ts";
import { ListView } from "../../../ui/list/ListView.tsx";
import { BackLink } from "../../../ui/page/BackLink.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import classes from "../results.module.css";
import { type Opinion, opinionList } from "../results.queries.ts";
import { Comments } from "./Comments.tsx";
import { OpinionCard } from "./OpinionCard.tsx";

/** Evaluations in the order of the course, each with its questions. */
const byActivity = (rows: readonly Opinion[]) => [...Map.groupBy(rows, (row) => row.activityId)];

/** §states#reaction-evaluation What people think of a course, module by module: how answers spread, and what was written. */
export function OpinionsPage() {
  const { t } = useTranslation("learning/grading");
  const { number } = useFormats();
  const { courseId = "" } = useParams({ strict: false });
  const list = useList(opinionList, { params: { id: courseId } });
  const { values, filters, change, first: whole } = list;
  const groups = useConditionOptions().group;
  return (
    <>
      <BackLink>
        <Link to="/admin/results">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("tests.title")}
        </Link>
      </BackLink>
      <PageTitle
        title={t("opinions.title")}
        lead={whole?.course.title ?? " "}
        actions={<ExportButton kind="results_opinions" params={{ id: courseId, ...filters }} />}
      />
      <div className={classes.ground}>
        {groups.length > 0 ? (
          <NativeSelect
            label={t("column.group")}
            value={values.groupId ?? ""}
            data={[{ value: "", label: t("opinions.everybody") }, ...groups]}
            onChange={(event) => change({ groupId: event.currentTarget.value })}
          />
        ) : null}
        <DateInput
          label={t("test.from")}
          value={values.from ?? ""}
          max={values.to}
          onChange={(from) => change({ from })}
        />
        <DateInput
          label={t("test.to")}
          value={values.to ?? ""}
          min={values.from}
          onChange={(to) => change({ to })}
        />
      </div>
      {whole ? (
        <p className={classes.dim}>
          {t("opinions.given", { count: whole.attempts, amount: number(whole.attempts) })}
          {filters.activityId ? (
            <Button variant="subtle" size="sm" onClick={() => change({ activityId: "" })}>
              {t("opinions.wholeCourse")}
            </Button>
          ) : null}
        </p>
      ) : null}
      <ListView
        list={list}
        icon={<IconMessages size={28} stroke={1.6} />}
        empty={{ title: t("opinions.emptyTitle"), text: t("opinions.emptyText") }}
      >
        {(rows, foot) => (
          <>
            {byActivity(rows).map(([id, questions]) => (
              <section key={id} aria-labelledby={`evaluation-${id}`}>
                <h2 id={`evaluation-${id}`} className={classes.module}>
                  {[questions[0]?.module, questions[0]?.activity].filter(Boolean).join(" · ") ||
                    t("opinions.gone")}
                </h2>
                <ol className="plain stack gap-16">
                  {questions.map((one) => (
                    <OpinionCard key={`${one.questionId} ${one.version}`} of={one} />
                  ))}
                </ol>
              </section>
            ))}
            {foot}
          </>
        )}
      </ListView>
      {whole && whole.items.length > 0 ? <Comments courseId={courseId} filters={filters} /> : null}
    </>
  );
}
