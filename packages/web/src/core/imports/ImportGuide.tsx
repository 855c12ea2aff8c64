import { IconDownload } from "@tabler/icons-react";
import { csvOf } from "@trilha/contract/core/imports/csv.ts";
import { useTranslation } from "react-i18next";
import { saveText } from "../../ui/act/save-text.ts";
import { Button } from "../../ui/controls/button.ts";
import { Card } from "../../ui/page/Card.tsx";
import classes from "./imports.module.css";

/** Columns of the file, and a template to begin with, in the person's own language. */
export type Guide = {
  readonly text: string;
  readonly columns: readonly { readonly column: string; readonly head: string; readonly help: string }[];
  readonly templateFile: string;
};

/** How the file must be. The template is made here. */
export function ImportGuide({ guide: { text, columns, templateFile } }: { guide: Guide }) {
  const { t } = useTranslation("core/imports");
  return (
    <Card
      title={t("guideTitle")}
      aside={
        <Button
          variant="light"
          size="sm"
          className={classes.template}
          leftSection={<IconDownload size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => saveText(templateFile, csvOf([columns.map(({ head }) => head)]))}
        >
          {t("template")}
        </Button>
      }
    >
      <p className="hint">{text}</p>
      <details className="mt-12">
        <summary className="touch p-10-0 text-15 weight-550 pointer">
          {t("columnsTitle", { count: columns.length })}
        </summary>
        <dl className={classes.columns}>
          {columns.map(({ head, help }) => (
            <div className="stack gap-2" key={head}>
              <dt>
                <code>{head}</code>
              </dt>
              <dd className="dim">{help}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Card>
  );
}
