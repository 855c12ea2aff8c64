import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { OwnProof } from "../../accounts/re-authentication/OwnProof.tsx";
import { useFormats } from "../../i18n/use-locale.ts";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { ExportCard } from "./ExportCard.tsx";
import classes from "./own-data.module.css";
import { ownDataQuery } from "./own-data.queries.ts";
import { RetentionCard } from "./RetentionCard.tsx";

function MyData() {
  const { t } = useTranslation("privacy/own-data");
  const { date, dateTime } = useFormats();
  const query = useQuery(ownDataQuery);
  return (
    <div className="stack gap-20 max-w-680">
      <ExportCard />
      <QueryState query={query} skeleton={<FormSkeleton fields={5} />}>
        {({ classes: categories, consents, reads }) => (
          <>
            <RetentionCard items={categories} />
            <Card title={t("consents.title")}>
              {consents.length === 0 ? <p className="mb-16 dim text-15">{t("consents.none")}</p> : null}
              <ul className="plain stack gap-12">
                {consents.map(({ id, kind, client, version, acceptedAt }) => (
                  <li className="stack" key={id}>
                    <strong>{t(`consents.${kind}`)}</strong>
                    <span className="hint">
                      {t("consents.line", { client, version, when: date(new Date(acceptedAt)) })}
                    </span>
                  </li>
                ))}
              </ul>
            </Card>
            <Card title={t("reads.title")}>
              <p className="mb-16 dim text-15">{t("reads.text")}</p>
              {reads.length === 0 ? <p>{t("reads.none")}</p> : null}
              <ul className="plain stack gap-12">
                {reads.map(({ client, reader, at }) => (
                  <li className="stack" key={`${client} ${reader} ${at}`}>
                    <strong>{reader}</strong>
                    <span className="hint">
                      {client}, {dateTime(new Date(at))}
                    </span>
                  </li>
                ))}
              </ul>
            </Card>
          </>
        )}
      </QueryState>
      <Card title={t("leave.title")}>
        <p className="mb-16 dim text-15">{t("leave.text")}</p>
        <Link to="/profile/leave" className={classes.link}>
          {t("leave.open")}
        </Link>
      </Card>
    </div>
  );
}

/** Data kept about me, and my rights over it (security.md "Privacy as features"). */
export function OwnDataPage({ tabs }: { tabs: ReactNode }) {
  const { t } = useTranslation("privacy/own-data");
  return (
    <>
      <PageTitle title={t("title")} lead={t("lead")} />
      {tabs}
      <OwnProof>
        <MyData />
      </OwnProof>
    </>
  );
}
