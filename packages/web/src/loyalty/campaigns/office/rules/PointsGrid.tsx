import { useVirtualizer } from "@tanstack/react-virtual";
import type { ProductMatch } from "@trilha/contract/loyalty/earning/rule-set.ts";
import {
  type KeyboardEvent,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { useTranslation } from "react-i18next";
import { areaOf, type CellPosition, moveBy, nextCell } from "./cell-moves.ts";
import { cellIdOf, GridRow, type RowActs, useSteadyActs } from "./GridRow.tsx";
import classes from "./grid.module.css";
import { gridClipboard } from "./grid-clipboard.ts";
import type { Area } from "./grid-edits.ts";
import type { PastedBlock } from "./paste.ts";
import { COLUMNS, isBlank, matchOf, type Row, type RuleColumn } from "./rule-rows.ts";

export type GridHandle = { readonly goTo: (rowId: string) => void };

type Props = {
  ref?: Ref<GridHandle>;
  label: string;
  /** The lines in sight. */
  rows: readonly Row[];
  /** Number of a line in the whole table. */
  numberOf: (row: Row) => number;
  /** In words, by line: what the line as a whole has wrong. */
  faults: ReadonlyMap<string, string>;
  /** Number of products a line fits. */
  fitsOf: (match: ProductMatch) => number | undefined;
  /** Ids of the datalists that suggest values. */
  suggestions: Readonly<Partial<Record<RuleColumn, string>>>;
  readOnly: boolean;
  onSet: (rowId: string, column: RuleColumn, text: string) => void;
  onFill: (area: Area, text: string) => void;
  onPaste: (at: CellPosition, block: PastedBlock) => void;
  onGrow: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onDuplicate: () => void;
  onSelect: (rowIds: readonly string[]) => void;
  onType: (column: RuleColumn, text: string) => void;
};

const ROW = 36;

/** Stands for the lines that are not drawn, so the scroll bar tells the truth. */
const Spacer = ({ height }: { height: number }) =>
  height > 0 ? (
    <tbody aria-hidden="true">
      <tr>
        <td style={{ height, padding: 0, border: 0 }} />
      </tr>
    </tbody>
  ) : null;

type Editing = { readonly cell: CellPosition; readonly text: string };

/** The points table as a spreadsheet: arrow keys, typing, areas, copy and paste, thousands of lines. */
export function PointsGrid(props: Props) {
  const { label, rows, faults, fitsOf, suggestions, readOnly, onSelect } = props;
  const { t } = useTranslation("loyalty/campaigns/office");
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<CellPosition>({ row: 0, column: 0 });
  const [anchor, setAnchor] = useState<CellPosition>({ row: 0, column: 0 });
  const [editing, draw] = useState<Editing>();
  // Cell that is being written, as of now: a field that loses the focus asks before the next drawing.
  const writing = useRef<Editing>(undefined);
  const setEditing = (next: Editing | undefined) => {
    writing.current = next;
    draw(next);
  };
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 12,
    scrollPaddingStart: ROW,
  });

  const last = rows.length - 1;
  const here: CellPosition = { row: Math.min(active.row, Math.max(0, last)), column: active.column };
  const there: CellPosition = { row: Math.min(anchor.row, Math.max(0, last)), column: anchor.column };
  const area = areaOf(here, there);
  const line = rows[here.row];
  const columnHere = COLUMNS[here.column];

  const picked = rows
    .slice(area.top, area.bottom + 1)
    .map((row) => row.id)
    .join(" ");
  useEffect(() => onSelect(picked ? picked.split(" ") : []), [picked, onSelect]);

  const go = useCallback(
    (cell: CellPosition, extend = false) => {
      setActive(cell);
      if (!extend) setAnchor(cell);
      virtualizer.scrollToIndex(cell.row);
    },
    [virtualizer],
  );
  const focus = () => table.current?.focus({ preventScroll: true });

  useImperativeHandle(props.ref, () => ({
    goTo: (rowId) => {
      const row = rows.findIndex((one) => one.id === rowId);
      if (row < 0) return;
      go({ row, column: 0 });
      scroller.current?.scrollIntoView({ block: "nearest" });
      focus();
    },
  }));

  const begin = (cell: CellPosition, text?: string) => {
    const row = rows[cell.row];
    const column = COLUMNS[cell.column];
    if (readOnly || !row || !column) return;
    setEditing({ cell, text: text ?? row[column] });
    props.onType(column, text ?? row[column]);
  };
  const commit = (then?: CellPosition) => {
    const done = writing.current;
    if (done) {
      const row = rows[done.cell.row];
      const column = COLUMNS[done.cell.column];
      setEditing(undefined);
      if (row && column) props.onSet(row.id, column, done.text);
    }
    if (then) go(then);
    focus();
  };
  /** Below the last line that says something there is always one more to fill in. */
  const below = (cell: CellPosition): CellPosition => {
    if (cell.row < last) return { row: cell.row + 1, column: cell.column };
    const row = rows[last];
    if (!row || (isBlank(row) && !editing?.text)) return cell;
    props.onGrow();
    return { row: cell.row + 1, column: cell.column };
  };

  const onEditKey = (event: KeyboardEvent) => {
    if (!editing || event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      setEditing(undefined);
      focus();
    } else if (event.key === "Enter") commit(event.shiftKey ? undefined : below(editing.cell));
    else if (event.key === "Tab") commit(nextCell(editing.cell, event.shiftKey, rows.length));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const onKey = (event: KeyboardEvent) => {
    if (editing) return onEditKey(event);
    const command = event.ctrlKey || event.metaKey;
    const { key } = event;
    const moved = moveBy({ key, far: command }, here, rows.length);
    if (moved) go(moved, event.shiftKey);
    else if (command && key.toLowerCase() === "a") {
      setAnchor({ row: 0, column: 0 });
      setActive({ row: Math.max(0, last), column: COLUMNS.length - 1 });
    } else if (key === "Escape") setAnchor(here);
    else if (readOnly) return;
    else if (command && key.toLowerCase() === "z") (event.shiftKey ? props.onRedo : props.onUndo)();
    else if (command && key.toLowerCase() === "y") props.onRedo();
    else if (command && key.toLowerCase() === "d") props.onDuplicate();
    else if (key === "Enter" || key === "F2") begin(here);
    else if (key === "Delete" || key === "Backspace") props.onFill(area, "");
    else if (key.length === 1 && !command && !event.altKey) begin(here, key);
    else return;
    event.preventDefault();
  };

  const clipboard = editing
    ? undefined
    : gridClipboard({
        rows,
        area,
        readOnly,
        onFill: props.onFill,
        onPaste: props.onPaste,
        onSelect: ({ top, left, bottom, right }) => {
          setAnchor({ row: top, column: left });
          setActive({ row: bottom, column: right });
        },
      });

  const acts: RowActs = {
    point: (cell, { extend, touch, whole }) => {
      if (editing) commit();
      if (touch && cell.row === here.row && cell.column === here.column) begin(cell);
      else if (whole) {
        if (!extend) setAnchor({ row: cell.row, column: 0 });
        setActive({ row: cell.row, column: COLUMNS.length - 1 });
      } else go(cell, extend);
    },
    open: (cell) => begin(cell),
    write: (text) => {
      const column = editing && COLUMNS[editing.cell.column];
      if (!column) return;
      setEditing({ ...editing, text });
      props.onType(column, text);
    },
    leave: () => {
      if (writing.current) commit();
    },
  };
  const steady = useSteadyActs(acts);

  const items = virtualizer.getVirtualItems();
  const shownIds = new Set(items.map(({ index }) => rows[index]?.id));
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div ref={scroller} className={classes.scroller}>
      <p className="only-heard" id={`${id}-keys`}>
        {t(readOnly ? "grid.keysReading" : "grid.keys")}
      </p>
      <table
        ref={table}
        className={classes.grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: cells to move through make it a grid
        role="grid"
        tabIndex={0}
        aria-label={label}
        aria-describedby={`${id}-keys`}
        aria-rowcount={rows.length + 1}
        aria-multiselectable="true"
        aria-readonly={readOnly || undefined}
        aria-activedescendant={
          line && columnHere && shownIds.has(line.id) ? cellIdOf(id, line.id, columnHere) : undefined
        }
        onKeyDown={onKey}
        {...clipboard}
      >
        <thead>
          <tr>
            <th scope="col" data-column="number">
              <span className="only-heard">{t("grid.line")}</span>
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`grid.column.${column}`)}
              </th>
            ))}
            <th scope="col" data-column="weight" title={t("grid.weightHelp")}>
              {t("grid.weight")}
            </th>
            <th scope="col" data-column="fits">
              {t("grid.fits")}
            </th>
          </tr>
        </thead>
        <Spacer height={before} />
        <tbody>
          {items.map(({ index }) => {
            const row = rows[index];
            if (!row) return null;
            const within = index >= area.top && index <= area.bottom;
            const edited = editing?.cell.row === index ? editing : undefined;
            return (
              <GridRow
                key={row.id}
                row={row}
                index={index}
                number={props.numberOf(row)}
                grid={id}
                active={index === here.row ? here.column : -1}
                from={within ? area.left : -1}
                to={within ? area.right : -1}
                fault={faults.get(row.id)}
                fits={isBlank(row) ? undefined : fitsOf(matchOf(row))}
                editing={edited?.cell.column ?? -1}
                text={edited?.text ?? ""}
                list={edited ? suggestions[COLUMNS[edited.cell.column] ?? "sku"] : undefined}
                acts={steady}
              />
            );
          })}
        </tbody>
        <Spacer height={after} />
      </table>
    </div>
  );
}
