import { IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./question.module.css";

/** Right answer, in words. */
export function Solution({ children }: { children: ReactNode }) {
  const { t } = useTranslation("learning/questions");
  return (
    <p className={classes.solution}>
      <IconCircleCheck size={18} stroke={1.8} aria-hidden="true" />
      <span>
        <strong>{t("solution")}</strong> {children}
      </span>
    </p>
  );
}
