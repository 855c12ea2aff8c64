import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { isValidElement, type ReactElement, type ReactNode } from "react";
import { useFormats } from "../../i18n/use-locale.ts";
import { Button } from "../controls/button.ts";
import { EmptyState } from "../state/EmptyState.tsx";
import type { Filter, FilterValues } from "./filters.ts";
import { ListRows, type RowSpec } from "./ListRows.tsx";
import { ListToolbar } from "./ListToolbar.tsx";
import { PagedList } from "./PagedList.tsx";
import { PageSizeField } from "./PageSizeField.tsx";
import type { RowSelection } from "./selection.ts";

/** A list as a page holds it: what the address says, the rows so far, which are ticked. */
type ListState<Row> = {
  readonly result: UseInfiniteQueryResult<InfiniteData<{ readonly items: readonly Row[] }>>;
  readonly rows: readonly Row[];
  readonly values: FilterValues;
  readonly change: (changes: FilterValues) => void;
  readonly narrowed: boolean;
  readonly clear: () => void;
  readonly selection: RowSelection;
  readonly select: (selection: RowSelection) => void;
  /** Rows of one page, the sizes there are, and the way to another. */
  readonly size: number;
  readonly sizes: readonly number[];
  readonly changeSize: (size: number) => void;
};

/** Words of an empty list, and what to do next; `clear` names the button that drops the filters. */
type Emptiness = {
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: ReactNode;
  readonly clear?: string;
};

type Props<Row> = {
  list: ListState<Row>;
  /** Label of the search. Without it and without filters there is no toolbar. */
  search?: string;
  /** Filters of the list; those with one choice only are left out. */
  filters?: readonly Filter[];
  /** Beside the filters: a file of what is shown. */
  tools?: ReactNode;
  /** How many rows are here so far, in words; `more` on the server. */
  shown?: (rows: { count: number; amount: string }, more: boolean) => string;
  /** In the place of `shown`, where the list has something else to say. */
  summary?: ReactNode;
  icon?: ReactNode;
  /** Looks like the rows that are on their way. */
  skeleton?: ReactNode;
  /** No rows: what will be here, or something of the page's own in its place. */
  empty: Emptiness | ReactElement;
  /** Words for filters that nothing fits. */
  none?: Emptiness;
  /** How rows look; a page with rows of its own gives them as children. */
  rows?: RowSpec<Row>;
  children?: (rows: readonly Row[], foot: ReactNode) => ReactNode;
  /** Actions on ticked rows; undefined: none can be ticked. */
  bulk?: ((ticked: readonly Row[], untick: () => void) => ReactNode) | undefined;
};

const useful = ({ options, flag }: Filter) => options.length > (flag ? 0 : 1);

function Nothing({ icon, words, onClear }: { icon: ReactNode; words: Emptiness; onClear?: () => void }) {
  const { title, text, action, clear } = words;
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        clear ? (
          <Button variant="light" onClick={onClear}>
            {clear}
          </Button>
        ) : (
          action
        )
      }
    >
      {text}
    </EmptyState>
  );
}

/** A list under its title: filters of the address, what is shown, rows page by page, each of the states it can be in. */
export function ListView<Row>(props: Props<Row>) {
  const { list, search, tools, shown, icon, empty, none, bulk } = props;
  const { rows: view, children } = props;
  const { number } = useFormats();
  const { result, rows, selection, select } = list;
  const filters = (props.filters ?? []).filter(useful);
  const count = rows.length;
  const counted = result.data && !result.isPlaceholderData;
  const summary = shown
    ? counted
      ? shown({ count, amount: number(count) }, result.hasNextPage)
      : " "
    : props.summary;
  return (
    <>
      {search === undefined && filters.length === 0 ? null : (
        <ListToolbar
          values={list.values}
          onChange={list.change}
          searchLabel={search}
          filters={filters}
          summary={summary}
          actions={tools}
        />
      )}
      <PagedList
        list={result}
        skeleton={props.skeleton}
        empty={
          list.narrowed && none ? (
            <Nothing icon={icon} words={none} onClear={list.clear} />
          ) : isValidElement(empty) ? (
            empty
          ) : (
            <Nothing icon={icon} words={empty as Emptiness} />
          )
        }
      >
        {(some, foot) =>
          view ? (
            <ListRows {...view} rows={some} {...(bulk && { selection, onSelect: select })} foot={foot} />
          ) : (
            children?.(some, foot)
          )
        }
      </PagedList>
      {count > 0 && (result.hasNextPage || count > Math.min(...list.sizes)) ? (
        <PageSizeField size={list.size} sizes={list.sizes} onChange={list.changeSize} />
      ) : null}
      {bulk?.(
        rows.filter((row) => selection.has((view?.idOf ?? ownId)(row))),
        () => select(new Set()),
      )}
    </>
  );
}

const ownId = (row: unknown) => (row as { id: string }).id;
