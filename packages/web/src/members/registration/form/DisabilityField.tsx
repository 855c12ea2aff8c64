import { useTranslation } from "react-i18next";
import { Checkbox } from "../../../ui/controls/checkbox.ts";
import { TextInput } from "../../../ui/controls/input.ts";
import type { FieldProps } from "./field-props.ts";

/** Whether somebody has a disability, and which. */
export function DisabilityField({ field, typed, errors, id, onType, onLeave }: FieldProps) {
  const { t } = useTranslation("members/registration");
  const has = typed.hasDisability === "yes";
  return (
    <>
      <Checkbox
        id={`${id}-hasDisability`}
        label={t("hasDisability")}
        description={field.help ?? undefined}
        checked={has}
        onChange={(event) => onType("hasDisability", event.currentTarget.checked ? "yes" : "")}
      />
      {has ? (
        <TextInput
          id={`${id}-disability`}
          label={t("field.disability")}
          withAsterisk={field.mandatory}
          value={typed.disability ?? ""}
          error={errors.disability}
          onBlur={() => onLeave("disability")}
          onChange={(event) => onType("disability", event.currentTarget.value)}
        />
      ) : null}
    </>
  );
}
