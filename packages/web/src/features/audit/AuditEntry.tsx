import { IconChevronDown } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { CopyText } from "../../ui/act/CopyText.tsx";
import classes from "./audit.module.css";
import type { AuditRow } from "./audit.queries.ts";
import { Changes } from "./Changes.tsx";
import { Sentence } from "./Sentence.tsx";

type Props = { row: AuditRow; plain?: boolean };

/** One line of the trail: the sentence, why, when; opened, what changed and in which request. */
export function AuditEntry({ row, plain }: Props) {
  const { t } = useTranslation("audit");
  const { ago, dateTime } = useFormats();
  const at = new Date(row.at);
  return (
    <li className={classes.entry}>
      <p className={classes.line}>
        <Sentence row={row} plain={plain} />
        {row.reason ? <span className={classes.reason}> · {row.reason}</span> : null}
      </p>
      <details className={classes.details}>
        <summary>
          <time dateTime={row.at} title={dateTime(at)}>
            {plain ? dateTime(at) : ago(at)}
          </time>
          <span className={classes.more}>
            {t("details")}
            <IconChevronDown size={14} stroke={1.8} aria-hidden="true" />
          </span>
        </summary>
        <Changes row={row} />
        <p className={classes.request}>
          <span>{dateTime(at)}</span>
          <CopyText text={row.requestId} label={t("requestId")} />
        </p>
      </details>
    </li>
  );
}
