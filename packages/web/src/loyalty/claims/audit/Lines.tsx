import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { StatusBadge } from "../../../ui/badge/StatusBadge.tsx";
import { Thumb } from "../../../ui/cover/Thumb.tsx";
import { PointsChip } from "../../../ui/score/Chips.tsx";
import { Trace } from "../../earning/Trace.tsx";
import classes from "./audit.module.css";
import type { SubjectLine } from "./audit.queries.ts";

/** A product line as it was reported, with what was said of it. */
export function Line({ line }: { line: SubjectLine }) {
  const { t } = useTranslation("loyalty/claims/audit");
  const { t: earning } = useTranslation("loyalty/earning");
  const { number } = useFormats();
  const { verdict, acceptedQuantity, quantity } = line;
  const rejected = verdict === "rejected";
  return (
    <>
      <div className={classes.lineHead}>
        <Thumb src={line.pictureUrl} kind={line.productType} />
        <span className="stack gap-2 shrink">
          <strong>{line.name}</strong>
          <span className={classes.dim}>
            {[line.brand, line.productType, line.processor, line.generation, line.sku]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </span>
        <PointsChip value={line.points} size="sm" />
      </div>
      <p className="row wrap between gap-4-12">
        <span>{t("units", { count: quantity, amount: number(quantity) })}</span>
        {verdict ? (
          <StatusBadge
            tone={rejected ? "danger" : "success"}
            icon={rejected ? <IconCircleX size={14} stroke={2} /> : <IconCircleCheck size={14} stroke={2} />}
          >
            {rejected
              ? t("line.rejected")
              : t("line.stand", { units: number(acceptedQuantity ?? quantity), of: number(quantity) })}
          </StatusBadge>
        ) : null}
      </p>
      {line.reason ? <p className={classes.dim}>{line.reason}</p> : null}
      <details className="mt-6 text-14">
        <summary className="inline min-h-32 dim pointer">{earning("why")}</summary>
        <Trace steps={line.trace} product={line.name} />
      </details>
    </>
  );
}

/** All product lines of a sale. */
export function Lines({ lines }: { lines: readonly SubjectLine[] }) {
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          <Line line={line} />
        </li>
      ))}
    </ul>
  );
}
