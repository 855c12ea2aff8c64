import { IconMoodCheck, IconRefresh } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../ui/state/Skeletons.tsx";
import { OutboxNav } from "./OutboxNav.tsx";
import classes from "./outbox.module.css";
import { type DeadJob, deadJobsQuery, useRetryJob } from "./outbox.queries.ts";

function Job({ job }: { job: DeadJob }) {
  const { t } = useTranslation("communication/messages");
  const { ago, number } = useFormats();
  const retry = useRetryJob();
  return (
    <li className={classes.job}>
      <div>
        <strong>{job.task}</strong>
        <span className="small">
          {t("jobs.since", {
            age: ago(new Date(job.createdAt)),
            count: job.attempts,
            amount: number(job.attempts),
          })}
        </span>
        <p className={classes.error}>{job.lastError}</p>
      </div>
      <Button
        variant="default"
        loading={retry.isPending}
        leftSection={<IconRefresh size={18} stroke={1.7} aria-hidden="true" />}
        onClick={() =>
          retry.mutate(job.id, {
            onSuccess: () => notice(t("jobs.retried", { task: job.task })),
            onError: (error) => notice(error.message, { kind: "failed" }),
          })
        }
      >
        {t("jobs.retry")}
      </Button>
    </li>
  );
}

/** Jobs that failed as often as they may, of the whole installation. */
export function DeadJobsPage() {
  const { t } = useTranslation("communication/messages");
  const query = useQuery(deadJobsQuery);
  return (
    <>
      <PageTitle title={t("jobs.title")} lead={t("jobs.lead")} />
      <OutboxNav />
      <QueryState query={query} skeleton={<ListSkeleton rows={4} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState icon={<IconMoodCheck size={28} stroke={1.6} />} title={t("jobs.emptyTitle")}>
              {t("jobs.emptyText")}
            </EmptyState>
          ) : (
            <ul className="plain stack gap-10">
              {items.map((job) => (
                <Job key={job.id} job={job} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </>
  );
}
