import { subscriptions } from "@trilha/contract/learning/delivery/outline.ts";
import { progressFilters } from "@trilha/contract/learning/delivery/states.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import type { FilterValues } from "../../../ui/list/filters.ts";
import { TickList } from "../../../ui/pick/TickList.tsx";
import classes from "../learn.module.css";
import type { CourseFilterChoices } from "../learn.queries.ts";
import { LABEL_KINDS, listed } from "../learn-filters.ts";

type Props = {
  /** Id of the place it stands in; the fields' ids begin with it. */
  id: string;
  values: FilterValues;
  onChange: (changes: FilterValues) => void;
  /** Labels with something to see behind them; undefined while they are on their way. */
  filters: CourseFilterChoices | undefined;
};

type PillsProps = {
  name: "progress" | "subscription";
  legend: string;
  options: readonly { value: string; label: string; count: number | undefined }[];
} & Pick<Props, "values" | "onChange">;

function Pills({ name, legend, options, values, onChange }: PillsProps) {
  const { number } = useFormats();
  const chosen = listed(values[name]);
  const toggle = (value: string) =>
    onChange({
      [name]: options
        .map((option) => option.value)
        .filter((one) => (one === value ? !chosen.includes(one) : chosen.includes(one)))
        .join(","),
    });
  return (
    <fieldset className="flex wrap gap-8">
      <legend className="mb-8 text-14 weight-550">{legend}</legend>
      {options.map(({ value, label, count }) => (
        <button
          key={value}
          type="button"
          className={classes.pill}
          aria-pressed={chosen.includes(value)}
          onClick={() => toggle(value)}
        >
          {label}
          {count === undefined ? null : <small className="dim text-12 numbers">{number(count)}</small>}
        </button>
      ))}
    </fieldset>
  );
}

/** Filters of the list beside the search (§entities#filters per list). */
export function FilterFields({ id, values, onChange, filters }: Props) {
  const { t } = useTranslation("learning/delivery");
  const { t: shared } = useTranslation("learning/items");
  const { number } = useFormats();
  return (
    <div className={classes.fields}>
      <fieldset className="flex wrap gap-8">
        <legend className="mb-8 text-14 weight-550">{t("filter.favorite")}</legend>
        <button
          type="button"
          className={classes.pill}
          aria-pressed={values.favorite === "true"}
          onClick={() => onChange({ favorite: values.favorite === "true" ? "" : "true" })}
        >
          {t("onlyFavorites")}
          {filters ? <small className="dim text-12 numbers">{number(filters.favourites)}</small> : null}
        </button>
      </fieldset>
      <Pills
        name="progress"
        legend={t("filter.progress")}
        options={progressFilters.map((value) => ({
          value,
          label: shared(`state.${value}`),
          count: filters?.progress[value],
        }))}
        values={values}
        onChange={onChange}
      />
      <Pills
        name="subscription"
        legend={t("filter.subscription")}
        options={subscriptions.map((value) => ({
          value,
          label: shared(`subscription.${value}`),
          count: filters?.subscriptions[value],
        }))}
        values={values}
        onChange={onChange}
      />
      {LABEL_KINDS.map((kind) => {
        const options = (filters?.[kind] ?? []).map((label) => ({
          value: label.id,
          label: label.name,
          hint: t("inAll", { count: label.courses, amount: number(label.courses) }),
        }));
        const chosen = listed(values[kind]);
        if (options.length === 0 && chosen.length === 0) return null;
        return (
          <TickList
            key={kind}
            id={`${id}-${kind}`}
            label={t(`filter.${kind}`)}
            options={options}
            chosen={chosen}
            onChange={(next) => onChange({ [kind]: next.join(",") })}
          />
        );
      })}
    </div>
  );
}
