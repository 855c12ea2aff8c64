import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Checkbox } from "../controls/checkbox.ts";
import classes from "./data-table.module.css";
import { type RowSelection, toggled, toggledAll } from "./selection.ts";

export type Column<Row> = {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly width?: number | string;
  /** Numbers stand right, in tabular figures. */
  readonly numeric?: boolean;
};

type Props<Row> = {
  /** Name of the table's rows, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  onOpen?: (row: Row) => void;
  selection?: RowSelection;
  onSelect?: (selection: RowSelection) => void;
  /** Under the last row: "show more", or that there is no more. */
  foot?: ReactNode;
};

const ROW = 52;
const VIRTUAL_FROM = 120;

/** Stands for the rows that are not drawn, so the scroll bar tells the truth. */
const Spacer = ({ height }: { height: number }) =>
  height > 0 ? (
    <tbody aria-hidden="true">
      <tr>
        <td style={{ height, padding: 0, border: 0 }} />
      </tr>
    </tbody>
  ) : null;

/** A dense table for the back office: sticky header, arrow keys, ticked rows, thousands of rows. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, columns, rows, idOf, nameOf, onOpen, selection, onSelect, foot } = props;
  const { t } = useTranslation("shell");
  const scroller = useRef<HTMLDivElement>(null);
  const keys = useId();
  const [current, setCurrent] = useState(0);
  const virtual = rows.length >= VIRTUAL_FROM;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 12,
    enabled: virtual,
  });

  const items = virtual ? virtualizer.getVirtualItems() : [];
  const from = virtual ? (items[0]?.index ?? 0) : 0;
  const to = virtual ? (items.at(-1)?.index ?? -1) + 1 : rows.length;
  const above = virtual ? (items[0]?.start ?? 0) : 0;
  const below = virtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  const ticking = selection !== undefined && onSelect !== undefined;
  const ids = rows.map(idOf);
  const ticked = ticking ? ids.filter((id) => selection.has(id)).length : 0;

  const focusRow = (index: number) => {
    const target = Math.min(rows.length - 1, Math.max(0, index));
    setCurrent(target);
    if (virtual) virtualizer.scrollToIndex(target);
    // After a jump the row may be drawn only in the next frame.
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`tr[data-index="${target}"]`)?.focus(),
    );
  };

  const onKey = (event: KeyboardEvent<HTMLTableRowElement>, index: number, row: Row) => {
    if (event.target !== event.currentTarget) return;
    const jump = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (jump !== undefined) focusRow(jump);
    else if (event.key === "Enter" && onOpen) onOpen(row);
    else if (event.key === " " && ticking) onSelect(toggled(selection, idOf(row)));
    else return;
    event.preventDefault();
  };

  const width = columns.length + (ticking ? 1 : 0);
  return (
    <div ref={scroller} className={classes.scroller} data-virtual={virtual || undefined}>
      <p className="only-heard" id={keys}>
        {t("ui.tableKeys")}
      </p>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a grid whenever rows can be ticked */}
      <table
        className={classes.table}
        aria-label={label}
        aria-rowcount={virtual ? rows.length + 1 : undefined}
        aria-describedby={keys}
        role={ticking || onOpen ? "grid" : undefined}
        aria-multiselectable={ticking || undefined}
      >
        <thead>
          <tr>
            {ticking ? (
              <th className={classes.tick} scope="col">
                <Checkbox
                  size="sm"
                  aria-label={t("ui.selectAll")}
                  checked={ticked > 0 && ticked === ids.length}
                  indeterminate={ticked > 0 && ticked < ids.length}
                  onChange={() => onSelect(toggledAll(selection, ids))}
                />
              </th>
            ) : null}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                style={{ width: column.width }}
                className={column.numeric ? classes.numeric : undefined}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <Spacer height={above} />
        <tbody>
          {rows.slice(from, to).map((row, offset) => {
            const index = from + offset;
            const id = idOf(row);
            const on = selection?.has(id) ?? false;
            return (
              <tr
                key={id}
                data-index={index}
                data-on={on || undefined}
                data-open={onOpen ? true : undefined}
                aria-rowindex={virtual ? index + 2 : undefined}
                aria-selected={ticking ? on : undefined}
                tabIndex={index === Math.min(current, rows.length - 1) ? 0 : -1}
                onFocus={() => setCurrent(index)}
                onKeyDown={(event) => onKey(event, index, row)}
                onClick={onOpen ? () => onOpen(row) : undefined}
              >
                {ticking ? (
                  // The tick is its own target inside a row that opens.
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the cell only keeps clicks from the row
                  <td className={classes.tick} onClick={(event) => event.stopPropagation()}>
                    <Checkbox
                      size="sm"
                      tabIndex={-1}
                      aria-label={t("ui.selectRow", { name: nameOf(row) })}
                      checked={on}
                      onChange={() => onSelect(toggled(selection, id))}
                    />
                  </td>
                ) : null}
                {columns.map((column) => (
                  <td key={column.key} className={column.numeric ? classes.numeric : undefined}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <Spacer height={below} />
        {foot ? (
          <tfoot>
            <tr>
              <td colSpan={width}>{foot}</td>
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}
