import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { ProductMatches, ProductSearch } from "../sales.queries.ts";
import classes from "./product-sheet.module.css";

const FACETS = [
  ["productType", "productTypes"],
  ["brand", "brands"],
  ["processor", "processors"],
  ["generation", "generations"],
] as const;

type Props = {
  facets: ProductMatches["facets"] | undefined;
  chosen: ProductSearch;
  onChange: (chosen: ProductSearch) => void;
};

/** Facets that narrow the products down, in a row that scrolls under the thumb; a chosen one stands first. */
export function FacetChips({ facets, chosen, onChange }: Props) {
  const { t } = useTranslation("loyalty/claims/sales");
  const without = (key: (typeof FACETS)[number][0]) => {
    const { [key]: _, ...rest } = chosen;
    return rest;
  };
  const open = FACETS.filter(([key]) => !chosen[key]).map(
    ([key, list]) => [key, (facets?.[list] ?? []).filter(({ value }) => value !== "")] as const,
  );
  return (
    <div className={classes.facets}>
      {FACETS.flatMap(([key]) => {
        const value = chosen[key];
        return value
          ? [
              <button
                key={key}
                type="button"
                className={classes.chip}
                aria-pressed="true"
                onClick={() => onChange(without(key))}
              >
                {value}
                <IconX size={16} stroke={1.9} aria-hidden="true" />
              </button>,
            ]
          : [];
      })}
      {open
        .filter(([, values]) => values.length > 1)
        .map(([key, values]) => (
          <fieldset key={key} className={classes.facet} aria-label={t(`products.${key}`)}>
            <span className="dim text-12 weight-600 nowrap" aria-hidden="true">
              {t(`products.${key}`)}
            </span>
            {values.map(({ value }) => (
              <button
                key={value}
                type="button"
                className={classes.chip}
                aria-pressed="false"
                onClick={() => onChange({ ...chosen, [key]: value })}
              >
                {value}
              </button>
            ))}
          </fieldset>
        ))}
    </div>
  );
}
