import { useTranslation } from "react-i18next";
import classes from "../registration.module.css";

/** How far one is: a bar to see, a sentence to hear. */
export function Progress({ at, of }: { at: number; of: number }) {
  const { t } = useTranslation("registration");
  return (
    <div className={classes.progress}>
      <p aria-live="polite">{t("step", { step: at + 1, of })}</p>
      <span aria-hidden="true">
        {Array.from({ length: of }, (_, step) => step).map((step) => (
          <i key={step} data-done={step <= at || undefined} />
        ))}
      </span>
    </div>
  );
}
