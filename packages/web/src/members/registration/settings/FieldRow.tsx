import { IconMessage2, IconTrash } from "@tabler/icons-react";
import { fieldHelpLimit } from "@trilha/contract/members/registration/limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME, LOCALES } from "../../../i18n/locales.ts";
import { ActionIcon } from "../../../ui/controls/action-icon.ts";
import { TextInput } from "../../../ui/controls/input.ts";
import { Switch } from "../../../ui/controls/switch.ts";
import classes from "./settings.module.css";
import type { SetField } from "./settings.queries.ts";

type Props = {
  id: string;
  field: SetField;
  /** Field that is always mandatory and cannot be removed. */
  fixed: boolean;
  onChange: (field: SetField) => void;
  onRemove: () => void;
};

/** One field of a form: mandatory or not, explained, taken away. */
export function FieldRow({ id, field, fixed, onChange, onRemove }: Props) {
  const { t } = useTranslation("members/registration");
  const [open, setOpen] = useState(false);
  const name = t(`field.${field.key}`);
  const explain = (locale: (typeof LOCALES)[number], text: string) => {
    const { [locale]: _old, ...others } = field.help;
    onChange({ ...field, help: text ? { ...others, [locale]: text } : others });
  };
  return (
    <>
      <div className={classes.line}>
        <strong>{name}</strong>
        <Switch
          id={id}
          label={t("settings.mandatory")}
          aria-label={t("settings.mandatoryOf", { name })}
          checked={field.mandatory}
          disabled={fixed}
          onChange={(event) => onChange({ ...field, mandatory: event.currentTarget.checked })}
        />
        <ActionIcon
          aria-label={t("settings.explain", { name })}
          aria-expanded={open}
          size={44}
          onClick={() => setOpen(!open)}
        >
          <IconMessage2 size={20} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon aria-label={t("settings.remove", { name })} size={44} disabled={fixed} onClick={onRemove}>
          <IconTrash size={20} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </div>
      {open ? (
        <div className={classes.words}>
          {LOCALES.map((locale) => (
            <TextInput
              key={locale}
              id={`${id}-${locale}`}
              label={t("settings.helpIn", { language: LANGUAGE_NAME[locale] })}
              lang={locale}
              maxLength={fieldHelpLimit}
              value={field.help[locale] ?? ""}
              onChange={(event) => explain(locale, event.currentTarget.value)}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}
