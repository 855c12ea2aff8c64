import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { ClaimBadge } from "../../earning/ClaimBadge.tsx";
import classes from "./audit.module.css";
import type { AuditSubject } from "./audit.queries.ts";

/** Every state a report was in: who, when, why. */
export function History({ subject }: { subject: AuditSubject }) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { dateTime } = useFormats();
  return (
    <ol className={classes.history}>
      {subject.history.map(({ to, by: actor, reason, at }) => (
        <li className="stack items-start gap-4" key={`${at} ${to}`}>
          <ClaimBadge office state={to} />
          <span className={classes.dim}>
            {actor || t("byCheck")} · <time dateTime={at}>{dateTime(new Date(at))}</time>
          </span>
          {reason ? <p>{reason}</p> : null}
        </li>
      ))}
    </ol>
  );
}
