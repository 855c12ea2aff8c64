import { IconChevronDown, IconUsers } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { PagedList } from "../../ui/list/PagedList.tsx";
import { Card } from "../../ui/page/Card.tsx";
import { EmptyState } from "../../ui/state/EmptyState.tsx";
import { Trace } from "../earning/Trace.tsx";
import { Amounts } from "./Amounts.tsx";
import classes from "./adjustments.module.css";
import { type Line, linesQuery } from "./adjustments.queries.ts";

function OneLine({ line }: { line: Line }) {
  const { t } = useTranslation("loyalty/adjustments");
  const { calendarDay } = useFormats();
  const under = [calendarDay(line.occurredOn), line.store, line.note].filter(Boolean).join(" · ");
  return (
    <li className={classes.line}>
      <details>
        <summary>
          <span className="stack shrink">
            <strong>{line.name}</strong>
            <span className="hint">{under}</span>
          </span>
          <span className="inline gap-8">
            <Amounts points={line.points} experience={line.experience} />
            <span className="only-heard">{t("lines.why")}</span>
            <IconChevronDown className={classes.chevron} size={18} stroke={1.7} aria-hidden="true" />
          </span>
        </summary>
        <div className={classes.why}>
          {line.trace.length > 0 ? <Trace steps={line.trace} /> : null}
          {line.membershipId ? (
            <Link
              className="ink-primary weight-550"
              to="/admin/people/$personId"
              params={{ personId: line.membershipId }}
            >
              {t("lines.person")}
            </Link>
          ) : null}
        </div>
      </details>
    </li>
  );
}

/** Lines of a proposal, one a person; opened, a line says why. */
export function Lines({ batchId }: { batchId: string }) {
  const { t } = useTranslation("loyalty/adjustments");
  const list = useInfiniteQuery(linesQuery(batchId));
  return (
    <Card title={t("lines.title")}>
      <PagedList
        list={list}
        empty={<EmptyState icon={<IconUsers size={28} stroke={1.6} />} title={t("lines.none")} />}
      >
        {(lines, foot) => (
          <>
            <ul className="plain">
              {lines.map((line) => (
                <OneLine key={line.id} line={line} />
              ))}
            </ul>
            {foot}
          </>
        )}
      </PagedList>
    </Card>
  );
}
