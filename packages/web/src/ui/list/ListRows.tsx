import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useIsPhone } from "../page/use-is-phone.ts";
import { type Column, DataTable } from "./DataTable.tsx";
import { ItemCards, type RowLink } from "./ItemCards.tsx";
import type { RowSelection } from "./selection.ts";

export type RowSpec<Row> = {
  /** Name of the rows, for screen readers. */
  readonly label: string;
  /** Name of a row: on its card, and where it is ticked. */
  readonly nameOf: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  /** The same row on a phone, under its name. */
  readonly cardOf: (row: Row) => {
    readonly title?: string;
    readonly picture?: ReactNode;
    readonly under?: ReactNode;
    readonly facts?: ReactNode;
  };
  /** `id` unless said. */
  readonly idOf?: ((row: Row) => string) | undefined;
  /** Page behind a row. */
  readonly linkOf?: ((row: Row) => RowLink) | undefined;
  /** Action of a row without a page of its own. Neither: there is nothing behind a row. */
  readonly onOpen?: ((row: Row) => void) | undefined;
};

type Props<Row> = RowSpec<Row> & {
  rows: readonly Row[];
  /** Undefined: none can be ticked. */
  selection?: RowSelection | undefined;
  onSelect?: ((selection: RowSelection) => void) | undefined;
  foot?: ReactNode;
};

const ownId = (row: unknown) => (row as { id: string }).id;

/** Rows of a list: a dense table at a desk, cards on a phone. */
export function ListRows<Row>(props: Props<Row>) {
  const { label, rows, nameOf, columns, cardOf, idOf = ownId, linkOf, selection, onSelect, foot } = props;
  const navigate = useNavigate();
  const onOpen = linkOf ? (row: Row) => void navigate(linkOf(row)) : props.onOpen;
  const phone = useIsPhone();
  if (!phone) {
    return (
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        idOf={idOf}
        nameOf={nameOf}
        {...(onOpen && { onOpen })}
        {...(selection && onSelect && { selection, onSelect })}
        foot={foot}
      />
    );
  }
  return (
    <ItemCards
      label={label}
      items={rows.map((row) => ({ id: idOf(row), title: nameOf(row), link: linkOf?.(row), ...cardOf(row) }))}
      onOpen={
        onOpen &&
        ((id) => {
          const row = rows.find((one) => idOf(one) === id);
          if (row !== undefined) onOpen(row);
        })
      }
      selection={selection}
      onSelect={onSelect}
      foot={foot}
    />
  );
}
