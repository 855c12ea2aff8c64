import { IconSearch, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { searchLimit } from "@trilha/contract/core/limits.ts";
import { useDeferredValue, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { ActionIcon } from "../../../../ui/controls/action-icon.ts";
import { TextInput } from "../../../../ui/controls/input.ts";
import { Thumb } from "../../../../ui/cover/Thumb.tsx";
import { useIsPhone } from "../../../../ui/page/use-is-phone.ts";
import { FacetPick } from "../../../../ui/pick/FacetPick.tsx";
import { PointsChip } from "../../../../ui/score/Chips.tsx";
import { Sheet } from "../../../../ui/sheet/Sheet.tsx";
import { QueryState } from "../../../../ui/state/QueryState.tsx";
import { ListSkeleton } from "../../../../ui/state/Skeletons.tsx";
import { keyWords } from "../key-words.ts";
import type { SaleLine } from "../sale-form.ts";
import { type ProductChoice, type ProductSearch, productsQuery } from "../sales.queries.ts";
import classes from "./product-sheet.module.css";

type Props = {
  lines: readonly SaleLine[];
  /** Points one unit gives now. */
  unit: (product: ProductChoice) => number | undefined;
  onChoose: (product: ProductChoice) => void;
  onClose: () => void;
};

const FACETS = [
  ["productType", "productTypes"],
  ["brand", "brands"],
  ["processor", "processors"],
  ["generation", "generations"],
] as const;

const PAUSE = 200;

/** Debounced text, a moment after it was typed. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** A product for a line: what I sell most first, found by a few letters, narrowed by thumb. */
export function ProductSheet({ lines, unit, onChoose, onClose }: Props) {
  const { t } = useTranslation("loyalty/claims/sales");
  const { t: shell } = useTranslation("shell");
  const { number } = useFormats();
  const phone = useIsPhone();
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<ProductSearch>({});
  const wanted = usePaused(text.trim());
  const narrowing = useDeferredValue(wanted ? { ...chosen, text: wanted } : chosen);
  const query = useQuery(productsQuery(narrowing));
  const plain = Object.keys(narrowing).length === 0;
  const unitsOf = (product: ProductChoice) => lines.find((line) => line.product.id === product.id)?.quantity;

  return (
    <Sheet opened title={t("products.title")} onClose={onClose} size="lg">
      <div className={classes.sheet}>
        <div className={classes.search}>
          <TextInput
            type="search"
            aria-label={t("products.search")}
            placeholder={t("products.search")}
            value={text}
            maxLength={searchLimit}
            autoComplete="off"
            // On a phone the keyboard would hide what is sold most.
            data-autofocus={phone ? undefined : true}
            onChange={(event) => setText(event.currentTarget.value)}
            leftSection={<IconSearch size={18} stroke={1.7} aria-hidden="true" />}
            rightSection={
              text ? (
                <ActionIcon size={36} aria-label={shell("ui.clearSearch")} onClick={() => setText("")}>
                  <IconX size={16} aria-hidden="true" />
                </ActionIcon>
              ) : null
            }
          />
          <FacetPick
            facets={FACETS.map(([key, list]) => ({
              key,
              label: t(`products.${key}`),
              values: (query.data?.facets[list] ?? []).flatMap(({ value }) => value || []),
            }))}
            chosen={chosen}
            onChange={(key, value) => {
              const { [key]: _, ...others } = chosen;
              setChosen(value === undefined ? others : { ...others, [key]: value });
            }}
          />
        </div>
        <QueryState query={query} skeleton={<ListSkeleton />}>
          {({ items }) =>
            items.length === 0 ? (
              <p className={classes.none}>{t("products.none")}</p>
            ) : (
              <>
                <h3 className={classes.heading}>{plain ? t("products.first") : t("products.found")}</h3>
                <ul className={classes.results}>
                  {items.map((product) => {
                    const units = unitsOf(product);
                    const points = unit(product);
                    return (
                      <li key={product.id}>
                        <button type="button" className={classes.result} onClick={() => onChoose(product)}>
                          <Thumb src={product.pictureUrl} kind={product.productType} />
                          <span className={classes.words}>
                            <strong className="text-15">{product.name}</strong>
                            <small>{keyWords(product)}</small>
                            {units ? (
                              <small className={classes.there}>
                                {t("products.there", { count: units, amount: number(units) })}
                              </small>
                            ) : null}
                          </span>
                          {points === undefined ? null : (
                            <span className={classes.unit}>
                              <PointsChip value={points} size="sm" />
                              <small>{t("products.perUnit")}</small>
                            </span>
                          )}
                        </button>
                      </li>
                    );
                  })}
                </ul>
              </>
            )
          }
        </QueryState>
      </div>
    </Sheet>
  );
}
