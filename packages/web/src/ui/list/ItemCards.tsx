import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../controls/checkbox.ts";
import classes from "./item-cards.module.css";
import { type RowSelection, toggled } from "./selection.ts";

type ItemCard = {
  readonly id: string;
  readonly title: string;
  /** One line under the title. */
  readonly under?: ReactNode;
  readonly facts?: ReactNode;
};

type Props = {
  label: string;
  items: readonly ItemCard[];
  /** Undefined: there is nothing behind a card. */
  onOpen?: ((id: string) => void) | undefined;
  selection?: RowSelection | undefined;
  onSelect?: ((selection: RowSelection) => void) | undefined;
  foot: ReactNode;
};

/** The rows of a table for a phone: what tells them apart, and a whole card to press. */
export function ItemCards({ label, items, onOpen, selection, onSelect, foot }: Props) {
  const { t } = useTranslation("shell");
  return (
    <>
      <ul className="plain stack gap-10" aria-label={label}>
        {items.map(({ id, title, under, facts }) => (
          <li key={id} className={classes.card} data-on={selection?.has(id) || undefined}>
            {selection && onSelect ? (
              // The whole strip beside the card is the target, not the small box in it.
              <label className={classes.tick} htmlFor={`tick-${id}`}>
                <Checkbox
                  id={`tick-${id}`}
                  aria-label={t("ui.selectRow", { name: title })}
                  checked={selection.has(id)}
                  onChange={() => onSelect(toggled(selection, id))}
                />
              </label>
            ) : null}
            {onOpen ? (
              <button type="button" className={classes.open} onClick={() => onOpen(id)}>
                <Words title={title} under={under} facts={facts} />
              </button>
            ) : (
              <div className={classes.open}>
                <Words title={title} under={under} facts={facts} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {foot}
    </>
  );
}

function Words({ title, under, facts }: Pick<ItemCard, "title" | "under" | "facts">) {
  return (
    <>
      <strong>{title}</strong>
      {under ? <span className="small break">{under}</span> : null}
      {facts ? <span className={classes.facts}>{facts}</span> : null}
    </>
  );
}
