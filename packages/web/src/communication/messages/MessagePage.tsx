import { IconArrowLeft, IconRefresh } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { isLocale } from "@trilha/contract/core/locale.ts";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME } from "../../i18n/locales.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { can, useSession } from "../../session/session.queries.ts";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { Channel, StateBadge } from "./Badges.tsx";
import classes from "./outbox.module.css";
import { canRetry, type Message, messageQuery, useRetryMessage } from "./outbox.queries.ts";

function Facts({ message }: { message: Message }) {
  const { t, i18n } = useTranslation("communication/messages");
  const kind = `kind.${message.template}`;
  const { dateTime, number } = useFormats();
  const facts: readonly (readonly [string, string | null])[] = [
    [t("recipient"), message.recipient],
    [
      t("template"),
      i18n.exists(kind, { ns: "communication/messages" }) ? t(kind as "kind.invitation") : message.template,
    ],
    [t("language"), isLocale(message.locale) ? LANGUAGE_NAME[message.locale] : message.locale],
    [t("created"), dateTime(new Date(message.createdAt))],
    [t("sent"), message.sentAt ? dateTime(new Date(message.sentAt)) : null],
    [t("attempts"), number(message.attempts)],
  ];
  return (
    <dl className="stack gap-12 m-0 text-14">
      {facts.map(([label, value]) =>
        value ? (
          <div className="flex between gap-16" key={label}>
            <dt className="rigid dim">{label}</dt>
            <dd className="shrink weight-550 break text-right">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** One message as it was written: its words, not its markup, so nothing in it can act in this page. */
export function MessagePage() {
  const { t } = useTranslation("communication/messages");
  const session = useSession();
  const { messageId = "" } = useParams({ strict: false });
  const query = useQuery(messageQuery(messageId));
  const retry = useRetryMessage();
  return (
    <>
      <Link to="/admin/outbox" className={classes.back}>
        <IconArrowLeft size={18} stroke={1.7} aria-hidden="true" />
        {t("title")}
      </Link>
      <QueryState query={query} skeleton={<FormSkeleton fields={4} />}>
        {(message) => (
          <>
            <PageTitle
              title={message.subject || message.template}
              lead={
                <span className="row small wrap mt-6 gap-6-12">
                  <StateBadge state={message.state} />
                  <Channel channel={message.channel} />
                </span>
              }
              actions={
                canRetry(message.state) && can(session, "outbox.retry") ? (
                  <Button
                    loading={retry.isPending}
                    leftSection={<IconRefresh size={18} stroke={1.7} aria-hidden="true" />}
                    onClick={() =>
                      retry.mutate(message.id, {
                        onSuccess: () => notice(t("retried")),
                        onError: (error) => notice(error.message, { kind: "failed" }),
                      })
                    }
                  >
                    {t("retry")}
                  </Button>
                ) : null
              }
            />
            <div className={classes.grid}>
              <Card title={t("content")} className={classes.paper}>
                <p className="small under-title">{t("blanked")}</p>
                <div className={classes.body} lang={message.locale}>
                  {message.bodyText}
                </div>
              </Card>
              <div className="stack content-start gap-20 shrink">
                {message.lastError ? (
                  <Card title={t("lastError")}>
                    <p className={classes.error}>{message.lastError}</p>
                  </Card>
                ) : null}
                <Card title={t("facts")}>
                  <Facts message={message} />
                </Card>
              </div>
            </div>
          </>
        )}
      </QueryState>
    </>
  );
}
