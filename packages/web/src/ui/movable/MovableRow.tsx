import { IconChevronDown, IconChevronUp, IconGripVertical } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { ActionIcon } from "../controls/action-icon.ts";
import classes from "./movable.module.css";
import type { Moving } from "./use-moving.ts";

type Props = {
  moving: Moving;
  name: ReactNode;
  /** What the arrows are called. */
  up: string;
  down: string;
  /** Stand before and after the arrows. */
  before?: ReactNode;
  after?: ReactNode;
  /** Under the line, such as words in each language. */
  children?: ReactNode;
};

/** A row of a list people put in their order: by its handle, or by its arrows, which a keyboard reaches too. */
export function MovableRow({ moving, name, up, down, before, after, children }: Props) {
  const { first, last, dragging, onMove, onDrag, onDragOver } = moving;
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
            // Some browsers drag nothing that carries nothing.
            event.dataTransfer.setData("text/plain", up);
            onDrag(true);
          }}
          onDragEnd={() => onDrag(false)}
        >
          <IconGripVertical size={18} stroke={1.7} />
        </span>
        <div className={classes.name}>{name}</div>
        <div className={classes.tools}>
          {before}
          <ActionIcon aria-label={up} size={44} disabled={first} onClick={() => onMove(-1)}>
            <IconChevronUp size={20} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
          <ActionIcon aria-label={down} size={44} disabled={last} onClick={() => onMove(1)}>
            <IconChevronDown size={20} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
          {after}
        </div>
      </div>
      {children}
    </li>
  );
}
