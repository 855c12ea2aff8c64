import { IconPencil } from "@tabler/icons-react";
import { menuWordLimit } from "@trilha/contract/tenants/clients/limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME, LOCALES } from "../../../i18n/locales.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { ActionIcon } from "../../../ui/controls/action-icon.ts";
import { TextInput } from "../../../ui/controls/input.ts";
import { Switch } from "../../../ui/controls/switch.ts";
import classes from "../clients.module.css";
import type { MenuItem } from "../clients.queries.ts";

type Props = {
  id: string;
  item: MenuItem;
  name: string;
  /** The module behind it is off. */
  off: boolean;
  onChange: (item: MenuItem) => void;
};

/** One place of the menu: switched, renamed. */
export function MenuRow({ id, item, name, off, onChange }: Props) {
  const { t } = useTranslation("tenants/clients");
  const here = useLocale();
  const [open, setOpen] = useState(false);
  const own = LOCALES.flatMap((locale) => item.labels[locale] || [])[0];

  const rename = (locale: (typeof LOCALES)[number], text: string) => {
    const { [locale]: _old, ...others } = item.labels;
    onChange({ ...item, labels: text ? { ...others, [locale]: text } : others });
  };

  return (
    <>
      <div className="row gap-8 touch">
        <div className={classes.menuName}>
          <strong>{name}</strong>
          {own ? <span className="hint">“{own}”</span> : null}
          {off ? <span className="hint">{t("menu.moduleOff")}</span> : null}
        </div>
        <ActionIcon
          aria-label={t("menu.rename", { name })}
          aria-expanded={open}
          size={44}
          onClick={() => setOpen(!open)}
        >
          <IconPencil size={20} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
        <Switch
          id={id}
          aria-label={t("menu.show", { name })}
          checked={item.enabled}
          onChange={(event) => onChange({ ...item, enabled: event.currentTarget.checked })}
        />
      </div>
      {open ? (
        <div className={classes.menuWords}>
          {LOCALES.map((locale) => (
            <TextInput
              key={locale}
              id={`${id}-${locale}`}
              label={t("menu.wordIn", { language: LANGUAGE_NAME[locale] })}
              lang={locale}
              placeholder={locale === here ? name : undefined}
              maxLength={menuWordLimit}
              value={item.labels[locale] ?? ""}
              onChange={(event) => rename(locale, event.currentTarget.value)}
            />
          ))}
        </div>
      ) : null}
    </>
  );
}
