// §entities#company-tax-id "company tax id": in Brazil the CNPJ, 14 characters of which the last two are check digits; since 2026 the
// others may be letters. Other countries' are not checked.
import type { Country } from "../../core/country.ts";
import type { FieldCode } from "../../core/field-problems.ts";

/** A tax id as it is kept: without the marks it is written with. */
export function normalizeTaxId(typed: string): string {
  return typed
    .slice(0, 256)
    .replace(/[\s./\p{Pd}]/gu, "")
    .toUpperCase();
}

function isCnpj(typed: string): boolean {
  const id = normalizeTaxId(typed);
  if (!/^[0-9A-Z]{12}\d{2}$/.test(id) || /^(.)\1{13}$/.test(id)) return false;
  return [12, 13].every((length) => {
    let sum = 0;
    for (let index = 0; index < length; index += 1) {
      sum += (id.charCodeAt(index) - 48) * (2 + ((length - 1 - index) % 8));
    }
    const rest = sum % 11;
    return (rest < 2 ? 0 : 11 - rest) === Number(id[length]);
  });
}

export function checkTaxId(typed: string, country: Country): FieldCode | undefined {
  if (country === "BR") return isCnpj(typed) ? undefined : "tax_id_invalid";
  return /^[0-9A-Z]{1,32}$/.test(normalizeTaxId(typed)) ? undefined : "tax_id_invalid";
}
