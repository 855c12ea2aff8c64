import { IconDownload } from "@tabler/icons-react";
import { csvOf } from "@trilha/contract/imports/csv.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { saveText } from "../../../ui/act/save-text.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Card } from "../../../ui/page/Card.tsx";
import classes from "./import.module.css";
import { COLUMNS } from "./import-columns.ts";

const LINES = 20_000;

/** How the file must be, and a template to begin with, made here in the person's own language. */
export function ImportGuide() {
  const { t } = useTranslation("people");
  const { number } = useFormats();
  const template = () =>
    saveText(t("import.templateFile"), csvOf([COLUMNS.map((column) => t(`import.columns.${column}`))]));
  return (
    <Card
      title={t("import.guideTitle")}
      aside={
        <Button
          variant="light"
          size="sm"
          className={classes.template}
          leftSection={<IconDownload size={18} stroke={1.7} aria-hidden="true" />}
          onClick={template}
        >
          {t("import.template")}
        </Button>
      }
    >
      <p className={classes.dim}>{t("import.guide", { lines: number(LINES) })}</p>
      <details className={classes.details}>
        <summary>{t("import.columnsTitle", { count: COLUMNS.length })}</summary>
        <dl className={classes.columns}>
          {COLUMNS.map((column) => (
            <div key={column}>
              <dt>
                <code>{t(`import.columns.${column}`)}</code>
              </dt>
              <dd>{t(`import.help.${column}`)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Card>
  );
}
