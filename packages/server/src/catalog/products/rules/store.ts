// A store stands in its chain's country, in one of that country's areas and time zones: its weeks (§validation#photo-week Photo) and days
// (§validation#sale-rules Sale) are reckoned there.
import { isZoneOf } from "@trilha/contract/catalog/products/zones.ts";
import type { Country } from "@trilha/contract/core/country.ts";
import type { FieldCode } from "@trilha/contract/core/field-problems.ts";

interface Wrong {
  path: string;
  code: FieldCode;
}

/** Faults of a store's fields; `known` is what the country has, and where the store stands already. */
export function checkStore(
  fields: { timeZone: string; areaCode: string | null },
  chain: { country: Country } | undefined,
  known: {
    country: Country | undefined;
    areas: readonly { country: Country; code: string }[];
  },
): Wrong[] {
  if (!chain || (known.country && known.country !== chain.country)) {
    return [{ path: "body.chainId", code: "not_an_option" }];
  }
  const wrong: Wrong[] = [];
  if (!isZoneOf(chain.country, fields.timeZone)) wrong.push({ path: "body.timeZone", code: "not_an_option" });
  const areas = known.areas.filter(({ country }) => country === chain.country);
  if (fields.areaCode && areas.length > 0 && !areas.some(({ code }) => code === fields.areaCode)) {
    wrong.push({ path: "body.areaCode", code: "not_an_option" });
  }
  return wrong;
}
