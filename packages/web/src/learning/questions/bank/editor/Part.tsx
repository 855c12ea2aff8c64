import { IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useWriting } from "../../../../core/writing/writing-context.ts";
import { ActionIcon } from "../../../../ui/controls/action-icon.ts";
import classes from "./editor.module.css";

type Props = {
  /** "Choice 2". */
  name: string;
  /** Part beside the name, such as the share. */
  aside?: ReactNode;
  onRemove?: (() => void) | undefined;
  children: ReactNode;
};

/** One part of a question: its name, what it is worth, its fields, and a way to be rid of it. */
export function Part({ name, aside, onRemove, children }: Props) {
  const { t } = useTranslation("learning/questions/bank");
  const { readOnly } = useWriting();
  return (
    <>
      <div className={classes.partHead}>
        <strong>{name}</strong>
        {aside}
        {readOnly || !onRemove ? null : (
          <ActionIcon size={40} aria-label={t("part.remove", { name })} onClick={onRemove}>
            <IconTrash size={18} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
        )}
      </div>
      {children}
    </>
  );
}
