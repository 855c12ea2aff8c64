import { IconChevronDown } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/page/Card.tsx";
import classes from "./own-data.module.css";
import type { OwnData } from "./own-data.queries.ts";

/** The register, a class a line; each opens to why, how long and what becomes of it. */
export function RetentionCard({ items }: { items: OwnData["classes"] }) {
  const { t } = useTranslation("privacy/own-data");
  return (
    <Card title={t("kept.title")}>
      <div className={classes.kept}>
        {items.map(({ key, title, purpose, basis, retention, onLeaving }) => (
          <details key={key}>
            <summary className="row between gap-12 min-h-48 pointer weight-550 unmarked">
              <span>{title}</span>
              <IconChevronDown size={18} stroke={1.7} aria-hidden="true" />
            </summary>
            <p>{purpose}.</p>
            <dl>
              <dt className="small">{t("kept.basis")}</dt>
              <dd className="mb-8">{basis}</dd>
              <dt className="small">{t("kept.retention")}</dt>
              <dd className="mb-8">{retention}</dd>
              <dt className="small">{t("kept.leaving")}</dt>
              <dd className="mb-8">{onLeaving}</dd>
            </dl>
          </details>
        ))}
      </div>
    </Card>
  );
}
