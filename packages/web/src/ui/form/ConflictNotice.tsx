import { IconUsers } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import classes from "./conflict-notice.module.css";

type Props = {
  /** The labels of the fields both changed; undefined when there was no conflict. */
  fields: readonly string[] | undefined;
};

/** Notice of a conflict, another person having saved first: says that nothing typed is lost, and where to look before saving again. */
export function ConflictNotice({ fields }: Props) {
  const { t } = useTranslation("shell");
  const box = useRef<HTMLDivElement>(null);
  const present = fields !== undefined;

  useEffect(() => {
    if (present) box.current?.focus();
  }, [present]);

  if (!present) return null;
  return (
    <div ref={box} className={classes.box} role="alert" tabIndex={-1}>
      <IconUsers size={20} stroke={1.8} aria-hidden="true" />
      <div>
        <p className="text-15 weight-600">{t("ui.conflictTitle")}</p>
        <p>
          {fields.length > 0 ? t("ui.conflictFields", { fields: fields.join(", ") }) : t("ui.conflictText")}
        </p>
      </div>
    </div>
  );
}
