import { IconChevronDown } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { CopyText } from "../../ui/act/CopyText.tsx";
import classes from "./audit.module.css";
import type { AuditTrailEntry } from "./audit.queries.ts";
import { Changes } from "./Changes.tsx";
import { Sentence } from "./Sentence.tsx";

type Props = { row: AuditTrailEntry; plain?: boolean };

/** One line of the trail: when, the sentence, why; opened, what changed and in which request. */
export function AuditEntry({ row, plain }: Props) {
  const { t } = useTranslation("insight/audit-trail");
  const { dateTime } = useFormats();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <li className={classes.entry}>
      <div className={classes.line}>
        <time dateTime={row.at} className={classes.time}>
          {dateTime(new Date(row.at))}
        </time>
        <p className={classes.words}>
          <Sentence row={row} plain={plain} />
          {row.reason ? <span className="dim"> · {row.reason}</span> : null}
        </p>
        <button
          type="button"
          className={classes.more}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {t("details")}
          <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
        </button>
      </div>
      {open ? (
        <div id={id} className={classes.details}>
          <Changes row={row} />
          <p className="row wrap gap-4-12 dim">
            {t("requestId")}
            <CopyText text={row.requestId} label={t("requestId")} />
          </p>
        </div>
      ) : null}
    </li>
  );
}
