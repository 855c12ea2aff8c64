import { documentMask } from "@trilha/contract/accounts/identity/checks.ts";
import { type DocumentCountry, documentCountries } from "@trilha/contract/core/country.ts";
import { documentLimit } from "@trilha/contract/core/limits.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../i18n/country-name.ts";
import { maskDocument } from "../../i18n/masks.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { NativeSelect, TextInput } from "../../ui/controls/input.ts";

export type TypedDocument = { document: string; documentCountry: DocumentCountry };

type Props = {
  /** Begins the ids of both fields. */
  id: string;
  value: TypedDocument;
  onChange: (value: TypedDocument) => void;
  error?: string | undefined;
  /** Name of the number's field where it is not simply the document. */
  label?: string | undefined;
  /** The client's own words; without them: "use only numbers" (§validation#document-hint). */
  help?: string | undefined;
  required?: boolean;
  onLeave?: () => void;
};

/** A document and the country that gave it, which need not be the country of the programme. */
export function DocumentFields({
  id,
  value,
  onChange,
  error,
  label,
  help,
  required = false,
  onLeave,
}: Props) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const { document, documentCountry } = value;
  return (
    <>
      <NativeSelect
        id={`${id}-documentCountry`}
        label={t("words.document.country")}
        value={documentCountry}
        data={documentCountries.map((code) => ({ value: code, label: countryName(code, locale) }))}
        onChange={(event) => {
          const chosen = documentCountries.find((code) => code === event.currentTarget.value);
          if (chosen) onChange({ document: maskDocument(document, chosen), documentCountry: chosen });
        }}
      />
      <TextInput
        id={`${id}-document`}
        label={label ?? t("words.document.number")}
        description={help ?? t("words.document.hint")}
        inputMode={documentMask(documentCountry) ? "numeric" : "text"}
        maxLength={documentLimit}
        autoComplete="off"
        withAsterisk={required}
        value={document}
        error={error}
        onBlur={onLeave}
        onChange={(event) =>
          onChange({ document: maskDocument(event.currentTarget.value, documentCountry), documentCountry })
        }
      />
    </>
  );
}
