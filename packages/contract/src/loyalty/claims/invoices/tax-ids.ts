// Tax ids that stand in invoice codes: their check digits, both sides run them.

const weighted = (text: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (text.charCodeAt(index) - 48), 0);

/** Upper case, letters and digits alone. */
export function normalizeTaxId(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-ZÑ&]/g, "");
}

/**
 * Brazil, CNPJ with 14 characters: since July 2026 letters may stand in the first twelve (value = character
 * code − 48, so A = 17). Both check digits modulo 11; not all the same digit. Takes it as typed.
 * Source: Receita Federal, IN RFB 2.229/2024, calculation of the check digit.
 */
export function isCnpj(text: string): boolean {
  const id = normalizeTaxId(text);
  if (!/^[0-9A-Z]{12}\d{2}$/.test(id) || /^(\d)\1{13}$/.test(id)) return false;
  const weights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  return [12, 13].every((length) => {
    const rest = weighted(id, weights.slice(-length)) % 11;
    return (rest < 2 ? 0 : 11 - rest) === Number(id[length]);
  });
}

/** Argentina, CUIT: 11 digits, the last modulo 11 over weights 5432765432; a remainder that asks for 10 has none. */
export function isCuit(text: string): boolean {
  const id = normalizeTaxId(text);
  if (!/^\d{11}$/.test(id)) return false;
  return (11 - (weighted(id, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(id[10]);
}

/** Peru, RUC: 11 digits beginning 10, 15, 16, 17 or 20; the last modulo 11 over the same weights, 10 → 0, 11 → 1. */
export function isRuc(text: string): boolean {
  const id = normalizeTaxId(text);
  if (!/^(?:1[0567]|20)\d{9}$/.test(id)) return false;
  return (11 - (weighted(id, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === Number(id[10]);
}

/** Chile, RUT: up to eight digits and a check character 0–9 or K, modulo 11 from the right over weights 2…7. */
export function isRut(text: string): boolean {
  const id = normalizeTaxId(text);
  if (!/^\d{1,8}[0-9K]$/.test(id)) return false;
  const digits = [...id.slice(0, -1)].reverse();
  const sum = digits.reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0);
  const check = 11 - (sum % 11);
  return id.at(-1) === (check === 11 ? "0" : check === 10 ? "K" : String(check));
}

/** Mexico, RFC: three or four letters, a date YYMMDD that can be one, three characters. Its check digit has exceptions. */
export function isRfc(text: string): boolean {
  const id = normalizeTaxId(text);
  return /^[A-ZÑ&]{3,4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[A-Z0-9]{3}$/.test(id);
}
