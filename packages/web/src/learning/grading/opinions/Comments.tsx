import { IconMessage2 } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ExportButton } from "../../../core/exports/ExportButton.tsx";
import { useFormats } from "../../../i18n/use-locale.ts";
import { PagedList } from "../../../ui/list/PagedList.tsx";
import { EmptyState } from "../../../ui/state/EmptyState.tsx";
import classes from "../results.module.css";
import { commentsQuery, type OpinionFilters } from "../results.queries.ts";

type Props = { courseId: string; filters: OpinionFilters };

/** Comments people wrote, without their names. */
export function Comments({ courseId, filters }: Props) {
  const { t } = useTranslation("learning/grading");
  const { ago } = useFormats();
  return (
    <section aria-labelledby="comments">
      <div className={classes.tools}>
        <h2 id="comments">{t("opinions.comments")}</h2>
        <ExportButton kind="results_comments" params={{ id: courseId, ...filters }} />
      </div>
      <PagedList
        list={useInfiniteQuery(commentsQuery(courseId, filters))}
        empty={
          <EmptyState icon={<IconMessage2 size={28} stroke={1.6} />} title={t("opinions.noCommentsTitle")}>
            {t("opinions.noCommentsText")}
          </EmptyState>
        }
      >
        {(rows, foot) => (
          <>
            <ul className={classes.comments}>
              {rows.map(({ questionId, at, text, prompt, module }) => (
                <li key={`${questionId} ${at} ${text}`} className={classes.item}>
                  <p className="pre-wrap break">{text}</p>
                  <p className={classes.dim}>
                    {[prompt, module, ago(new Date(at))].filter(Boolean).join(" · ")}
                  </p>
                </li>
              ))}
            </ul>
            {foot}
          </>
        )}
      </PagedList>
    </section>
  );
}
