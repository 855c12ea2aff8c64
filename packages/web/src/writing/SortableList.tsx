import { DragDropContext, Draggable, Droppable } from "@hello-pangea/dnd";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { ActionIcon } from "../ui/controls/action-icon.ts";
import { Handle } from "./Handle.tsx";
import classes from "./writing.module.css";
import { useWriting } from "./writing-context.ts";

type Props<Item> = {
  /** What the list holds, for screen readers. */
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  nameOf: (item: Item, index: number) => string;
  onChange: (items: Item[]) => void;
  children: (item: Item, index: number) => ReactNode;
};

/** The item at another place; `to` counts without it. */
const moved = <Item,>(items: readonly Item[], from: number, to: number): Item[] => {
  const item = items[from];
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
};

/** Things in an order that is changed by hand, by keys, or a step at a time. */
export function SortableList<Item>({ label, items, idOf, nameOf, onChange, children }: Props<Item>) {
  const { t } = useTranslation("writing");
  const { readOnly } = useWriting();
  const list = useId();
  const said = (id: string, index: number | undefined) => {
    const at = items.findIndex((item) => idOf(item) === id);
    const item = items[at];
    return { name: item === undefined ? "" : nameOf(item, at), position: (index ?? at) + 1 };
  };
  return (
    <DragDropContext
      dragHandleUsageInstructions={t("dragKeys")}
      onDragStart={({ draggableId, source }, { announce }) =>
        announce(t("taken", said(draggableId, source.index)))
      }
      onDragUpdate={({ draggableId, destination }, { announce }) =>
        announce(t("over", said(draggableId, destination?.index)))
      }
      onDragEnd={({ draggableId, source, destination, reason }, { announce }) => {
        const put = destination && reason === "DROP" ? destination.index : source.index;
        announce(t("put", said(draggableId, put)));
        if (put !== source.index) onChange(moved(items, source.index, put));
      }}
    >
      <Droppable droppableId={list}>
        {(dropped) => (
          <ol
            ref={dropped.innerRef}
            {...dropped.droppableProps}
            className={classes.sortable}
            aria-label={label}
          >
            {items.map((item, index) => {
              const [id, name] = [idOf(item), nameOf(item, index)];
              return (
                <Draggable key={id} draggableId={id} index={index} isDragDisabled={readOnly}>
                  {(dragged, { isDragging }) => (
                    <li
                      ref={dragged.innerRef}
                      {...dragged.draggableProps}
                      className={classes.item}
                      data-dragging={isDragging || undefined}
                    >
                      {readOnly ? null : (
                        <span className={classes.moves}>
                          <Handle handle={dragged.dragHandleProps} name={name} />
                          <ActionIcon
                            size={32}
                            aria-label={t("up", { name })}
                            disabled={index === 0}
                            onClick={() => onChange(moved(items, index, index - 1))}
                          >
                            <IconArrowUp size={16} stroke={1.7} aria-hidden="true" />
                          </ActionIcon>
                          <ActionIcon
                            size={32}
                            aria-label={t("down", { name })}
                            disabled={index === items.length - 1}
                            onClick={() => onChange(moved(items, index, index + 1))}
                          >
                            <IconArrowDown size={16} stroke={1.7} aria-hidden="true" />
                          </ActionIcon>
                        </span>
                      )}
                      <div className={classes.body}>{children(item, index)}</div>
                    </li>
                  )}
                </Draggable>
              );
            })}
            {dropped.placeholder}
          </ol>
        )}
      </Droppable>
    </DragDropContext>
  );
}
