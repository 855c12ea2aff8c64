import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Card } from "../../../ui/page/Card.tsx";
import classes from "./audit.module.css";
import type { AuditSubject } from "./audit.queries.ts";

/** The request for another picture: who asked, why, and what came of it. */
export function PictureRequest({ subject: { pictureRequest } }: { subject: AuditSubject }) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { deadline } = useFormats();
  if (!pictureRequest) return null;
  const { by: asker, outcome, lastDay, reason, earlierUrl } = pictureRequest;
  return (
    <Card title={t("ask.card")}>
      <p>{t(`ask.${outcome}`, { by: asker, day: deadline(lastDay) })}</p>
      <p className={`${classes.dim} break`}>{reason}</p>
      {outcome === "sent" && earlierUrl ? (
        <p className="mt-6">
          <a href={earlierUrl} target="_blank" rel="noreferrer">
            {t("ask.earlier")}
          </a>
        </p>
      ) : null}
    </Card>
  );
}
