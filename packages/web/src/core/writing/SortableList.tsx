import { DragDropContext, Draggable, Droppable } from "@hello-pangea/dnd";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { type ReactNode, use, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionIcon } from "../../ui/controls/action-icon.ts";
import { moved } from "../../ui/list/moved.ts";
import { Handle } from "./Handle.tsx";
import classes from "./writing.module.css";
import { WritingContext } from "./writing-context.ts";

type Props<Item> = {
  /** Name of the list, for screen readers. */
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  nameOf: (item: Item, index: number) => string;
  onChange: (items: Item[]) => void;
  /** Each is one line, and its arrows stand at the end of it. */
  lines?: boolean;
  children: (item: Item, index: number) => ReactNode;
};

/** Things in an order that is changed by hand, by keys, or a step at a time. */
export function SortableList<Item>(props: Props<Item>) {
  const { label, items, idOf, nameOf, onChange, lines = false, children } = props;
  const { t } = useTranslation("core/writing");
  const readOnly = use(WritingContext)?.readOnly ?? false;
  const [announcement, setAnnouncement] = useState("");
  const list = useId();
  const positionWords = (id: string, index: number | undefined) => {
    const at = items.findIndex((item) => idOf(item) === id);
    const item = items[at];
    return { name: item === undefined ? "" : nameOf(item, at), position: (index ?? at) + 1 };
  };
  const step = (from: number, to: number, name: string) => {
    onChange(moved(items, from, to));
    setAnnouncement(t("put", { name, position: to + 1 }));
  };
  const arrows = (index: number, name: string) => (
    <>
      <ActionIcon
        size={32}
        aria-label={t("up", { name })}
        disabled={index === 0}
        onClick={() => step(index, index - 1, name)}
      >
        <IconArrowUp size={16} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        size={32}
        aria-label={t("down", { name })}
        disabled={index === items.length - 1}
        onClick={() => step(index, index + 1, name)}
      >
        <IconArrowDown size={16} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
    </>
  );
  return (
    <DragDropContext
      dragHandleUsageInstructions={t("dragKeys")}
      onDragStart={({ draggableId, source }, { announce }) =>
        announce(t("taken", positionWords(draggableId, source.index)))
      }
      onDragUpdate={({ draggableId, destination }, { announce }) =>
        announce(t("over", positionWords(draggableId, destination?.index)))
      }
      onDragEnd={({ draggableId, source, destination, reason }, { announce }) => {
        const put = destination && reason === "DROP" ? destination.index : source.index;
        announce(t("put", positionWords(draggableId, put)));
        if (put !== source.index) onChange(moved(items, source.index, put));
      }}
    >
      <Droppable droppableId={list}>
        {(dropped) => (
          <ol
            ref={dropped.innerRef}
            {...dropped.droppableProps}
            className="plain stack one-column gap-8"
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
                      data-line={lines || undefined}
                      data-dragging={isDragging || undefined}
                    >
                      {readOnly ? null : (
                        <span className={classes.moves}>
                          <Handle handle={dragged.dragHandleProps} name={name} />
                          {lines ? null : arrows(index, name)}
                        </span>
                      )}
                      <div className="stack one-column gap-12 grow shrink">{children(item, index)}</div>
                      {lines && !readOnly ? (
                        <span className={classes.arrows}>{arrows(index, name)}</span>
                      ) : null}
                    </li>
                  )}
                </Draggable>
              );
            })}
            {dropped.placeholder}
          </ol>
        )}
      </Droppable>
      <p className="only-heard" role="status">
        {announcement}
      </p>
    </DragDropContext>
  );
}
