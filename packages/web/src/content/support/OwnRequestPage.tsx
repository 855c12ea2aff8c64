import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { BackLink } from "../../ui/page/BackLink.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { RequestBadge } from "./office/RequestBadge.tsx";
import { RequestClock } from "./RequestClock.tsx";
import { ownRequestQuery } from "./support.queries.ts";

/** One of one's own requests to support: what was written, how long an answer may take, the answers. */
export function OwnRequestPage() {
  const { t } = useTranslation("content/support");
  const { dateTime } = useFormats();
  const { requestId = "" } = useParams({ strict: false }) as { requestId?: string };
  const query = useQuery(ownRequestQuery(requestId));
  return (
    <>
      <BackLink>
        <Link to="/support">
          <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
          {t("own.back")}
        </Link>
      </BackLink>
      <QueryState query={query} skeleton={<FormSkeleton fields={3} />}>
        {(request) => (
          <>
            <PageTitle
              title={t("own.name", { number: request.number, topic: t(`topic.${request.topic}`) })}
              lead={<RequestBadge state={request.state} />}
            />
            <div className="stack gap-16">
              <Card title={t("office.message")}>
                <p className="small">{dateTime(new Date(request.createdAt))}</p>
                <p className="pre-line break mt-8">{request.message}</p>
                {request.file ? (
                  <p className="mt-8">
                    <a href={request.file.url} target="_blank" rel="noopener noreferrer">
                      {t("office.openFile", { name: request.file.name })}
                    </a>
                  </p>
                ) : null}
                <p className="mt-12">
                  <RequestClock request={request} />
                </p>
              </Card>
              <Card title={t("office.answers")}>
                {request.answers.length === 0 ? (
                  <p className="hint">{t("own.noAnswers", { address: request.answerTo })}</p>
                ) : (
                  <ul className="plain stack gap-16">
                    {request.answers.map((answer) => (
                      <li key={answer.id} className="stack gap-4">
                        <span className="small">{dateTime(new Date(answer.sentAt))}</span>
                        <p className="pre-line break">{answer.message}</p>
                      </li>
                    ))}
                  </ul>
                )}
              </Card>
            </div>
          </>
        )}
      </QueryState>
    </>
  );
}
