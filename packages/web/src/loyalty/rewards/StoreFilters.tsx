import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { NativeSelect } from "../../ui/controls/input.ts";
import type { FilterValues } from "../../ui/list/filters.ts";
import { ListToolbar } from "../../ui/list/ListToolbar.tsx";
import classes from "./store.module.css";
import { sectionsQuery } from "./store.queries.ts";
import { SORTS, TOGGLES } from "./store-filters.ts";

type Props = {
  values: FilterValues;
  onChange: (changes: FilterValues) => void;
  /** How many items fit; undefined while they are on their way. */
  total: number | undefined;
};

/** Search of the store: words, section, order, and filters. All of it stands in the address. */
export function StoreFilters({ values, onChange, total }: Props) {
  const { t } = useTranslation("loyalty/rewards");
  const { t: shell } = useTranslation("shell");
  const { number } = useFormats();
  const departments = useQuery(sectionsQuery).data?.departments ?? [];
  const here = departments.find(({ id }) => id === values.department);
  const categories = here ? here.categories : departments.flatMap((one) => one.categories);
  const options = (all: readonly { id: string; name: string }[]) =>
    all.map(({ id, name }) => ({ value: id, label: name }));
  // A category of another department would find nothing.
  const change = (changes: FilterValues) =>
    onChange("department" in changes ? { ...changes, category: "" } : changes);
  return (
    <div className={classes.filters}>
      <ListToolbar
        values={values}
        onChange={change}
        searchLabel={t("search")}
        filters={[
          { key: "department", label: t("department"), options: options(departments) },
          { key: "category", label: t("category"), options: options(categories) },
        ]}
      />
      <div className={classes.quick}>
        <NativeSelect
          className={classes.sort}
          aria-label={t("sort.label")}
          value={SORTS.find((one) => one === values.sort) ?? "popular"}
          onChange={({ currentTarget: { value } }) => onChange({ sort: value === "popular" ? "" : value })}
          data={SORTS.map((one) => ({ value: one, label: t(`sort.${one}`) }))}
        />
        {TOGGLES.map((key) => (
          <button
            key={key}
            type="button"
            className={classes.toggle}
            aria-pressed={values[key] === "true"}
            onClick={() => onChange({ [key]: values[key] === "true" ? "" : "true" })}
          >
            {t(`only.${key}`)}
          </button>
        ))}
      </div>
      <p className={classes.total} aria-live="polite">
        {total === undefined ? "" : shell("ui.results", { count: total, amount: number(total) })}
      </p>
    </div>
  );
}
