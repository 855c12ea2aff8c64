import type { ClipboardEvent } from "react";
import type { CellPosition } from "./cell-moves.ts";
import { type Area, cellsIn } from "./grid-edits.ts";
import { type PastedBlock, readBlock, writeBlock } from "./paste.ts";
import { COLUMNS, type Row } from "./rule-rows.ts";

type Grid = {
  rows: readonly Row[];
  /** Selected cells. */
  area: Area;
  readOnly: boolean;
  onFill: (area: Area, text: string) => void;
  onPaste: (at: CellPosition, block: PastedBlock) => void;
  /** Selects what was pasted. */
  onSelect: (area: Area) => void;
};

/** Clipboard handlers of the points table: an area is copied as other spreadsheets read it, and pasted from them. */
export function gridClipboard({ rows, area, readOnly, onFill, onPaste, onSelect }: Grid) {
  const copy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData.setData("text/plain", writeBlock(cellsIn(rows, area)));
  };
  return {
    onCopy: copy,
    onCut: (event: ClipboardEvent) => {
      copy(event);
      if (!readOnly) onFill(area, "");
    },
    onPaste: (event: ClipboardEvent) => {
      if (readOnly) return;
      event.preventDefault();
      const block = readBlock(event.clipboardData.getData("text/plain"));
      const { cells } = block;
      const { top, left } = area;
      if (cells.length === 1 && cells[0]?.length === 1) onFill(area, cells[0][0] ?? "");
      else if (cells.length > 0) {
        onPaste({ row: top, column: left }, block);
        const width = Math.max(...cells.map((row) => row.length));
        onSelect({
          top,
          left,
          bottom: top + cells.length - 1,
          right: Math.min(COLUMNS.length - 1, left + width - 1),
        });
      }
    },
  };
}
