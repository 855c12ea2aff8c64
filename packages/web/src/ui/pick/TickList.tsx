import { useState } from "react";
import { useTranslation } from "react-i18next";
import { foldText } from "../../i18n/fold-text.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { Button } from "../controls/button.ts";
import { Checkbox } from "../controls/checkbox.ts";
import { TextInput } from "../controls/input.ts";
import classes from "./tick-list.module.css";

type Option = { readonly value: string; readonly label: string; readonly hint?: string };
type Props = {
  id: string;
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  disabled?: boolean;
  error?: string | undefined;
};

const LONG = 12;

/** Any of a list; a long one can be searched, all of it ticked at once. */
export function TickList({ id, label, options, chosen, onChange, disabled, error }: Props) {
  const { t } = useTranslation("shell");
  const { number } = useFormats();
  const [search, setSearch] = useState("");
  const shown = options.filter((one) =>
    foldText(`${one.label} ${one.hint ?? ""}`).includes(foldText(search)),
  );
  const all = shown.length > 0 && shown.every(({ value }) => chosen.includes(value));
  const long = options.length > LONG;
  // In the list's order, so that ticking back and forth changes nothing.
  const ordered = (values: ReadonlySet<string>) => [
    ...chosen.filter((value) => values.has(value) && !options.some((one) => one.value === value)),
    ...options.flatMap(({ value }) => (values.has(value) ? [value] : [])),
  ];
  const toggle = (values: readonly string[], on: boolean) => {
    const next = new Set(chosen);
    for (const value of values) {
      if (on) next.add(value);
      else next.delete(value);
    }
    onChange(ordered(next));
  };
  return (
    <fieldset id={id} tabIndex={-1}>
      <legend className="mb-6 text-14 weight-550">
        {label}{" "}
        <span className="hint">
          {t("ui.ticks.chosen", { chosen: number(chosen.length), all: number(options.length) })}
        </span>
      </legend>
      <div className="row wrap gap-8">
        {long ? (
          <TextInput
            type="search"
            aria-label={t("ui.ticks.search", { list: label })}
            placeholder={t("ui.ticks.find")}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        ) : null}
        {options.length > 2 && !disabled ? (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() =>
              toggle(
                shown.map(({ value }) => value),
                !all,
              )
            }
          >
            {t(all ? "ui.ticks.none" : "ui.ticks.all")}
          </Button>
        ) : null}
      </div>
      <div className={classes.grid} data-long={long || undefined}>
        {shown.map(({ value, label: name, hint }) => (
          <Checkbox
            key={value}
            label={
              <>
                {name}
                {hint ? <small>{hint}</small> : null}
              </>
            }
            checked={chosen.includes(value)}
            onChange={(event) => toggle([value], event.currentTarget.checked)}
          />
        ))}
        {options.length === 0 ? <p className="hint">{t("ui.ticks.nothing")}</p> : null}
      </div>
      {error ? <p className="mt-6 ink-danger text-13">{error}</p> : null}
    </fieldset>
  );
}
