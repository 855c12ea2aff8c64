import { IconCertificate, IconDownload, IconExternalLink, IconRefresh } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { shownLink } from "@trilha/contract/core/text-checks.ts";
import { renewOwn } from "@trilha/contract/learning/certificates/endpoints.ts";
import type { OwnCertificate } from "@trilha/contract/learning/certificates/shapes.ts";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { LANGUAGE_NAME, LOCALES, toLocale } from "../../../i18n/locales.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { CopyText } from "../../../ui/act/CopyText.tsx";
import { notice } from "../../../ui/act/notices.ts";
import { ShareButton } from "../../../ui/act/ShareButton.tsx";
import { Button } from "../../../ui/controls/button.ts";
import { NativeSelect } from "../../../ui/controls/input.ts";
import classes from "../certificates.module.css";
import { ownFile, useCertificatesChanged } from "../certificates.queries.ts";
import { StateBadge } from "../StateBadge.tsx";

/** One of my certificates: what it is worth, and how I save it or pass it on. */
export function CertificateCard({ certificate, level = 2 }: { certificate: OwnCertificate; level?: 2 | 3 }) {
  const { t } = useTranslation("learning/certificates");
  const { locale: own, number, calendarDay, deadline } = useFormats();
  const [locale, setLocale] = useState(own);
  const heading = useId();
  const keys = useSubmissionKeys();
  const changed = useCertificatesChanged();
  const { id, course, state, completedOn, validUntil, score, reason, publicUrl, canRenew } = certificate;
  const failed = (error: Error) => notice(error.message, { kind: "failed" });
  const download = useMutation({
    mutationFn: () => ownFile(id, locale),
    onSuccess: ({ url }) => {
      const link = document.createElement("a");
      link.href = url;
      link.download = "";
      link.click();
    },
    onError: failed,
  });
  const renew = useMutation({
    mutationFn: () => call(renewOwn, { params: { id } }, { key: keys.of({ id }) }),
    onSuccess: () => {
      keys.done();
      notice(t("own.renewed"));
    },
    onError: failed,
    onSettled: changed,
  });
  const Heading = level === 2 ? "h2" : "h3";
  const isGood = state === "valid" || state === "expired";
  return (
    <article className={classes.card} aria-labelledby={heading}>
      <div className="flex align-start gap-14">
        <span className={classes.seal} aria-hidden="true">
          <IconCertificate size={26} stroke={1.6} />
        </span>
        <div className="shrink">
          <Heading id={heading} className={classes.title}>
            {course.title}
          </Heading>
          <p className="row hint wrap gap-4-12">
            <StateBadge state={state} />
            <span>{t("completed", { day: calendarDay(completedOn) })}</span>
            {validUntil ? <span>{t("until", { day: deadline(validUntil) })}</span> : null}
            {score === null ? null : <span>{t("score", { score: number(score) })}</span>}
          </p>
          {reason && state === "revoked" ? <p className="mt-6 text-14">{t("because", { reason })}</p> : null}
        </div>
      </div>
      <div className="shrink break">
        <CopyText text={publicUrl} shown={shownLink(publicUrl)} label={t("own.link")} />
      </div>
      <div className="row wrap gap-10">
        {isGood ? (
          <>
            <NativeSelect
              aria-label={t("own.language")}
              value={locale}
              data={LOCALES.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
              onChange={(event) => setLocale(toLocale(event.currentTarget.value) ?? own)}
            />
            <Button
              loading={download.isPending}
              leftSection={<IconDownload size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => download.mutate()}
            >
              {t("own.download")}
            </Button>
            <ShareButton title={course.title} url={publicUrl} />
          </>
        ) : null}
        <Button
          component="a"
          href={publicUrl}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconExternalLink size={18} stroke={1.7} aria-hidden="true" />}
        >
          {t("own.page")}
        </Button>
        {canRenew ? (
          <Button
            variant="light"
            loading={renew.isPending}
            leftSection={<IconRefresh size={18} stroke={1.7} aria-hidden="true" />}
            onClick={() => renew.mutate()}
          >
            {t("own.renew")}
          </Button>
        ) : null}
      </div>
    </article>
  );
}
