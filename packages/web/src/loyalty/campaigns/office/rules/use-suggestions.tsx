import { useQuery } from "@tanstack/react-query";
import { searchLimit } from "@trilha/contract/core/limits.ts";
import { type ReactNode, useCallback, useDeferredValue, useId, useState } from "react";
import { can, useSession } from "../../../../session/session.queries.ts";
import { facetsQuery, productsQuery } from "../campaigns-office.queries.ts";
import type { MatchColumn, RuleColumn } from "./rule-rows.ts";

/** Suggestions from the catalogue while a key is written; and the element that draws them into the page. */
export function useSuggestions(): {
  readonly lists: Readonly<Record<MatchColumn, string>>;
  readonly drawn: ReactNode;
  readonly type: (column: RuleColumn, text: string) => void;
} {
  const id = useId();
  const mayRead = can(useSession(), "catalogue.read");
  const [typed, setTyped] = useState<string>();
  const text = useDeferredValue(typed);
  const facets = useQuery({ ...facetsQuery, enabled: mayRead }).data;
  const products = useQuery({ ...productsQuery(text ?? ""), enabled: mayRead && text !== undefined }).data;
  const lists = {
    productType: `${id}-types`,
    brand: `${id}-brands`,
    processor: `${id}-processors`,
    generation: `${id}-generations`,
    sku: `${id}-skus`,
  };
  const options: Record<MatchColumn, readonly (readonly [string, string?])[]> = {
    productType: (facets?.productTypes ?? []).map(({ value }) => [value]),
    brand: (facets?.brands ?? []).map(({ value }) => [value]),
    processor: (facets?.processors ?? []).map(({ value }) => [value]),
    generation: (facets?.generations ?? []).map(({ value }) => [value]),
    sku: (products?.items ?? []).map(({ sku, name }) => [sku, name]),
  };
  const type = useCallback((column: RuleColumn, text: string) => {
    if (column === "sku") setTyped(text.trim().slice(0, searchLimit));
  }, []);
  const drawn = (Object.keys(lists) as MatchColumn[]).map((column) => (
    <datalist key={column} id={lists[column]}>
      {options[column].map(([value, label]) => (
        <option key={value} value={value} label={label} />
      ))}
    </datalist>
  ));
  return { lists, drawn, type };
}
