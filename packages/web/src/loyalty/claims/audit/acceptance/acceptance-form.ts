import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { AcceptanceSettings } from "@trilha/contract/loyalty/claims/acceptance.ts";
import { acceptanceLimits } from "@trilha/contract/loyalty/claims/limits.ts";

/** Per hundred in the form, per thousand in the contract. */
const SHARES = ["share", "newcomerRate"] as const;
const WHOLE = ["unitsPerSale", "pointsPerSale", "unitsPerWeek", "pointsPerWeek"] as const;
export const NUMBERS = [SHARES[0], ...WHOLE, SHARES[1]] as const;

/** The settings as the form shows them; names are the contract's, so refused fields find their place. */
export type AcceptanceValues = Record<(typeof NUMBERS)[number], string> & {
  enabled: boolean;
  acceptUnread: boolean;
};

/** Shares are written with the locale's decimal separator. */
export function valuesOf(settings: AcceptanceSettings, locale: Locale): AcceptanceValues {
  const perHundred = (share: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(share / 10);
  return {
    enabled: settings.enabled,
    acceptUnread: settings.acceptUnread,
    share: perHundred(settings.share),
    newcomerRate: perHundred(settings.newcomerRate),
    unitsPerSale: String(settings.unitsPerSale),
    pointsPerSale: String(settings.pointsPerSale),
    unitsPerWeek: String(settings.unitsPerWeek),
    pointsPerWeek: String(settings.pointsPerWeek),
  };
}

/** Per hundred as it was typed: "5", "2,5"; NaN for what is no number of at most one decimal. */
function parseShare(text: string): number {
  const plain = text.trim().replace(",", ".");
  return /^\d{1,9}(?:\.\d)?$/.test(plain) ? Number(plain) : Number.NaN;
}

const parseWhole = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN);

const perThousand = (text: string): number => Math.round(parseShare(text) * 10);

type Wrong = { readonly code: FieldCode; readonly params?: Readonly<Record<string, number>> };

function checkNumber(
  text: string,
  value: number,
  { minimum, maximum }: { minimum: number; maximum: number },
): Wrong | undefined {
  if (text.trim() === "") return { code: "required" };
  if (Number.isNaN(value)) return { code: "not_a_number" };
  if (value < minimum) return { code: "too_small", params: { minimum } };
  return value > maximum ? { code: "too_big", params: { maximum } } : undefined;
}

const limitsOf = (field: (typeof WHOLE)[number]) =>
  field.startsWith("units") ? acceptanceLimits.units : acceptanceLimits.points;

/** Faults the device can know, by field. */
export function checkAcceptance(values: AcceptanceValues): Readonly<Record<string, Wrong>> {
  const checked = [
    ...SHARES.map((field) => {
      const text = values[field];
      return [field, checkNumber(text, parseShare(text), { minimum: 0, maximum: 100 })] as const;
    }),
    ...WHOLE.map((field) => {
      const text = values[field];
      return [field, checkNumber(text, parseWhole(text), limitsOf(field))] as const;
    }),
  ];
  return Object.fromEntries(checked.flatMap(([field, wrong]) => (wrong ? [[field, wrong]] : [])));
}

/** The settings as they are sent. */
export const settingsOf = (values: AcceptanceValues): AcceptanceSettings => ({
  enabled: values.enabled,
  acceptUnread: values.acceptUnread,
  share: perThousand(values.share),
  newcomerRate: perThousand(values.newcomerRate),
  unitsPerSale: Number(values.unitsPerSale),
  pointsPerSale: Number(values.pointsPerSale),
  unitsPerWeek: Number(values.unitsPerWeek),
  pointsPerWeek: Number(values.pointsPerWeek),
});
