import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/page/Card.tsx";
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

/** How questions are written in such a file. */
export function Guide({ format }: { format: Format }) {
  const { t } = useTranslation("question-bank");
  return (
    <Card title={t(`import.guide.${format}`)}>
      <p className={classes.dim}>{t(`import.guideText.${format}`)}</p>
      {format === "gift" ? <pre className={classes.example}>{EXAMPLE}</pre> : null}
    </Card>
  );
}
