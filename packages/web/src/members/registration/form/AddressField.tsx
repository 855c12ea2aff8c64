import { useTranslation } from "react-i18next";
import { maskZip } from "../../../i18n/masks.ts";
import { NativeSelect, TextInput } from "../../../ui/controls/input.ts";
import classes from "../registration.module.css";
import type { FieldProps } from "./field-props.ts";

const PARTS = [
  ["zipCode", "postal-code"],
  ["state", "address-level1"],
  ["city", "address-level2"],
  ["neighborhood", "address-level3"],
  ["street", "address-line1"],
  ["number", "off"],
  ["complement", "address-line2"],
] as const;
const OPTIONAL: readonly string[] = ["neighborhood", "complement"];

/** Where a person lives, written as in their country. */
export function AddressField({ field, typed, country, errors, id, reference, onType, onLeave }: FieldProps) {
  const { t } = useTranslation("members/registration");
  const areas = reference.countries.find(({ code }) => code === country)?.areas ?? [];
  return (
    <fieldset className={classes.address}>
      <legend>{t("field.address")}</legend>
      {field.help ? <p className={classes.hint}>{field.help}</p> : null}
      {PARTS.map(([part, autoComplete]) => {
        const path = `address.${part}`;
        const common = {
          id: `${id}-${path}`,
          label: t(`address.${part}`),
          withAsterisk: field.mandatory && !OPTIONAL.includes(part),
          autoComplete,
          value: typed[path] ?? "",
          error: errors[path],
          onBlur: () => onLeave(path),
        };
        if (part === "state" && areas.length > 0) {
          return (
            <NativeSelect
              key={part}
              {...common}
              data={[
                { value: "", label: t("choose") },
                ...areas.map(({ code, name }) => ({ value: code, label: name })),
              ]}
              onChange={(event) => onType(path, event.currentTarget.value)}
            />
          );
        }
        return (
          <TextInput
            key={part}
            {...common}
            onChange={(event) => {
              const text = event.currentTarget.value;
              onType(path, part === "zipCode" ? maskZip(text, country) : text);
            }}
          />
        );
      })}
    </fieldset>
  );
}
