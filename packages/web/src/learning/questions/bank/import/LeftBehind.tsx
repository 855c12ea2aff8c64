import type { Answer } from "@trilha/contract/core/endpoint.ts";
import type { importQuestions } from "@trilha/contract/learning/questions/bank-endpoints.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import classes from "./import.module.css";

type Props = Pick<Answer<typeof importQuestions>, "notes">;

/** Parts of a file that stay out or lose something, by line: the rest comes in all the same. */
export function LeftBehind({ notes }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { number } = useFormats();
  if (notes.length === 0) return null;
  return (
    <section className={classes.left} aria-label={t("import.left.label")}>
      <h3 className="text-15 weight-550">
        {t("import.left.title", { count: notes.length, amount: number(notes.length) })}
      </h3>
      <p className="hint">{t("import.left.text")}</p>
      <ul>
        {notes.map(({ line, title, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may lose several alike
          <li key={at}>
            <strong>{t("import.left.line", { line: number(line) })}</strong> {title}
            {title.includes(value) ? null : <span className="hint"> {value}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
