import { IconCircleCheck, IconInfoCircle } from "@tabler/icons-react";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME } from "../../../../i18n/locales.ts";
import classes from "./editor.module.css";

/** In which languages the question can be asked as it stands. */
export function QuestionLanguages({ languages }: { languages: readonly Locale[] }) {
  const { t } = useTranslation("learning/questions/bank");
  const Icon = languages.length > 0 ? IconCircleCheck : IconInfoCircle;
  return (
    <p className={classes.asked} data-fine={languages.length > 0 || undefined}>
      <Icon size={18} stroke={1.8} aria-hidden="true" />
      {languages.length > 0
        ? t("editor.usable", { languages: languages.map((one) => LANGUAGE_NAME[one]).join(", ") })
        : t("editor.unusable")}
    </p>
  );
}
