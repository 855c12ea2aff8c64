import { IconChevronDown, IconChevronUp, IconGripVertical, IconPencil } from "@tabler/icons-react";
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
  first: boolean;
  last: boolean;
  dragging: boolean;
  onChange: (item: MenuItem) => void;
  onMove: (by: -1 | 1) => void;
  onDrag: (on: boolean) => void;
  onDragOver: () => void;
};

/** One place of the menu: moved by its handle or its arrows, switched, renamed. */
export function MenuRow(props: Props) {
  const { id, item, name, off, first, last, dragging, onChange, onMove, onDrag, onDragOver } = props;
  const { t } = useTranslation("clients");
  const here = useLocale();
  const [open, setOpen] = useState(false);
  const own = LOCALES.flatMap((locale) => item.labels[locale] || [])[0];

  const rename = (locale: (typeof LOCALES)[number], text: string) => {
    const { [locale]: _old, ...others } = item.labels;
    onChange({ ...item, labels: text ? { ...others, [locale]: text } : others });
  };

  return (
    <li
      className={classes.menuItem}
      data-dragging={dragging || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        onDragOver();
      }}
      onDrop={(event) => event.preventDefault()}
    >
      <div className={classes.menuLine}>
        <span
          className={classes.grip}
          draggable
          aria-hidden="true"
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = "move";
            event.dataTransfer.setData("text/plain", item.key);
            onDrag(true);
          }}
          onDragEnd={() => onDrag(false)}
        >
          <IconGripVertical size={18} stroke={1.7} />
        </span>
        <div className={classes.menuName}>
          <strong>{name}</strong>
          {own ? <span>“{own}”</span> : null}
          {off ? <span className={classes.off}>{t("menu.moduleOff")}</span> : null}
        </div>
        <div className={classes.menuTools}>
          <ActionIcon
            aria-label={t("menu.up", { name })}
            size={40}
            disabled={first}
            onClick={() => onMove(-1)}
          >
            <IconChevronUp size={20} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            aria-label={t("menu.down", { name })}
            size={40}
            disabled={last}
            onClick={() => onMove(1)}
          >
            <IconChevronDown size={20} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            aria-label={t("menu.rename", { name })}
            aria-expanded={open}
            size={40}
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
              maxLength={40}
              value={item.labels[locale] ?? ""}
              onChange={(event) => rename(locale, event.currentTarget.value)}
            />
          ))}
        </div>
      ) : null}
    </li>
  );
}
