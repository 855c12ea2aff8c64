import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { Bone, Loading } from "../../../ui/state/Skeletons.tsx";
import { ClaimBadge } from "../../earning/ClaimBadge.tsx";
import { signalKey } from "../../earning/signal-key.ts";
import classes from "./audit.module.css";
import { type AuditSubject, recordQuery } from "./audit.queries.ts";

/** Record of the person beside a report: what was found on their others, and the last of them. */
export function PersonRecord({ subject }: { subject: AuditSubject }) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { number, dateTime } = useFormats();
  const query = useQuery(recordQuery(subject));
  return (
    <QueryState
      query={query}
      skeleton={
        <Loading>
          <Bone height={80} />
        </Loading>
      }
    >
      {({ flags, latest }) =>
        latest.length === 0 ? (
          <p className={`${classes.dim} mt-12`}>{t("record.none")}</p>
        ) : (
          <>
            <h3 className={classes.small}>{t("record.flags")}</h3>
            <p className={classes.dim}>
              {flags.length === 0
                ? t("record.noFlags")
                : flags
                    .map(({ kind, times }) =>
                      t("record.times", { signal: t(`signal.${signalKey(kind)}`), times: number(times) }),
                    )
                    .join(", ")}
            </p>
            <h3 className={classes.small}>{t("record.latest")}</h3>
            <ul className="plain stack gap-8">
              {latest.map(({ subjectType: type, id, invoiceNumber, store, state, submittedAt }) => (
                <li key={id} className="row wrap between gap-4-12">
                  <Link
                    to="/admin/claims/$type/$claimId"
                    params={{ type, claimId: id }}
                    className={classes.other}
                  >
                    {invoiceNumber ?? `${t(`type.${type}`)} · ${store}`}
                  </Link>
                  <span className="inline gap-8">
                    <time className={classes.dim} dateTime={submittedAt}>
                      {dateTime(new Date(submittedAt))}
                    </time>
                    <ClaimBadge office state={state} />
                  </span>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </QueryState>
  );
}
