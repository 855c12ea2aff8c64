import { IconPlus, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { SortableList } from "../../../core/writing/SortableList.tsx";
import { notice } from "../../../ui/act/notices.ts";
import { ActionIcon } from "../../../ui/controls/action-icon.ts";
import { Button } from "../../../ui/controls/button.ts";
import { useBuilder } from "../builder/builder-context.ts";
import classes from "./editor.module.css";
import { newPartId } from "./part-id.ts";
import { useGameFaults } from "./use-game-faults.ts";

type Part = { readonly id: string };
type Props<Item extends Part> = {
  /** Begins the ids of its fields. */
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
};

/** Rows of a game: added, put in another order, taken away and brought back; what is wrong with one is said below it. */
export function Rows<Item extends Part>(props: Props<Item>) {
  const { id, title, help, items, make, nameOf, addLabel, least = 0, most, onChange } = props;
  const { t } = useTranslation("learning/authoring");
  const { readOnly, undo } = useBuilder();
  const faultsOf = useGameFaults();
  const list = useRef<HTMLElement>(null);
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
  return (
    <section className="stack one-column gap-14 shrink" aria-label={title} ref={list}>
      <header className="stack gap-2">
        <h3 className="text-16 weight-600">{title}</h3>
        {help ? <p className="hint">{help}</p> : null}
      </header>
      {items.length > 0 ? (
        <SortableList
          label={title}
          items={items}
          idOf={(item) => item.id}
          nameOf={nameOf}
          onChange={(next) => onChange(next)}
        >
          {(item, index) => {
            const name = nameOf(item, index);
            const faults = faultsOf(item.id);
            const change = (next: Item, field?: string) =>
              onChange(items.with(index, next), field && `${id}.${item.id}.${field}`);
            return (
              <fieldset className="stack one-column gap-12" data-row={item.id}>
                <legend className="only-heard">{name}</legend>
                <div className={classes.rowHead}>
                  <strong className="hint" aria-hidden="true">
                    {name}
                  </strong>
                  {readOnly || items.length <= least ? null : (
                    <ActionIcon
                      size={36}
                      aria-label={t("game.remove", { name })}
                      onClick={() => remove(item, name)}
                    >
                      <IconTrash size={18} stroke={1.7} aria-hidden="true" />
                    </ActionIcon>
                  )}
                </div>
                {props.children(item, change, name)}
                {faults.map((words) => (
                  <p key={words} className="ink-danger text-14">
                    {words}
                  </p>
                ))}
              </fieldset>
            );
          }}
        </SortableList>
      ) : null}
      {readOnly || items.length >= most ? null : (
        <Button
          variant="light"
          className="self-start"
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden="true" />}
          onClick={add}
        >
          {addLabel}
        </Button>
      )}
    </section>
  );
}
