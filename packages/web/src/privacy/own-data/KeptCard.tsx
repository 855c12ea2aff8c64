import { IconChevronDown } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Card } from "../../ui/page/Card.tsx";
import classes from "./own-data.module.css";
import type { OwnData } from "./own-data.queries.ts";

/** The register, a class a line; each opens to why, how long and what becomes of it. */
export function KeptCard({ items }: { items: OwnData["classes"] }) {
  const { t } = useTranslation("privacy/own-data");
  return (
    <Card title={t("kept.title")}>
      <div className={classes.kept}>
        {items.map(({ key, title, purpose, basis, retention, onLeaving }) => (
          <details key={key}>
            <summary>
              <span>{title}</span>
              <IconChevronDown size={18} stroke={1.7} aria-hidden="true" />
            </summary>
            <p>{purpose}.</p>
            <dl>
              <dt>{t("kept.basis")}</dt>
              <dd>{basis}</dd>
              <dt>{t("kept.retention")}</dt>
              <dd>{retention}</dd>
              <dt>{t("kept.leaving")}</dt>
              <dd>{onLeaving}</dd>
            </dl>
          </details>
        ))}
      </div>
    </Card>
  );
}
