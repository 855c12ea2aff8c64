import { IconChevronDown, IconChevronUp, IconLanguage, IconTrash } from "@tabler/icons-react";
import { shelfNameLimit } from "@trilha/contract/loyalty/rewards/limits.ts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME, LOCALES } from "../../../../i18n/locales.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { ActionIcon } from "../../../../ui/controls/action-icon.ts";
import { TextInput } from "../../../../ui/controls/input.ts";
import { Switch } from "../../../../ui/controls/switch.ts";
import classes from "../reward-office.module.css";
import type { ShelfValues } from "./shelf-values.ts";

type Props = {
  shelf: ShelfValues;
  label: string;
  error?: ReactNode;
  first: boolean;
  last: boolean;
  onChange: (shelf: ShelfValues) => void;
  onMove: (offset: -1 | 1) => void;
  /** Only of one that was never saved: what exists is switched off instead. */
  onRemove?: (() => void) | undefined;
};

/** A shelf's name, place and whether it is open. */
export function ShelfRow({ shelf, label, error, first, last, onChange, onMove, onRemove }: Props) {
  const { t } = useTranslation("loyalty/rewards/office");
  const here = useLocale();
  const [open, setOpen] = useState(false);
  const name = textIn(shelf.name, here) || label;
  const write = (locale: (typeof LOCALES)[number], text: string) =>
    onChange({ ...shelf, name: { ...shelf.name, [locale]: text } });
  const field = (locale: (typeof LOCALES)[number]) => ({
    lang: locale,
    maxLength: shelfNameLimit,
    value: shelf.name[locale] ?? "",
    onChange: (event: { currentTarget: { value: string } }) => write(locale, event.currentTarget.value),
  });
  return (
    <>
      <div className={classes.shelf} data-off={shelf.active ? undefined : true}>
        <TextInput
          {...field(here)}
          id={`shelves-${shelf.id}`}
          aria-label={label}
          placeholder={textIn(shelf.name, here) || label}
          error={error}
        />
        <div className={classes.shelfTools}>
          <ActionIcon
            aria-label={t("shelves.up", { name })}
            size={40}
            disabled={first}
            onClick={() => onMove(-1)}
          >
            <IconChevronUp size={20} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            aria-label={t("shelves.down", { name })}
            size={40}
            disabled={last}
            onClick={() => onMove(1)}
          >
            <IconChevronDown size={20} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            aria-label={t("shelves.languages", { name })}
            aria-expanded={open}
            size={40}
            onClick={() => setOpen(!open)}
          >
            <IconLanguage size={20} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
          {onRemove ? (
            <ActionIcon aria-label={t("shelves.remove", { name })} size={40} onClick={onRemove}>
              <IconTrash size={18} stroke={1.7} aria-hidden="true" />
            </ActionIcon>
          ) : (
            <Switch
              aria-label={t("shelves.open", { name })}
              checked={shelf.active}
              onChange={(event) => onChange({ ...shelf, active: event.currentTarget.checked })}
            />
          )}
        </div>
      </div>
      {open ? (
        <div className={classes.shelfWords}>
          {LOCALES.filter((locale) => locale !== here).map((locale) => (
            <TextInput key={locale} {...field(locale)} label={LANGUAGE_NAME[locale]} />
          ))}
        </div>
      ) : null}
    </>
  );
}
