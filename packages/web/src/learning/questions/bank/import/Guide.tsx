import { IconDownload } from "@tabler/icons-react";
import { csvOf } from "@trilha/contract/core/imports/csv.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { columnOf, columnsIn } from "@trilha/contract/learning/questions/file-columns.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { saveText } from "../../../../ui/act/save-text.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import classes from "./import.module.css";
import type { Format } from "./QuestionFile.tsx";

const EXAMPLE = `// [tag:segurança]
::Cabo:: Qual cabo leva dados e energia? {
  =USB-C #Isso mesmo.
  ~%50%USB-A
  ~HDMI
}

A Terra é redonda. {TRUE}

Quantos GB de memória? {#16:0}`;

/** The same as rows: one for each question, then one for each of its parts. */
const rowsIn = (locale: Locale): string =>
  [
    `row;${columnOf("text", locale)};share;right;points;tags`,
    "one;Qual cabo leva dados e energia?;;;1;segurança",
    "option;USB-C;100;;;",
    "option;USB-A;50;;;",
    "option;HDMI;0;;;",
    "true_false;A Terra é redonda.;;yes;1;",
  ].join("\n");

/** How questions are written in such a file, and an empty one to begin with. */
export function Guide({ format }: { format: Format }) {
  const { t } = useTranslation("learning/questions/bank");
  const { t: imports } = useTranslation("core/imports");
  const { locale } = useFormats();
  return (
    <Card title={t(`import.guide.${format}`)}>
      <p className="dim text-15">{t(`import.guideText.${format}`)}</p>
      <pre className={classes.example}>{format === "gift" ? EXAMPLE : rowsIn(locale)}</pre>
      {format === "csv" ? (
        <Button
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => saveText(t("import.templateFile"), csvOf([columnsIn(locale)]))}
        >
          {imports("template")}
        </Button>
      ) : null}
    </Card>
  );
}
