import { IconAdjustmentsHorizontal, IconBookmark, IconSearch, IconX } from "@tabler/icons-react";
import { type ReactNode, Suspense, use, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ActionIcon } from "../controls/action-icon.ts";
import { Button } from "../controls/button.ts";
import { NativeSelect, TextInput } from "../controls/input.ts";
import { useIsPhone } from "../page/use-is-phone.ts";
import { lazyPart } from "../part/lazy-part.tsx";
import { activeFilters, type Filter, type FilterValues } from "./filters.ts";
import classes from "./list-toolbar.module.css";
import { filtersWorthSaving, SavedViews } from "./saved-views.ts";

const Sheet = lazyPart(() => import("../sheet/Sheet.tsx").then(({ Sheet }) => ({ default: Sheet })));

type Props = {
  values: FilterValues;
  onChange: (changes: FilterValues) => void;
  /** Label of the search, as the field's placeholder and name; undefined: there is no search. */
  searchLabel?: string | undefined;
  filters?: readonly Filter[];
  /** Length of the list, as far as it is shown or known. */
  summary?: ReactNode;
  actions?: ReactNode;
};

const PAUSE = 250;

function SearchField({ values, onChange, searchLabel }: Pick<Props, "values" | "onChange" | "searchLabel">) {
  const { t } = useTranslation("shell");
  const wanted = values.search ?? "";
  const [typed, setTyped] = useState(wanted);

  // The address can change without the field: the way back, or "clear filters".
  useEffect(() => setTyped(wanted), [wanted]);

  useEffect(() => {
    if (typed === wanted) return undefined;
    const timer = setTimeout(() => onChange({ search: typed }), PAUSE);
    return () => clearTimeout(timer);
  }, [typed, wanted, onChange]);

  return (
    <TextInput
      className={classes.search}
      type="search"
      aria-label={searchLabel}
      placeholder={searchLabel}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      leftSection={<IconSearch size={18} stroke={1.7} aria-hidden="true" />}
      rightSection={
        typed ? (
          <ActionIcon size={32} aria-label={t("ui.clearSearch")} onClick={() => setTyped("")}>
            <IconX size={16} aria-hidden="true" />
          </ActionIcon>
        ) : null
      }
    />
  );
}

function Selects({ filters = [], values, onChange, labelled }: Props & { labelled?: boolean }) {
  const { t } = useTranslation("shell");
  return filters.map(({ key, label, options }) => (
    <NativeSelect
      key={key}
      className={classes.filter}
      label={labelled ? label : undefined}
      aria-label={labelled ? undefined : label}
      data-active={values[key] ? true : undefined}
      value={values[key] ?? ""}
      onChange={(event) => onChange({ [key]: event.currentTarget.value })}
      data={[
        { value: "", label: labelled ? t("ui.any") : `${label}: ${t("ui.any").toLowerCase()}` },
        ...options,
      ]}
    />
  ));
}

/** Search, filters, length and actions of a list; on a phone the filters wait in a sheet. */
export function ListToolbar(props: Props) {
  const { t } = useTranslation("shell");
  const phone = useIsPhone();
  const ViewsSheet = use(SavedViews);
  const [open, setOpen] = useState(false);
  const [viewing, setViewing] = useState(false);
  const { filters = [], values, onChange, summary, actions } = props;
  const keys = filters.map(({ key }) => key);
  const active = activeFilters(values, keys);
  const clear = () => onChange(Object.fromEntries(keys.map((key) => [key, ""])));

  return (
    <search className="mb-16 block">
      <div className={classes.line}>
        {props.searchLabel === undefined ? null : <SearchField {...props} />}
        {phone && filters.length > 0 ? (
          <Button
            variant={active > 0 ? "light" : "default"}
            className={classes.open}
            leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.7} aria-hidden="true" />}
            onClick={() => setOpen(true)}
          >
            {active > 0 ? active : t("ui.filters")}
          </Button>
        ) : null}
        {phone ? null : <Selects {...props} />}
        {active > 0 && !phone ? (
          <Button variant="subtle" color="neutral" className={classes.open} onClick={clear}>
            {t("ui.clearFilters")}
          </Button>
        ) : null}
        {ViewsSheet && filters.length >= filtersWorthSaving ? (
          <Button
            variant="default"
            className={classes.open}
            leftSection={<IconBookmark size={18} stroke={1.7} aria-hidden="true" />}
            onClick={() => setViewing(true)}
          >
            {t("ui.views")}
          </Button>
        ) : null}
        {actions ? <div className={classes.actions}>{actions}</div> : null}
      </div>
      {summary ? (
        <p className="hint mt-10" aria-live="polite">
          {summary}
        </p>
      ) : null}
      {ViewsSheet && viewing ? (
        <Suspense fallback={null}>
          <ViewsSheet keys={keys} values={values} onChange={onChange} onClose={() => setViewing(false)} />
        </Suspense>
      ) : null}
      {open ? (
        <Suspense fallback={null}>
          <Sheet
            opened
            title={t("ui.filters")}
            onClose={() => setOpen(false)}
            footer={
              <>
                <Button variant="default" onClick={clear} disabled={active === 0}>
                  {t("ui.clearFilters")}
                </Button>
                <Button onClick={() => setOpen(false)}>{t("ui.showResults")}</Button>
              </>
            }
          >
            <div className="stack gap-16">
              <Selects {...props} labelled />
            </div>
          </Sheet>
        </Suspense>
      ) : null}
    </search>
  );
}
