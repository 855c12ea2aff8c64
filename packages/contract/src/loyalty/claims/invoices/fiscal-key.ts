import { isCpf } from "../../../accounts/identity/checks.ts";
import { isCnpj } from "./tax-ids.ts";

export type FiscalKeyProblem = "length" | "characters" | "check_digit" | "month" | "model";

export type FiscalModel = "55" | "59" | "65";

export interface FiscalKey {
  /** All 44 characters, upper case. */
  key: string;
  /** Federal unit by the statistics office's two-digit code. */
  state: string;
  /** YYYY-MM of issue. */
  month: string;
  /** CNPJ, or the CPF of a farmer; 14 or 11 characters. */
  issuer: string;
  /** 55 NF-e, 65 NFC-e, 59 CF-e SAT. */
  model: FiscalModel;
  series: string;
  number: string;
  /** Issued while the tax office was out of reach (emission type 9); authorised later, if at all. */
  offline: boolean;
  /** Whether state and issuer can exist: a key made up by hand mostly fails here. */
  plausible: boolean;
}

const states = new Set(
  "11 12 13 14 15 16 17 21 22 23 24 25 26 27 28 29 31 32 33 35 41 42 43 50 51 52 53".split(" "),
);

/** As typed or printed: in groups, with the prefix of the XML id; spaces, dots, dashes and slashes do not count. */
export function normalizeFiscalKey(text: string): string {
  if (text.length > 128) return "";
  const signs = text.replace(/[\s./-]/g, "").toUpperCase();
  return signs.replace(/^(?:NFE|CFE)(?=.{44}$)/, "");
}

/**
 * §validation#sale-rules Sale, Brazil: why these 44 characters are no access key of an NF-e, NFC-e or CF-e; undefined when they are
 * one. Takes the key as typed. Letters may stand in the first twelve characters of the CNPJ only.
 * Source: Manual de Orientação do Contribuinte (NF-e) and Nota Técnica 2025.001 (letters in the CNPJ).
 */
export function fiscalKeyProblem(text: string): FiscalKeyProblem | undefined {
  const key = normalizeFiscalKey(text);
  if (key.length !== 44) return "length";
  if (!/^\d{6}[0-9A-Z]{12}\d{26}$/.test(key)) return "characters";
  if (checkDigit(key) !== Number(key[43])) return "check_digit";
  const month = Number(key.slice(4, 6));
  // The first NF-e is of 2006.
  if (month < 1 || month > 12 || Number(key.slice(2, 4)) < 6) return "month";
  return isModel(key.slice(20, 22)) ? undefined : "model";
}

/** The parts of a key; undefined when `fiscalKeyProblem` has something to say. */
export function readFiscalKey(text: string): FiscalKey | undefined {
  const key = normalizeFiscalKey(text);
  const model = key.slice(20, 22);
  if (fiscalKeyProblem(key) || !isModel(model)) return undefined;
  const [state, holder] = [key.slice(0, 2), key.slice(6, 20)];
  // A farmer's document stands behind three zeros.
  const cpf = holder.startsWith("000") && isCpf(holder.slice(3));
  // The SAT's key names the device with nine digits and counts with six.
  const sat = model === "59";
  return {
    key,
    state,
    month: `20${key.slice(2, 4)}-${key.slice(4, 6)}`,
    issuer: cpf ? holder.slice(3) : holder,
    model,
    series: String(Number(sat ? key.slice(22, 31) : key.slice(22, 25))),
    number: String(Number(sat ? key.slice(31, 37) : key.slice(25, 34))),
    offline: !sat && key[34] === "9",
    plausible: states.has(state) && (cpf || isCnpj(holder)),
  };
}

const isModel = (text: string): text is FiscalModel => text === "55" || text === "59" || text === "65";

/** From the right over the first 43, weights 2…9 repeating; value = character code − 48; 0 for remainders 0 and 1. */
function checkDigit(key: string): number {
  let sum = 0;
  for (let index = 42; index >= 0; index -= 1) {
    sum += (key.charCodeAt(index) - 48) * (2 + ((42 - index) % 8));
  }
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}
