import { DragDropContext, Draggable, Droppable, type DropResult } from "@hello-pangea/dnd";
import { IconPlus } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { notice } from "../../../../ui/act/notices.ts";
import { Button } from "../../../../ui/controls/button.ts";
import { useBuilder } from "../../builder/builder-context.ts";
import { Handle } from "../../tree/Handle.tsx";
import { NodeTools } from "../../tree/NodeTools.tsx";
import classes from "./editor.module.css";
import { movedTo, newPartId, stepped } from "./part-id.ts";

type Part = { readonly id: string };
type Props<Item extends Part> = {
  /** Begins the ids of its rows. */
  id: string;
  title: string;
  help?: string;
  items: readonly Item[];
  /** A new one, before anything was put into it. */
  make: (id: string) => Item;
  nameOf: (item: Item, index: number) => string;
  addLabel: string;
  least?: number;
  most: number;
  /** `key` names the field that is being written. */
  onChange: (items: Item[], key?: string) => void;
  children: (item: Item, change: (item: Item, field?: string) => void, name: string) => ReactNode;
  /** What is wrong with a row, said below it. */
  faultOf?: ((item: Item) => string | undefined) | undefined;
};

/** Rows of a game: added, taken away, put in another order by hand, by keys or by steps. */
export function Rows<Item extends Part>(props: Props<Item>) {
  const { id, title, help, items, make, nameOf, addLabel, least = 0, most, onChange } = props;
  const { t } = useTranslation("course-office");
  const { readOnly, undo } = useBuilder();
  const list = useRef<HTMLDivElement>(null);
  const added = useRef<string>(undefined);

  // A new row is written into at once.
  useEffect(() => {
    if (added.current === undefined) return;
    const row = list.current?.querySelector(`[data-row="${added.current}"]`);
    added.current = undefined;
    row?.querySelector<HTMLElement>("input, textarea")?.focus();
  });

  const add = () => {
    const item = make(newPartId(items));
    added.current = item.id;
    onChange([...items, item]);
  };
  const remove = (item: Item, name: string) => {
    onChange(items.filter((one) => one !== item));
    notice(t("tree.removed", { name }), { undo });
  };
  const drop = ({ source, destination }: DropResult) => {
    if (destination) onChange(movedTo(items, source.index, destination.index));
  };
  return (
    <section className={classes.rows} aria-label={title} ref={list}>
      <header className={classes.rowsHead}>
        <h3>{title}</h3>
        {help ? <p className={classes.help}>{help}</p> : null}
      </header>
      <DragDropContext onDragEnd={drop} dragHandleUsageInstructions={t("tree.dragKeys")}>
        <Droppable droppableId={id}>
          {(dropped) => (
            <ol ref={dropped.innerRef} {...dropped.droppableProps} className={classes.list}>
              {items.map((item, index) => {
                const name = nameOf(item, index);
                const fault = props.faultOf?.(item);
                const last = index === items.length - 1;
                const change = (next: Item, field?: string) =>
                  onChange(items.with(index, next), field && `${id}.${item.id}.${field}`);
                return (
                  <Draggable key={item.id} draggableId={item.id} index={index} isDragDisabled={readOnly}>
                    {(dragged, { isDragging }) => (
                      <li
                        ref={dragged.innerRef}
                        {...dragged.draggableProps}
                        className={classes.row}
                        data-row={item.id}
                        data-dragging={isDragging || undefined}
                        data-wrong={fault ? true : undefined}
                      >
                        <div className={classes.rowHead}>
                          {readOnly ? null : <Handle handle={dragged.dragHandleProps} name={name} />}
                          <span className={classes.rowName}>{name}</span>
                          {readOnly ? null : (
                            <NodeTools
                              name={name}
                              onUp={index === 0 ? undefined : () => onChange(stepped(items, index, -1))}
                              onDown={last ? undefined : () => onChange(stepped(items, index, 1))}
                              onRemove={items.length > least ? () => remove(item, name) : undefined}
                            />
                          )}
                        </div>
                        <div className={classes.rowFields}>{props.children(item, change, name)}</div>
                        {fault ? <p className={classes.wrong}>{fault}</p> : null}
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
      {readOnly || items.length >= most ? null : (
        <Button
          variant="light"
          className={classes.add}
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
          onClick={add}
        >
          {addLabel}
        </Button>
      )}
    </section>
  );
}
