import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { Button } from "../../../ui/controls/button.ts";
import type { FilterValues } from "../../../ui/list/filters.ts";
import { ListToolbar } from "../../../ui/list/ListToolbar.tsx";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import classes from "../learn.module.css";
import type { CourseFilterChoices } from "../learn.queries.ts";
import { countOf, nothing } from "../learn-filters.ts";
import { FilterFields } from "./FilterFields.tsx";

const Sheet = lazyPart(() => import("../../../ui/sheet/Sheet.tsx").then(({ Sheet }) => ({ default: Sheet })));

type Props = {
  values: FilterValues;
  onChange: (changes: FilterValues) => void;
  filters: CourseFilterChoices | undefined;
  /** How many fit; undefined while they are on their way. */
  total: number | undefined;
};

/** The search, and the way to everything else that narrows the list where there is no room beside it. */
export function ListFilters({ values, onChange, filters, total }: Props) {
  const { t } = useTranslation("learning/delivery");
  const { t: shell } = useTranslation("shell");
  const { number } = useFormats();
  const [open, setOpen] = useState(false);
  const active = countOf(values);
  return (
    <div className="stack">
      <div className={classes.line}>
        <ListToolbar values={values} onChange={onChange} searchLabel={t("search")} />
        <Button
          variant={active > 0 ? "light" : "default"}
          className={classes.openFilters}
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.7} aria-hidden="true" />}
          onClick={() => setOpen(true)}
        >
          {active > 0 ? t("filtersActive", { count: active, amount: number(active) }) : shell("ui.filters")}
        </Button>
      </div>
      <p className={classes.total} aria-live="polite">
        {total === undefined ? "" : shell("ui.results", { count: total, amount: number(total) })}
      </p>
      {open ? (
        <Suspense fallback={null}>
          <Sheet
            opened
            title={shell("ui.filters")}
            onClose={() => setOpen(false)}
            footer={
              <>
                <Button
                  variant="default"
                  disabled={active === 0}
                  onClick={() => onChange({ ...nothing, search: values.search })}
                >
                  {shell("ui.clearFilters")}
                </Button>
                <Button onClick={() => setOpen(false)}>{shell("ui.showResults")}</Button>
              </>
            }
          >
            <FilterFields values={values} onChange={onChange} filters={filters} id="sheet" />
          </Sheet>
        </Suspense>
      ) : null}
    </div>
  );
}
