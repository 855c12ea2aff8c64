import { IconArrowRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./audit.module.css";
import type { AuditTrailEntry } from "./audit.queries.ts";
import { changesOf } from "./changes.ts";
import { useValues } from "./use-values.ts";

const color = /^#[0-9a-f]{6}$/i;

/** A value in words; a colour also as itself. */
function Value({ value }: { value: unknown }) {
  const { say } = useValues();
  return (
    <>
      {typeof value === "string" && color.test(value) ? (
        <span className={classes.swatch} style={{ background: value }} aria-hidden="true" />
      ) : null}
      {say(value)}
    </>
  );
}

/** Values before and after, fact by fact. */
export function Changes({ row }: { row: AuditTrailEntry }) {
  const { t } = useTranslation("insight/audit-trail");
  const { nameOf } = useValues();
  const changes = changesOf(row.before, row.after);
  if (changes.length === 0) return <p className="hint">{t("noChanges")}</p>;
  return (
    <dl className={classes.changes}>
      {changes.map(({ path, before, after }) => (
        <div className="stack gap-2" key={path}>
          <dt className="dim">{nameOf(path)}</dt>
          <dd>
            {row.before ? (
              <>
                <del>
                  <span className="only-heard">{t("before")} </span>
                  <Value value={before} />
                </del>
                <IconArrowRight className="rigid dim" size={14} stroke={1.8} aria-hidden="true" />
              </>
            ) : null}
            <ins className="ink-success weight-550 undecorated">
              <span className="only-heard">{t("after")} </span>
              <Value value={after} />
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
