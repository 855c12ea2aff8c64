import { useQuery } from "@tanstack/react-query";
import type { ProductMatch } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { useEffect, useMemo, useState } from "react";
import { productFitsQuery } from "../campaigns-office.queries.ts";
import { MATCH_COLUMNS } from "./rule-rows.ts";

/** Name of a match, equal for lines that mean the same. */
const nameOf = (match: ProductMatch) => MATCH_COLUMNS.map((column) => match[column] ?? "").join("\t");

const settleAfter = 500;

/** Number of products a line fits; undefined while it is not known. Asked for once somebody stops typing. */
export function useProductFits(
  matches: readonly ProductMatch[],
): (match: ProductMatch) => number | undefined {
  const distinct = useMemo(() => new Map(matches.map((match) => [nameOf(match), match])), [matches]);
  const [settled, settle] = useState(distinct);
  useEffect(() => {
    const timer = setTimeout(() => settle(distinct), settleAfter);
    return () => clearTimeout(timer);
  }, [distinct]);
  const names = [...settled.keys()];
  const query = productFitsQuery(names.join("\n"), [...settled.values()]);
  const fits = useQuery({ ...query, enabled: names.length > 0 }).data;
  return useMemo(() => {
    const known = new Map([...settled.keys()].map((name, place) => [name, fits?.[place]]));
    return (match) => known.get(nameOf(match));
  }, [settled, fits]);
}
