import {
  IconChevronDown,
  IconChevronUp,
  IconGripVertical,
  IconMessage2,
  IconTrash,
} from "@tabler/icons-react";
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
  first: boolean;
  last: boolean;
  /** It cannot be optional, nor be missing. */
  fixed: boolean;
  dragging: boolean;
  onChange: (field: SetField) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onDrag: (on: boolean) => void;
  onDragOver: () => void;
};

/** One field of a form: moved by its handle or its arrows, mandatory or not, explained, taken away. */
export function FieldRow(props: Props) {
  const { id, field, first, last, fixed, dragging, onChange, onMove, onRemove, onDrag, onDragOver } = props;
  const { t } = useTranslation("registration");
  const [open, setOpen] = useState(false);
  const name = t(`field.${field.key}`);
  const explain = (locale: (typeof LOCALES)[number], text: string) => {
    const { [locale]: _old, ...others } = field.help;
    onChange({ ...field, help: text ? { ...others, [locale]: text } : others });
  };
  return (
    <li
      className={classes.row}
      data-dragging={dragging || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        onDragOver();
      }}
      onDrop={(event) => event.preventDefault()}
    >
      <div className={classes.line}>
        <span
          className={classes.grip}
          draggable
          aria-hidden="true"
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = "move";
            event.dataTransfer.setData("text/plain", field.key);
            onDrag(true);
          }}
          onDragEnd={() => onDrag(false)}
        >
          <IconGripVertical size={18} stroke={1.7} />
        </span>
        <strong className={classes.name}>{name}</strong>
        <div className={classes.tools}>
          <Switch
            id={id}
            label={t("settings.mandatory")}
            aria-label={t("settings.mandatoryOf", { name })}
            checked={field.mandatory}
            disabled={fixed}
            onChange={(event) => onChange({ ...field, mandatory: event.currentTarget.checked })}
          />
          <ActionIcon
            aria-label={t("settings.up", { name })}
            size={44}
            disabled={first}
            onClick={() => onMove(-1)}
          >
            <IconChevronUp size={20} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            aria-label={t("settings.down", { name })}
            size={44}
            disabled={last}
            onClick={() => onMove(1)}
          >
            <IconChevronDown size={20} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            aria-label={t("settings.explain", { name })}
            aria-expanded={open}
            size={44}
            onClick={() => setOpen(!open)}
          >
            <IconMessage2 size={20} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            aria-label={t("settings.remove", { name })}
            size={44}
            disabled={fixed}
            onClick={onRemove}
          >
            <IconTrash size={20} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
        </div>
      </div>
      {open ? (
        <div className={classes.words}>
          {LOCALES.map((locale) => (
            <TextInput
              key={locale}
              id={`${id}-${locale}`}
              label={t("settings.helpIn", { language: LANGUAGE_NAME[locale] })}
              lang={locale}
              maxLength={160}
              value={field.help[locale] ?? ""}
              onChange={(event) => explain(locale, event.currentTarget.value)}
            />
          ))}
        </div>
      ) : null}
    </li>
  );
}
