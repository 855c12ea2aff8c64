import { IconChevronDown, IconChevronUp, IconLanguage, IconTrash } from "@tabler/icons-react";
import { sectionNameLimit } from "@trilha/contract/loyalty/rewards/limits.ts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME, LOCALES } from "../../../../i18n/locales.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { ActionIcon } from "../../../../ui/controls/action-icon.ts";
import { TextInput } from "../../../../ui/controls/input.ts";
import { Switch } from "../../../../ui/controls/switch.ts";
import classes from "../reward-office.module.css";
import type { SectionValues } from "./section-values.ts";

type Props = {
  section: SectionValues;
  label: string;
  error?: ReactNode;
  first: boolean;
  last: boolean;
  onChange: (section: SectionValues) => void;
  onMove: (offset: -1 | 1) => void;
  /** Only of one that was never saved: what exists is switched off instead. */
  onRemove?: (() => void) | undefined;
};

/** A section's name, place and whether it is open. */
export function SectionRow({ section, label, error, first, last, onChange, onMove, onRemove }: Props) {
  const { t } = useTranslation("loyalty/rewards/office");
  const here = useLocale();
  const [open, setOpen] = useState(false);
  const name = textIn(section.name, here) || label;
  const write = (locale: (typeof LOCALES)[number], text: string) =>
    onChange({ ...section, name: { ...section.name, [locale]: text } });
  const field = (locale: (typeof LOCALES)[number]) => ({
    lang: locale,
    maxLength: sectionNameLimit,
    value: section.name[locale] ?? "",
    onChange: (event: { currentTarget: { value: string } }) => write(locale, event.currentTarget.value),
  });
  return (
    <>
      <div className={classes.section} data-off={section.active ? undefined : true}>
        <TextInput
          {...field(here)}
          id={`sections-${section.id}`}
          aria-label={label}
          placeholder={textIn(section.name, here) || label}
          error={error}
        />
        <div className={classes.sectionTools}>
          <ActionIcon
            aria-label={t("sections.up", { name })}
            size={40}
            disabled={first}
            onClick={() => onMove(-1)}
          >
            <IconChevronUp size={20} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            aria-label={t("sections.down", { name })}
            size={40}
            disabled={last}
            onClick={() => onMove(1)}
          >
            <IconChevronDown size={20} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            aria-label={t("sections.languages", { name })}
            aria-expanded={open}
            size={40}
            onClick={() => setOpen(!open)}
          >
            <IconLanguage size={20} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
          {onRemove ? (
            <ActionIcon aria-label={t("sections.remove", { name })} size={40} onClick={onRemove}>
              <IconTrash size={18} stroke={1.7} aria-hidden="true" />
            </ActionIcon>
          ) : (
            <Switch
              aria-label={t("sections.open", { name })}
              checked={section.active}
              onChange={(event) => onChange({ ...section, active: event.currentTarget.checked })}
            />
          )}
        </div>
      </div>
      {open ? (
        <div className={classes.sectionWords}>
          {LOCALES.filter((locale) => locale !== here).map((locale) => (
            <TextInput key={locale} {...field(locale)} label={LANGUAGE_NAME[locale]} />
          ))}
        </div>
      ) : null}
    </>
  );
}
