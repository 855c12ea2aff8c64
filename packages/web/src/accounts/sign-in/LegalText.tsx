import { IconFileText } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { needsAcceptance, type TextKind } from "@trilha/contract/tenants/clients/text-kinds.ts";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { WrittenText } from "../../core/writing/WrittenText.tsx";
import { useFormats } from "../../i18n/use-locale.ts";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { Bone, Loading } from "../../ui/state/Skeletons.tsx";
import classes from "./legal.module.css";
import { legalQuery } from "./legal.queries.ts";

type Props = {
  kind: TextKind;
  client: string /** Says what is new to who accepted an earlier version. */;
  earlier?: number | null;
};

/** The words of one of a client's texts, in the reader's language or the nearest it has. */
export function LegalText({ kind, client, earlier }: Props) {
  const { t } = useTranslation("accounts/sign-in");
  const { locale, date } = useFormats();
  const { data, error, refetch } = useQuery(legalQuery(kind, client, locale));
  if (error && !data) {
    if (isRefused(error) && error.status === 404)
      return (
        <EmptyState icon={<IconFileText size={28} stroke={1.6} />} title={t("legal.nothingTitle")}>
          {t("legal.nothingText")}
        </EmptyState>
      );
    return (
      <ErrorState
        message={error.message}
        requestId={isRefused(error) ? error.requestId : undefined}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <Loading>
        <div className="stack gap-12">
          {[100, 94, 97, 60, 100, 88].map((width) => (
            <Bone key={width} width={`${width}%`} />
          ))}
        </div>
      </Loading>
    );
  }
  return (
    <div className="stack gap-12">
      {earlier && data.summary ? (
        <section className={classes.changed} aria-label={t("legal.changed")}>
          <strong>{t("legal.changed")}</strong>
          <p lang={data.locale}>{data.summary}</p>
        </section>
      ) : null}
      {data.locale === locale ? null : <p className="small">{t("legal.otherLanguage")}</p>}
      {needsAcceptance(kind) ? (
        <p className="small">
          {t("version", { version: data.version, date: date(new Date(data.publishedAt)) })}
        </p>
      ) : null}
      <WrittenText blocks={data.blocks} lang={data.locale} />
    </div>
  );
}
