import { IconArrowLeft } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { changeRequest } from "@trilha/contract/content/support/endpoints.ts";
import type { SupportRequest } from "@trilha/contract/content/support/shapes.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { LANGUAGE_NAME } from "../../../i18n/locales.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { can, useSession } from "../../../session/session.queries.ts";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { BackLink } from "../../../ui/page/BackLink.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import classes from "../support.module.css";
import { requestQuery, useRequestChanged } from "../support.queries.ts";
import { AnswerCard } from "./AnswerCard.tsx";
import { RequestBadge } from "./RequestBadge.tsx";

/** One request: what was written, what was answered, and the way to answer. */
export function RequestPage() {
  const { t } = useTranslation("content/support");
  const { requestId = "" } = useParams({ strict: false }) as { requestId?: string };
  const query = useQuery(requestQuery(requestId));
  const changed = useRequestChanged();
  const turn = useMutation({
    mutationFn: ({ id, version, state }: SupportRequest) =>
      call(changeRequest, {
        params: { id },
        body: { version, state: state === "closed" ? "open" : "closed" },
      }),
    onSuccess: (request) => {
      changed(request);
      notice(t(request.state === "closed" ? "office.closed" : "office.reopened"));
    },
    onError: (error) => notice(error.message, { kind: "failed" }),
  });
  return (
    <>
      <BackLink>
        <Link to="/admin/support">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("office.title")}
        </Link>
      </BackLink>
      <QueryState query={query} skeleton={<FormSkeleton fields={4} />}>
        {(request) => (
          <>
            <PageTitle
              title={t("office.requestTitle", { number: request.number })}
              lead={<RequestBadge state={request.state} />}
              actions={
                <Button variant="default" loading={turn.isPending} onClick={() => turn.mutate(request)}>
                  {t(request.state === "closed" ? "office.reopen" : "office.close")}
                </Button>
              }
            />
            <div className={classes.grid}>
              <div className="stack content-start gap-16">
                <Card title={t("office.message")}>
                  <p className="pre-line break" lang={request.locale}>
                    {request.message}
                  </p>
                </Card>
                <AnswerCard key={request.id} request={request} />
              </div>
              <div className="stack content-start gap-16">
                <Facts request={request} />
              </div>
            </div>
          </>
        )}
      </QueryState>
    </>
  );
}

function Facts({ request }: { request: SupportRequest }) {
  const { t } = useTranslation("content/support");
  const { dateTime, calendarDay } = useFormats();
  const readsPeople = can(useSession(), "people.read");
  const { file, personId } = request;
  return (
    <Card title={t("office.facts")}>
      <dl className={classes.facts}>
        <div>
          <dt>{t("office.from")}</dt>
          <dd>
            {request.name}
            <br />
            {request.answerTo}
            <br />
            {personId && readsPeople ? (
              <Link to="/admin/people/$personId" params={{ personId }}>
                {t("office.person")}
              </Link>
            ) : null}
            {personId ? null : t("office.guest")}
          </dd>
        </div>
        <div>
          <dt>{t("office.topic")}</dt>
          <dd>{t(`topic.${request.topic}`)}</dd>
        </div>
        <div>
          <dt>{t("office.createdAt")}</dt>
          <dd>{dateTime(new Date(request.createdAt))}</dd>
        </div>
        <div>
          <dt>{t("office.dueOn")}</dt>
          <dd className={request.late ? "ink-danger weight-600" : undefined}>{calendarDay(request.dueOn)}</dd>
        </div>
        <div>
          <dt>{t("office.language")}</dt>
          <dd>{LANGUAGE_NAME[request.locale]}</dd>
        </div>
        {file ? (
          <div>
            <dt>{t("office.file")}</dt>
            <dd>
              <a href={file.url} target="_blank" rel="noopener noreferrer">
                {file.type.startsWith("image/") ? (
                  <img
                    src={file.url}
                    alt={t("office.openFile", { name: file.name })}
                    className={classes.picture}
                  />
                ) : (
                  t("office.openFile", { name: file.name })
                )}
              </a>
            </dd>
          </div>
        ) : null}
      </dl>
    </Card>
  );
}
