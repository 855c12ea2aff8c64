import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { ErrorState } from "../../ui/state/ErrorState.tsx";
import { Bone, Loading } from "../../ui/state/Skeletons.tsx";
import classes from "./legal.module.css";
import { type LegalKind, legalQuery } from "./legal.queries.ts";

/** The words of a legal text, as plain paragraphs. */
export function LegalText({ kind, client }: { kind: LegalKind; client: string }) {
  const { t } = useTranslation("login");
  const { locale, date } = useFormats();
  const { data, error, refetch } = useQuery(legalQuery(kind, client, locale));
  if (error && !data) {
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
        <div className={classes.bones}>
          {[100, 94, 97, 60, 100, 88].map((width) => (
            <Bone key={width} width={`${width}%`} />
          ))}
        </div>
      </Loading>
    );
  }
  return (
    <div className={classes.text} lang={data.locale}>
      <p className={classes.version}>
        {t("version", { version: data.version, date: date(new Date(data.publishedAt)) })}
      </p>
      {data.body.split(/\n\s*\n/).map((paragraph, index) => (
        // Paragraphs of one published version never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
