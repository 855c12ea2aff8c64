import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../controls/checkbox.ts";
import classes from "./item-cards.module.css";
import { type RowSelection, toggled } from "./selection.ts";

/** Address of the page behind a row. */
export type RowLink = Pick<LinkProps, "to" | "params" | "search">;

type ItemCard = {
  readonly id: string;
  readonly title: string;
  readonly picture?: ReactNode;
  /** One line under the title. */
  readonly under?: ReactNode;
  readonly facts?: ReactNode;
  readonly link?: RowLink | undefined;
};

type Props = {
  label: string;
  items: readonly ItemCard[];
  /** For cards without a link. Undefined: there is nothing behind them. */
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
        {items.map(({ id, title, picture, under, facts, link }) => (
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
            {link ? (
              <Link {...link} className={classes.open}>
                <Words {...{ title, picture, under, facts }} />
              </Link>
            ) : onOpen ? (
              <button type="button" className={classes.open} onClick={() => onOpen(id)}>
                <Words {...{ title, picture, under, facts }} />
              </button>
            ) : (
              <div className={classes.open}>
                <Words {...{ title, picture, under, facts }} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {foot}
    </>
  );
}

function Words({ title, picture, under, facts }: Omit<ItemCard, "id" | "link">) {
  return (
    <>
      {picture ? <span className={classes.picture}>{picture}</span> : null}
      <strong>{title}</strong>
      {under ? <span className="small break">{under}</span> : null}
      {facts ? <span className="row small wrap mt-6 gap-6-10">{facts}</span> : null}
    </>
  );
}
