import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Select } from "../controls/select.ts";
import classes from "./facet-pick.module.css";
import {
  chipLimit,
  type Facet,
  facetOptions,
  facetValue,
  fittingGroups,
  type OptionGroup,
} from "./facets.ts";

type Props<Key extends string> = {
  facets: readonly Facet<Key>[];
  chosen: Readonly<Partial<Record<Key, string>>>;
  /** Undefined: the facet narrows nothing any more. */
  onChange: (key: Key, value: string | undefined) => void;
};

/** Facets that narrow a list down: a few values stand as chips, more are searched; a chosen one stands first. */
export function FacetPick<Key extends string>({ facets, chosen, onChange }: Props<Key>) {
  const { t } = useTranslation("shell");
  const [search, setSearch] = useState("");
  const open = facets.filter(({ key, values }) => chosen[key] === undefined && values.length > 1);
  const many = open.reduce((sum, { values }) => sum + values.length, 0) > chipLimit;
  const label = t("ui.facets.search", { list: open.map((facet) => facet.label).join(", ") });
  return (
    <div className={classes.strip}>
      {facets.map(({ key, label: facet }) =>
        chosen[key] === undefined ? null : (
          <button
            key={key}
            type="button"
            className={classes.chip}
            aria-label={t("ui.facets.chosen", { facet, value: chosen[key] })}
            aria-pressed="true"
            onClick={() => onChange(key, undefined)}
          >
            {chosen[key]}
            <IconX size={16} stroke={1.9} aria-hidden="true" />
          </button>
        ),
      )}
      {many ? (
        <Select
          className={classes.search}
          aria-label={label}
          placeholder={label}
          data={facetOptions(open)}
          value={null}
          searchable
          openOnFocus={false}
          searchValue={search}
          onSearchChange={setSearch}
          filter={({ options, search: typed }) => fittingGroups(options as OptionGroup[], typed)}
          onChange={(option) => {
            setSearch("");
            const picked = option === null ? undefined : facetValue(open, option);
            if (picked) onChange(picked.key, picked.value);
          }}
          nothingFoundMessage={t("ui.lookUp.none")}
          comboboxProps={{ shadow: "md" }}
          maxDropdownHeight={280}
        />
      ) : (
        open.map(({ key, label: facet, values }) => (
          <fieldset key={key} className={classes.facet} aria-label={facet}>
            <span className="dim text-12 weight-600 nowrap" aria-hidden="true">
              {facet}
            </span>
            {values.map((value) => (
              <button
                key={value}
                type="button"
                className={classes.chip}
                aria-pressed="false"
                onClick={() => onChange(key, value)}
              >
                {value}
              </button>
            ))}
          </fieldset>
        ))
      )}
    </div>
  );
}
