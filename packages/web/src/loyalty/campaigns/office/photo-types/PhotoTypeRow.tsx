import {
  IconChevronDown,
  IconChevronUp,
  IconCircleCheck,
  IconCircleOff,
  IconPencil,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME, LOCALES } from "../../../../i18n/locales.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { StatusBadge } from "../../../../ui/badge/StatusBadge.tsx";
import { ActionIcon } from "../../../../ui/controls/action-icon.ts";
import { Switch } from "../../../../ui/controls/switch.ts";
import classes from "./photo-types.module.css";
import type { PhotoType } from "./photo-types.queries.ts";
import { namelessIn } from "./photo-types.ts";

type Props = {
  type: PhotoType;
  first: boolean;
  last: boolean;
  editable: boolean;
  onMove: (offset: -1 | 1) => void;
  onEdit: () => void;
  onTurn: () => void;
};

/** One photo type: moved by its arrows, renamed, switched. */
export function PhotoTypeRow({ type, first, last, editable, onMove, onEdit, onTurn }: Props) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const locale = useLocale();
  const { active } = type;
  const name = textIn(type.name, locale);
  const hint = textIn(type.hint, locale);
  const missing = namelessIn(type, LOCALES);
  return (
    <li className={classes.type}>
      <div className={classes.words}>
        <strong>{name}</strong>
        {hint ? <span>{hint}</span> : null}
        {editable && missing.length > 0 ? (
          <span>
            {t("photoTypes.nameless", { languages: missing.map((one) => LANGUAGE_NAME[one]).join(", ") })}
          </span>
        ) : null}
      </div>
      <StatusBadge
        tone={active ? "success" : "neutral"}
        icon={active ? <IconCircleCheck size={14} stroke={2} /> : <IconCircleOff size={14} stroke={2} />}
      >
        {t(active ? "photoTypes.active" : "photoTypes.off")}
      </StatusBadge>
      {editable ? (
        <div className={classes.tools}>
          <ActionIcon
            aria-label={t("photoTypes.up", { name })}
            size={44}
            disabled={first}
            onClick={() => onMove(-1)}
          >
            <IconChevronUp size={20} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            aria-label={t("photoTypes.down", { name })}
            size={44}
            disabled={last}
            onClick={() => onMove(1)}
          >
            <IconChevronDown size={20} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon aria-label={t("photoTypes.edit", { name })} size={44} onClick={onEdit}>
            <IconPencil size={20} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
          <Switch aria-label={t("photoTypes.use", { name })} checked={active} onChange={onTurn} />
        </div>
      ) : null}
    </li>
  );
}
