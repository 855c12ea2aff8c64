import type { DraggableProvidedDragHandleProps } from "@hello-pangea/dnd";
import { IconGripVertical } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./writing.module.css";

type Props = { handle: DraggableProvidedDragHandleProps | null; name: string };

/** Where something is taken to be moved, by hand or by keys. */
export function Handle({ handle, name }: Props) {
  const { t } = useTranslation("core/writing");
  return (
    // A real button would be left alone by the dragging: it counts as something to press.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <span
      {...handle}
      role="button"
      tabIndex={0}
      className={classes.handle}
      data-handle
      aria-label={t("drag", { name })}
    >
      <IconGripVertical size={18} stroke={1.7} aria-hidden="true" />
    </span>
  );
}
