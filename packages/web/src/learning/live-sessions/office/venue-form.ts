import { zonesByCountry } from "@trilha/contract/catalog/products/zones.ts";
import { type Country, countries } from "@trilha/contract/core/country.ts";
import type { Translations } from "@trilha/contract/core/locale.ts";
import { seatLimit } from "@trilha/contract/learning/live-sessions/limits.ts";
import type { Venue, VenueWrite } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { addressFault, type FormFault, filled, numberFault } from "./event-form.ts";

/** A venue as the form holds it. */
export type VenueValues = {
  name: string;
  address: string;
  city: string;
  country: Country;
  timeZone: string;
  capacity: string;
  mapLink: string;
  directions: Translations;
};

/** A new venue, in the programme's own country until another is chosen. */
export function emptyVenue(here: readonly Country[], clock: string): VenueValues {
  const country = here.find((code) => zonesByCountry[code].includes(clock)) ?? here[0] ?? countries[0];
  const [first] = zonesByCountry[country];
  return {
    ...{ name: "", address: "", city: "", country },
    timeZone: zonesByCountry[country].includes(clock) ? clock : first,
    ...{ capacity: "", mapLink: "", directions: {} },
  };
}

export const valuesOf = (venue: Venue): VenueValues => ({
  name: venue.name,
  address: venue.address,
  city: venue.city,
  country: venue.country,
  timeZone: venue.timeZone,
  capacity: venue.capacity === null ? "" : String(venue.capacity),
  mapLink: venue.mapLink ?? "",
  directions: venue.directions,
});

export const bodyOf = (values: VenueValues): VenueWrite => ({
  name: values.name.trim(),
  address: values.address.trim(),
  city: values.city.trim(),
  country: values.country,
  timeZone: values.timeZone,
  capacity: values.capacity.trim() ? Number(values.capacity) : null,
  mapLink: values.mapLink.trim() || null,
  directions: filled(values.directions),
});

/** Faults of a venue the device can know of, by field. */
export function checkVenue(values: VenueValues): Readonly<Record<string, FormFault>> {
  const faults: Record<string, FormFault | undefined> = {
    capacity: values.capacity.trim() ? numberFault(values.capacity, 1, seatLimit) : undefined,
    mapLink: addressFault(values.mapLink),
  };
  for (const field of ["name", "address", "city", "timeZone"] as const)
    if (!values[field].trim()) faults[field] = { code: "required" };
  return Object.fromEntries(
    Object.entries(faults).filter((entry): entry is [string, FormFault] => entry[1] !== undefined),
  );
}
