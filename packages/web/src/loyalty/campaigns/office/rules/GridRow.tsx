import { IconAlertTriangle } from "@tabler/icons-react";
import { memo, type PointerEvent, useEffect, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { fieldWords } from "../../../../i18n/field-words.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import type { CellPosition } from "./cell-moves.ts";
import classes from "./grid.module.css";
import { COLUMNS, isBlank, type Row, type RuleColumn, readRow, weightOf } from "./rule-rows.ts";

type Props = {
  row: Row;
  index: number;
  number: number;
  /** Begins the ids of the cells. */
  grid: string;
  /** The column of the active cell; -1 elsewhere. */
  active: number;
  /** The chosen columns; -1 outside the area. */
  from: number;
  to: number;
  fault: string | undefined;
  /** Number of products it means. */
  fits: number | undefined;
  /** The column being written; -1 none. */
  editing: number;
  text: string;
  list: string | undefined;
  /** The same object as long as the grid stands. */
  acts: RowActs;
};

export type RowActs = {
  readonly point: (cell: CellPosition, how: { extend?: boolean; touch?: boolean; whole?: boolean }) => void;
  readonly open: (cell: CellPosition) => void;
  readonly write: (text: string) => void;
  readonly leave: () => void;
};

/** The newest acts behind one object: rows that did not change are not drawn again. */
export function useSteadyActs(acts: RowActs): RowActs {
  const latest = useRef(acts);
  latest.current = acts;
  return useMemo(
    () => ({
      point: (...about) => latest.current.point(...about),
      open: (...about) => latest.current.open(...about),
      write: (...about) => latest.current.write(...about),
      leave: () => latest.current.leave(),
    }),
    [],
  );
}

export const cellIdOf = (grid: string, rowId: string, column: RuleColumn): string =>
  `${grid}-${rowId}-${column}`;

const NUMBERS: ReadonlySet<RuleColumn> = new Set(["from", "to", "points", "experience"]);

function Editor({
  label,
  text,
  list,
  numeric,
  onText,
  onLeave,
}: {
  label: string;
  text: string;
  list: string | undefined;
  numeric: boolean;
  onText: (text: string) => void;
  onLeave: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <input
      ref={input}
      className={classes.editor}
      aria-label={label}
      list={list}
      inputMode={numeric ? "numeric" : undefined}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={(event) => onText(event.currentTarget.value)}
      onBlur={onLeave}
    />
  );
}

function Line(props: Props) {
  const { row, index, number, grid, active, from, to, fault, fits, editing, acts } = props;
  const { t } = useTranslation("loyalty/campaigns/office");
  const { locale, number: written } = useFormats();
  const { wrong } = readRow(row);
  const point = (column: number) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    const touch = event.pointerType === "touch";
    acts.point({ row: index, column }, { extend: event.shiftKey, touch });
  };
  const pull = (column: number) => (event: PointerEvent) => {
    if (event.pointerType === "mouse" && event.buttons === 1)
      acts.point({ row: index, column }, { extend: true });
  };
  return (
    <tr aria-rowindex={index + 2} data-fault={fault ? true : undefined}>
      <th
        scope="row"
        title={fault}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          acts.point({ row: index, column: 0 }, { extend: event.shiftKey, whole: true });
        }}
      >
        {fault ? (
          <>
            <IconAlertTriangle size={14} stroke={2} aria-hidden="true" />
            <span className="only-heard">{fault}</span>
          </>
        ) : null}
        {number}
      </th>
      {COLUMNS.map((column, at) => {
        const problem = wrong[column];
        const words = problem ? fieldWords(problem.code, locale, problem.params) : undefined;
        const name = `${t(`grid.column.${column}`)}, ${t("grid.line")} ${number}`;
        const writing = at === editing;
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a table that is a grid can be chosen
          <td
            key={column}
            id={cellIdOf(grid, row.id, column)}
            aria-selected={at >= from && at <= to}
            aria-invalid={words ? true : undefined}
            title={words}
            data-column={column}
            data-active={at === active || undefined}
            onPointerDown={writing ? undefined : point(at)}
            onPointerEnter={writing ? undefined : pull(at)}
            onDoubleClick={writing ? undefined : () => acts.open({ row: index, column: at })}
          >
            {writing ? (
              <Editor
                label={name}
                text={props.text}
                list={props.list}
                numeric={NUMBERS.has(column)}
                onText={acts.write}
                onLeave={acts.leave}
              />
            ) : (
              <>
                {row[column]}
                {words ? <span className="only-heard">{words}</span> : null}
              </>
            )}
          </td>
        );
      })}
      <td data-column="weight">{isBlank(row) ? "" : weightOf(row)}</td>
      <td data-column="fits" data-none={fits === 0 || undefined}>
        {fits === undefined ? "" : t("grid.fitsProducts", { count: fits, amount: written(fits) })}
      </td>
    </tr>
  );
}

/** One line of the points table; drawn again only when something of it changed. */
export const GridRow = memo(Line);
