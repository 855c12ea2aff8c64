import { IconAdjustments, IconHistory, IconTextCaption, IconUsers } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./builder.module.css";
import { SECTIONS, useBuilder } from "./builder-context.ts";

const ICONS = {
  texts: IconTextCaption,
  access: IconUsers,
  rules: IconAdjustments,
  versions: IconHistory,
} as const;

/** Sections of the whole course, above its content. */
export function SectionNav({ phone }: { phone: boolean }) {
  const { t } = useTranslation("learning/authoring");
  const { part, open } = useBuilder();
  return (
    <nav aria-label={t("section.label")}>
      <ul className={classes.sections}>
        {SECTIONS.map((section) => {
          const Icon = ICONS[section];
          const on = part === section || (section === "texts" && part === undefined && !phone);
          return (
            <li key={section}>
              <button type="button" aria-current={on || undefined} onClick={() => open(section)}>
                <Icon size={20} stroke={1.7} aria-hidden="true" />
                {t(`section.${section}`)}
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
