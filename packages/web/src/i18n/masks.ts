import { documentMask } from "@trilha/contract/accounts/identity/checks.ts";
import type { Country, DocumentCountry } from "@trilha/contract/core/country.ts";
import { documentLimit } from "@trilha/contract/core/limits.ts";

/**
 * How phones and postal codes are written where a person lives (design: masks by country). Writing is
 * guided, never refused: a number from elsewhere begins with "+" and stays as typed.
 */

type Rules = { readonly calling: string; readonly phone: readonly string[]; readonly zip: readonly string[] };

/** `#` a digit, `A` a letter; of several phone masks the shortest one that holds all digits is used. */
const RULES: Readonly<Record<Country, Rules>> = {
  AR: { calling: "54", phone: ["## ####-####", "# ## ####-####"], zip: ["A####AAA", "####"] },
  BR: { calling: "55", phone: ["(##) ####-####", "(##) #####-####"], zip: ["#####-###"] },
  CA: { calling: "1", phone: ["(###) ###-####"], zip: ["A#A #A#"] },
  CL: { calling: "56", phone: ["# #### ####"], zip: ["#######"] },
  CO: { calling: "57", phone: ["### ### ####"], zip: ["######"] },
  MX: { calling: "52", phone: ["## #### ####"], zip: ["#####"] },
  PE: { calling: "51", phone: ["# ### ###", "### ### ###"], zip: ["#####"] },
};

const slots = (mask: string) => mask.replace(/[^#A]/g, "").length;

/** Lays text into a mask as far as it goes; what does not fit a slot is dropped. */
export function applyMask(mask: string, text: string): string {
  const letters = [...text.toUpperCase()].filter((c) => /[0-9A-Z]/.test(c));
  let out = "";
  let waiting = "";
  for (const slot of mask) {
    if (slot !== "#" && slot !== "A") {
      waiting += slot;
      continue;
    }
    let next = letters.shift();
    while (next !== undefined && !(slot === "#" ? /[0-9]/ : /[A-Z]/).test(next)) next = letters.shift();
    if (next === undefined) return out;
    out += waiting + next;
    waiting = "";
  }
  return out;
}

/** A phone as people there write it; the country's own calling code is left out, a foreign one stays. */
export function maskPhone(text: string, country: Country): string {
  const { calling, phone } = RULES[country];
  const own = text.startsWith(`+${calling}`) ? text.slice(calling.length + 1) : text;
  if (own.startsWith("+")) return `+${own.replace(/\D/g, "").slice(0, 15)}`;
  const digits = own.replace(/\D/g, "");
  const mask = phone.find((one) => slots(one) >= digits.length) ?? phone.at(-1) ?? "";
  return applyMask(mask, digits);
}

/** The same phone for the server: with a calling code, digits only. */
export function plainPhone(text: string, country: Country): string {
  const digits = text.replace(/\D/g, "");
  if (!digits) return "";
  return text.trim().startsWith("+") ? `+${digits}` : `+${RULES[country].calling}${digits}`;
}

/** A postal code as it is written there. Argentina has two ways: the long one begins with the province's letter. */
export function maskZip(text: string, country: Country): string {
  const { zip } = RULES[country];
  const mask =
    zip.find((one) => (one.startsWith("A") ? /^\s*[A-Za-z]/ : /^\s*\d/).test(text)) ?? zip[0] ?? "";
  return applyMask(mask, text);
}

/** A document as its country writes it (§validation#input-masks); free text elsewhere. */
export function maskDocument(text: string, country: DocumentCountry): string {
  const mask = documentMask(country);
  return mask ? applyMask(mask, text) : text.slice(0, documentLimit);
}
