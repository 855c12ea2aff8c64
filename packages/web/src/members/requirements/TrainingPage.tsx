import {
  IconArrowLeft,
  IconBook,
  IconExternalLink,
  IconPencil,
  IconTrash,
  IconUserCheck,
} from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { undoCompletion } from "@trilha/contract/members/requirements/endpoints.ts";
import type { Training } from "@trilha/contract/members/requirements/shapes.ts";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { ExportButton } from "../../core/exports/ExportButton.tsx";
import { useList } from "../../core/lists/use-list.ts";
import { textIn } from "../../i18n/text-in.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { ConfirmAction } from "../../ui/act/ConfirmAction.tsx";
import { notice } from "../../ui/act/notices.ts";
import { ActionIcon } from "../../ui/controls/action-icon.ts";
import { Button } from "../../ui/controls/button.ts";
import { ListView } from "../../ui/list/ListView.tsx";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { StateBadge } from "./StateBadge.tsx";
import classes from "./trainings.module.css";
import { type Completed, completionList, trainingQuery, useTrainingsChanged } from "./trainings.queries.ts";

const TrainingSheet = lazyPart(() =>
  import("./TrainingSheet.tsx").then(({ TrainingSheet }) => ({ default: TrainingSheet })),
);
const CompleteSheet = lazyPart(() =>
  import("./CompleteSheet.tsx").then(({ CompleteSheet }) => ({ default: CompleteSheet })),
);

function Person({ trainingId, person }: { trainingId: string; person: Completed }) {
  const { t } = useTranslation("members/requirements");
  const { date } = useFormats();
  const changed = useTrainingsChanged();
  const people = can(useSession(), "people.read");
  const { userId, membershipId, name, store, completedAt, source } = person;
  const undo = useMutation({
    mutationFn: () => call(undoCompletion, { params: { id: trainingId, userId } }),
    onSuccess: () => notice(t("undo.done", { name })),
    onError: (error) => notice(error.message, { kind: "failed" }),
    onSettled: changed,
  });
  return (
    <li>
      <span className="stack grow shrink">
        <strong>
          {membershipId && people ? (
            <Link className="ink-inherit" to="/admin/people/$personId" params={{ personId: membershipId }}>
              {name}
            </Link>
          ) : (
            name
          )}
        </strong>
        <span className="small">{[store, t(`source.${source}`)].filter(Boolean).join(" · ")}</span>
      </span>
      <time dateTime={completedAt}>{date(new Date(completedAt))}</time>
      <ConfirmAction
        title={t("undo.title")}
        text={t("undo.text", { name })}
        confirm={t("undo.confirm")}
        onConfirm={() => undo.mutateAsync().catch(() => undefined)}
      >
        {(ask) => (
          <ActionIcon size={44} aria-label={t("undo.open", { name })} onClick={ask}>
            <IconTrash size={18} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
        )}
      </ConfirmAction>
    </li>
  );
}

/** People who completed a training, the newest first. */
function People({ training }: { training: Training }) {
  const { t } = useTranslation("members/requirements");

  const list = useList(completionList, { params: { id: training.id } });
  return (
    <Card title={t("people.title")}>
      <ListView
        list={list}
        search={t("people.search")}
        tools={<ExportButton kind="completions" params={{ id: training.id, ...list.filters }} personal />}
        icon={<IconUserCheck size={28} stroke={1.6} />}
        empty={{ title: t("people.emptyTitle"), text: t("people.emptyText") }}
        none={{ title: t("empty.noneTitle"), text: t("people.noneText") }}
      >
        {(people, foot) => (
          <>
            <ul className={classes.people}>
              {people.map((person) => (
                <Person key={person.userId} trainingId={training.id} person={person} />
              ))}
            </ul>
            {foot}
          </>
        )}
      </ListView>
    </Card>
  );
}

/** A training that is a course is edited on the course's own page. */
function ToCourse({ id }: { id: string }) {
  const { t } = useTranslation("members/requirements");
  const navigate = useNavigate();
  if (!can(useSession(), "courses.read")) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconBook size={18} stroke={1.7} aria-hidden="true" />}
      onClick={() => void navigate({ to: "/admin/courses/$courseId", params: { courseId: id } })}
    >
      {t("openCourse")}
    </Button>
  );
}

/** One training: where it is, and who completed it. */
export function TrainingPage() {
  const { t } = useTranslation("members/requirements");
  const { number, locale } = useFormats();
  const { trainingId = "" } = useParams({ strict: false });
  const query = useQuery(trainingQuery(trainingId));
  const [open, setOpen] = useState<"edit" | "complete">();
  const close = () => setOpen(undefined);
  return (
    <>
      <BackLink>
        <Link to="/admin/trainings">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("title")}
        </Link>
      </BackLink>
      <QueryState query={query} skeleton={<FormSkeleton fields={4} />}>
        {(training) =>
          training ? (
            <>
              <PageTitle
                title={textIn(training.title, locale)}
                lead={
                  <span className="inline wrap gap-4-12">
                    <StateBadge active={training.active} />
                    {training.course ? <span>{t(`follows.${training.course}`)}</span> : null}
                    {t("completed", { count: training.completed, amount: number(training.completed) })}
                    {training.link && !training.course ? (
                      <a
                        href={training.link}
                        target="_blank"
                        rel="noreferrer"
                        className="inline gap-4 touch ink-primary weight-600"
                      >
                        {t("openLink")}
                        <IconExternalLink size={16} stroke={1.8} aria-hidden="true" />
                      </a>
                    ) : null}
                  </span>
                }
                actions={
                  <>
                    {training.course ? (
                      <ToCourse id={training.id} />
                    ) : (
                      <Button
                        variant="default"
                        leftSection={<IconPencil size={18} stroke={1.7} aria-hidden="true" />}
                        onClick={() => setOpen("edit")}
                      >
                        {t("edit")}
                      </Button>
                    )}
                    <Button
                      leftSection={<IconUserCheck size={18} stroke={1.8} aria-hidden="true" />}
                      onClick={() => setOpen("complete")}
                    >
                      {t("complete.open")}
                    </Button>
                  </>
                }
              />
              <People training={training} />
              <Suspense fallback={null}>
                {open === "edit" ? <TrainingSheet training={training} onClose={close} /> : null}
                {open === "complete" ? <CompleteSheet trainingId={training.id} onClose={close} /> : null}
              </Suspense>
            </>
          ) : (
            <>
              <PageTitle title={t("gone")} />
              <EmptyState icon={<IconUserCheck size={28} stroke={1.6} />} title={t("gone")} />
            </>
          )
        }
      </QueryState>
    </>
  );
}
