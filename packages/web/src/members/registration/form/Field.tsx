import { documentCountries } from "@trilha/contract/core/country.ts";
import { useTranslation } from "react-i18next";
import { DocumentFields } from "../../../accounts/documents/DocumentFields.tsx";
import { countryName } from "../../../i18n/country-name.ts";
import { LANGUAGE_NAME, LOCALES } from "../../../i18n/locales.ts";
import { maskPhone } from "../../../i18n/masks.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { NativeSelect, TextInput } from "../../../ui/controls/input.ts";
import { AddressField } from "./AddressField.tsx";
import { BirthdayField } from "./BirthdayField.tsx";
import { DisabilityField } from "./DisabilityField.tsx";
import type { FieldProps } from "./field-props.ts";
import { StoreField } from "./StoreField.tsx";
import { pathsOf } from "./typed.ts";

const TEXTS: Partial<Record<FieldProps["field"]["key"], string>> = {
  first_name: "given-name",
  last_name: "family-name",
  nickname: "nickname",
  store_nickname: "off",
  store_code: "off",
  gmin_number: "off",
  cadv_code: "off",
  sap_code: "off",
  company_tax_id: "off",
};

/** One of a list, or a text: fields that need no drawing of their own. */
function PlainField(props: FieldProps) {
  const { form, field, typed, country, errors, id, reference, onType, onLeave } = props;
  const { t } = useTranslation("members/registration");
  const { t: words } = useTranslation("shell");
  const locale = useLocale();
  const { key, mandatory, help } = field;
  const path = pathsOf(key)[0] ?? key;
  const common = {
    id: `${id}-${path}`,
    label: t(`field.${key}`),
    description: help ?? undefined,
    withAsterisk: mandatory,
    value: typed[path] ?? "",
    error: errors[path],
    onBlur: () => onLeave(path),
  };
  const options = (): { value: string; label: string }[] | undefined => {
    const listed = (list: Reference[]) =>
      list.map(({ key: value, names }) => ({ value, label: names[locale] ?? value }));
    const named = (list: { id: string; name: string }[]) =>
      list.map((one) => ({ value: one.id, label: one.name }));
    switch (key) {
      case "country":
        return form.countries.map((value) => ({ value, label: countryName(value, locale) }));
      case "locale":
        return LOCALES.map((value) => ({ value, label: LANGUAGE_NAME[value] }));
      case "gender":
        return listed(reference.genders);
      case "marital_status":
        return listed(reference.maritalStatuses);
      case "profession":
        return listed(reference.professions);
      case "job_profile":
        return form.jobProfiles.map((value) => ({ value, label: words(`words.jobProfile.${value}`) }));
      case "company":
        return named(form.companies);
      case "brand":
        return named(form.brands);
      case "retailer":
        return named(form.retailers.filter((one) => one.country === country));
      default:
        return undefined;
    }
  };
  const data = options();
  if (data) {
    const chosen = key === "country" ? country : common.value;
    return (
      <NativeSelect
        {...common}
        value={chosen}
        data={key === "country" ? data : [{ value: "", label: t("choose") }, ...data]}
        onChange={(event) => onType(path, event.currentTarget.value)}
      />
    );
  }
  if (path.startsWith("phones.")) {
    return (
      <TextInput
        {...common}
        type="tel"
        autoComplete={key === "cellphone" ? "tel" : "off"}
        onChange={(event) => onType(path, maskPhone(event.currentTarget.value, country))}
      />
    );
  }
  return (
    <TextInput
      {...common}
      inputMode={key === "children" ? "numeric" : "text"}
      autoComplete={TEXTS[key] ?? "off"}
      onChange={(event) => onType(path, event.currentTarget.value)}
    />
  );
}

type Reference = FieldProps["reference"]["genders"][number];

/** One field of a registration form, by what it asks. */
export function Field(props: FieldProps) {
  switch (props.field.key) {
    case "email":
      return <EmailField {...props} />;
    case "document":
      return <DocumentField {...props} />;
    case "birthday":
      return <BirthdayField {...props} />;
    case "address":
      return <AddressField {...props} />;
    case "disability":
      return <DisabilityField {...props} />;
    case "store":
      return <StoreField {...props} />;
    default:
      return <PlainField {...props} />;
  }
}

/** A document and the country that gave it: the one they live in, unless they say otherwise. */
function DocumentField({ field, typed, country, errors, id, onType, onLeave }: FieldProps) {
  const given = documentCountries.find((code) => code === typed.documentCountry);
  return (
    <DocumentFields
      id={id}
      value={{ document: typed.document ?? "", documentCountry: given ?? country }}
      onChange={({ document, documentCountry }) => {
        onType("document", document);
        if (documentCountry !== (given ?? country)) onType("documentCountry", documentCountry);
      }}
      error={errors.document}
      help={field.help ?? undefined}
      required={field.mandatory}
      onLeave={() => onLeave("document")}
    />
  );
}

/** The address and its confirmation (§validation#email): the account hangs on it. */
function EmailField({ typed, errors, id, onType, onLeave }: FieldProps) {
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
