import { IconBan, IconDownload, IconExternalLink, IconRefresh } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { readIssuedFile, reissue, revoke } from "@trilha/contract/learning/certificates/endpoints.ts";
import type { IssuedCertificate } from "@trilha/contract/learning/certificates/shapes.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../api/call.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { save } from "../../../core/exports/use-export.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { CommentSheet } from "../../../ui/form/CommentSheet.tsx";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import { useCertificatesChanged } from "../certificates.queries.ts";
import { StateBadge } from "../StateBadge.tsx";

/** One certificate as staff see it, with what they may do about it. */
export function IssuedSheet({
  certificate,
  onClose,
}: {
  certificate: IssuedCertificate;
  onClose: () => void;
}) {
  const { t } = useTranslation("learning/certificates");
  const { calendarDay, number: inWords, dateTime } = useFormats();
  const keys = useSubmissionKeys();
  const changed = useCertificatesChanged();
  const [asking, setAsking] = useState<"reissue" | "revoke">();
  const { id, name, number, course, state, score, reason, can, publicUrl } = certificate;
  const download = useMutation({
    mutationFn: () => call(readIssuedFile, { params: { id }, query: {} }),
    onSuccess: ({ url }) => save(url),
    onError: (error) => notice(error.message, { kind: "failed" }),
  });
  if (asking)
    return (
      <CommentSheet
        required
        danger={asking === "revoke"}
        title={t(`${asking}.title`)}
        text={t(`${asking}.text`, { name })}
        label={t("office.reason")}
        submit={t(`${asking}.go`)}
        onClose={() => setAsking(undefined)}
        onSay={async (words) => {
          const input = { params: { id }, body: { reason: words } };
          await call(asking === "revoke" ? revoke : reissue, input, { key: keys.of({ asking, words }) });
          keys.done();
          changed();
          notice(t(`${asking}.done`));
          onClose();
        }}
      />
    );
  const facts = [
    [t(`check.${course.kind}`), course.title],
    [t("office.store"), certificate.store],
    [t("check.completed"), calendarDay(certificate.completedOn)],
    [t("check.issued"), dateTime(new Date(certificate.issuedAt))],
    [t("check.until"), certificate.validUntil ? calendarDay(certificate.validUntil) : t("check.forGood")],
    [t("office.score"), score === null ? null : t("percent", { score: inWords(score) })],
    [
      t("office.template"),
      t("office.templateVersion", { name: certificate.template, version: certificate.templateVersion }),
    ],
    [t("check.number"), number],
    [t("office.reason"), reason],
  ] as const;
  return (
    <Sheet opened onClose={onClose} title={name}>
      <div className="stack gap-16 shrink">
        <StateBadge state={state} />
        <dl className="stack gap-10 mt-8">
          {facts.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt className="small">{label}</dt>
                <dd className="weight-600 break">{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        <div className="row wrap gap-10">
          {state === "valid" || state === "expired" ? (
            <Button
              loading={download.isPending}
              leftSection={<IconDownload size={18} stroke={1.8} aria-hidden="true" />}
              onClick={() => download.mutate()}
            >
              {t("own.download")}
            </Button>
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
          {can.reissue ? (
            <Button
              variant="default"
              leftSection={<IconRefresh size={18} stroke={1.7} aria-hidden="true" />}
              onClick={() => setAsking("reissue")}
            >
              {t("reissue.open")}
            </Button>
          ) : null}
          {can.revoke ? (
            <Button
              variant="subtle"
              color="danger"
              leftSection={<IconBan size={18} stroke={1.7} aria-hidden="true" />}
              onClick={() => setAsking("revoke")}
            >
              {t("revoke.open")}
            </Button>
          ) : null}
        </div>
      </div>
    </Sheet>
  );
}
