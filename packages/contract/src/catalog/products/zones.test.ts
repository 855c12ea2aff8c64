import { expect, test } from "vitest";
import { countries } from "../../core/country.ts";
import { isZoneOf, zoneOfArea, zonesByCountry } from "./zones.ts";

test.each(countries)("%s: every zone is one the platform can reckon with, and stands once", (country) => {
  const zones = zonesByCountry[country];
  expect(new Set(zones).size).toBe(zones.length);
  for (const zone of zones) expect(() => new Intl.DateTimeFormat("en", { timeZone: zone })).not.toThrow();
});

test("§validation#sale-rules a store's days are those of its own country", () => {
  expect(isZoneOf("BR", "America/Manaus")).toBe(true);
  expect(isZoneOf("BR", "America/Lima")).toBe(false);
  expect(isZoneOf("BR", "Nowhere")).toBe(false);
});

test.each([
  ["PE", undefined, "America/Lima"],
  ["BR", "SP", "America/Sao_Paulo"],
  ["BR", "PE", "America/Recife"],
  ["MX", "SON", "America/Hermosillo"],
  ["BR", undefined, undefined],
  ["BR", "AM", undefined],
] as const)("§validation#sale-store the zone of %s, %s goes without saying: %s", (country, area, zone) => {
  expect(zoneOfArea(country, area)).toBe(zone);
});
