import { useTranslation } from "react-i18next";

/** A field's label by its path in the form, for the summary of errors. */
export function useFieldNames(): (field: string) => string {
  const { t, i18n } = useTranslation("accounts/profile");
  return (field) => {
    const key = field.startsWith("phones.")
      ? `phoneKinds.${field.slice(7)}`
      : field.replace(/^address\./, "");
    return i18n.exists(key, { ns: "accounts/profile" }) ? t(key as "firstName") : field;
  };
}
