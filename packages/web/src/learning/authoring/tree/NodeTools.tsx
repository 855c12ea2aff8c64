import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconDotsVertical,
  IconPencil,
  IconTrash,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ActionIcon } from "../../../ui/controls/action-icon.ts";
import { Menu } from "../../../ui/controls/menu.ts";
import classes from "./tree.module.css";

type Props = {
  name: string;
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  onRename?: (() => void) | undefined;
  onDuplicate?: (() => void) | undefined;
  onRemove: () => void;
  /** Further deeds of the menu. */
  children?: ReactNode;
};

const icon = { size: 18, stroke: 1.7, "aria-hidden": true } as const;

/** Tools of a module, an activity or a course of a trail: one step, or the rest in a menu. */
export function NodeTools({ name, onUp, onDown, onRename, onDuplicate, onRemove, children }: Props) {
  const { t } = useTranslation("learning/authoring");
  const { t: writing } = useTranslation("core/writing");
  return (
    <span className="row rigid">
      <ActionIcon
        className={classes.step}
        size={36}
        aria-label={writing("up", { name })}
        disabled={!onUp}
        onClick={onUp}
      >
        <IconArrowUp {...icon} />
      </ActionIcon>
      <ActionIcon
        className={classes.step}
        size={36}
        aria-label={writing("down", { name })}
        disabled={!onDown}
        onClick={onDown}
      >
        <IconArrowDown {...icon} />
      </ActionIcon>
      <Menu position="bottom-end" width={220}>
        <Menu.Target>
          <ActionIcon className={classes.more} size={40} aria-label={t("tree.more", { name })}>
            <IconDotsVertical {...icon} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {children}
          {onRename ? (
            <Menu.Item leftSection={<IconPencil {...icon} />} onClick={onRename}>
              {t("tree.rename")}
            </Menu.Item>
          ) : null}
          {onDuplicate ? (
            <Menu.Item leftSection={<IconCopy {...icon} />} onClick={onDuplicate}>
              {t("tree.duplicate")}
            </Menu.Item>
          ) : null}
          {onUp ? (
            <Menu.Item leftSection={<IconArrowUp {...icon} />} onClick={onUp}>
              {t("tree.moveUp")}
            </Menu.Item>
          ) : null}
          {onDown ? (
            <Menu.Item leftSection={<IconArrowDown {...icon} />} onClick={onDown}>
              {t("tree.moveDown")}
            </Menu.Item>
          ) : null}
          <Menu.Divider />
          <Menu.Item color="danger" leftSection={<IconTrash {...icon} />} onClick={onRemove}>
            {t("tree.remove")}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </span>
  );
}
