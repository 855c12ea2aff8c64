import { useTranslation } from "react-i18next";
import { TextInput } from "../../../ui/controls/input.ts";
import type { FieldProps } from "./field-props.ts";

/** The address and its confirmation (§validation#email): the account hangs on it. */
export function EmailField({ typed, errors, id, onType, onLeave }: FieldProps) {
  const { t } = useTranslation("members/registration");
  const field = (path: "email" | "emailConfirmation") => ({
    id: `${id}-${path}`,
    label: t(path === "email" ? "field.email" : "emailConfirmation"),
    type: "email",
    inputMode: "email" as const,
    autoCapitalize: "none",
    autoCorrect: "off",
    spellCheck: false,
    withAsterisk: true,
    value: typed[path] ?? "",
    error: errors[path],
    onBlur: () => onLeave(path),
    onChange: (event: { currentTarget: { value: string } }) => onType(path, event.currentTarget.value),
  });
  return (
    <>
      <TextInput {...field("email")} description={t("emailHint")} autoComplete="email" />
      <TextInput {...field("emailConfirmation")} autoComplete="off" />
    </>
  );
}
