import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { SubNav } from "../page/SubNav.tsx";
import { type FilterValues, withFilters } from "./filters.ts";

type Props<View extends string> = {
  label: string;
  /** Filters of the address; those a view does not change stay. */
  values: FilterValues;
  views: readonly View[];
  say: (view: View) => string;
  /** Filters of a view in the address; an empty text takes a filter away. */
  valuesOf: (view: View) => FilterValues;
  onChange?: () => void;
  /** Further places of the room. */
  children?: ReactNode;
};

/** Views of a list staff come for, each with an address of its own. */
export function ListViews<View extends string>(props: Props<View>) {
  const { label, values, views, say, valuesOf, onChange, children } = props;
  return (
    <SubNav label={label}>
      {views.map((view) => (
        <Link
          key={view}
          to="."
          search={withFilters(values, valuesOf(view)) as never}
          replace
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: true }}
          onClick={onChange}
        >
          {say(view)}
        </Link>
      ))}
      {children}
    </SubNav>
  );
}
