import type { FieldCode } from "@trilha/contract/core/field-problems.ts";
import { type AcceptanceSettings, acceptanceLimits } from "@trilha/contract/loyalty/claims/acceptance.ts";

/** Per hundred in the form, per thousand in the contract. */
const SHARES = ["share", "newcomerRate"] as const;
const WHOLE = ["unitsPerSale", "pointsPerSale", "unitsPerWeek", "pointsPerWeek"] as const;
export const NUMBERS = [SHARES[0], ...WHOLE, SHARES[1]] as const;

/** The settings as the form shows them; names are the contract's, so refused fields find their place. */
export type AcceptanceValues = Record<(typeof NUMBERS)[number], string> & {
  enabled: boolean;
  acceptUnread: boolean;
};

export const valuesOf = (settings: AcceptanceSettings): AcceptanceValues => ({
  enabled: settings.enabled,
  acceptUnread: settings.acceptUnread,
  share: String(settings.share / 10),
  newcomerRate: String(settings.newcomerRate / 10),
  unitsPerSale: String(settings.unitsPerSale),
  pointsPerSale: String(settings.pointsPerSale),
  unitsPerWeek: String(settings.unitsPerWeek),
  pointsPerWeek: String(settings.pointsPerWeek),
});

/** Per thousand, from what was typed per hundred: "5", "2,5"; undefined for anything else. */
function perThousand(text: string): number | undefined {
  const plain = text.trim().replace(",", ".");
  const value = /^\d{1,3}(?:\.\d)?$/.test(plain) ? Math.round(Number(plain) * 10) : Number.NaN;
  return value <= 1000 ? value : undefined;
}

function whole(text: string, { minimum, maximum }: { minimum: number; maximum: number }): number | undefined {
  const value = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= minimum && value <= maximum ? value : undefined;
}

const limitsOf = (field: (typeof WHOLE)[number]) =>
  field.startsWith("units") ? acceptanceLimits.units : acceptanceLimits.points;

/** What the device can know to be wrong, by field. */
export function checkAcceptance(
  values: AcceptanceValues,
): Partial<Record<keyof AcceptanceValues, FieldCode>> {
  return Object.fromEntries([
    ...SHARES.flatMap((field) => (perThousand(values[field]) === undefined ? [[field, "invalid"]] : [])),
    ...WHOLE.flatMap((field) =>
      whole(values[field], limitsOf(field)) === undefined ? [[field, "invalid"]] : [],
    ),
  ]);
}

/** What the server is sent. */
export const settingsOf = (values: AcceptanceValues): AcceptanceSettings => ({
  enabled: values.enabled,
  acceptUnread: values.acceptUnread,
  share: perThousand(values.share) ?? 0,
  newcomerRate: perThousand(values.newcomerRate) ?? 0,
  unitsPerSale: Number(values.unitsPerSale),
  pointsPerSale: Number(values.pointsPerSale),
  unitsPerWeek: Number(values.unitsPerWeek),
  pointsPerWeek: Number(values.pointsPerWeek),
});
