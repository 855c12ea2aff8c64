import { IconAlertCircle } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import classes from "./form-error-summary.module.css";

export type FieldError = { readonly fieldId: string; readonly label: string; readonly message: string };

type Props = {
  errors: readonly FieldError[];
  /** A refusal that belongs to no field. */
  message?: string | undefined;
  requestId?: string | undefined;
};

/** Faults of a form after a submit; the summary takes the focus, and each line leads to its field. */
export function FormErrorSummary({ errors, message, requestId }: Props) {
  const { t } = useTranslation("shell");
  const box = useRef<HTMLDivElement>(null);
  const present = errors.length > 0 || Boolean(message);

  useEffect(() => {
    if (present) box.current?.focus();
  }, [present]);

  if (!present) return null;
  return (
    <div ref={box} className={classes.box} role="alert" tabIndex={-1}>
      <IconAlertCircle className="mt-2 ink-danger" size={20} stroke={1.8} aria-hidden="true" />
      <div>
        <p className="text-15 weight-600">{message ?? t("ui.fixErrors", { count: errors.length })}</p>
        {errors.length > 0 ? (
          <ul className={classes.list}>
            {errors.map(({ fieldId, label, message: wrong }) => (
              <li key={fieldId}>
                <a
                  className="ink-danger"
                  href={`#${fieldId}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(fieldId)?.focus();
                  }}
                >
                  {label}
                </a>
                : {wrong}
              </li>
            ))}
          </ul>
        ) : null}
        {requestId ? <p className={classes.code}>{t("ui.requestId", { id: requestId })}</p> : null}
      </div>
    </div>
  );
}
