import type { Country } from "@trilha/contract/core/country.ts";

type Known = readonly { readonly code: Country; readonly timeZone: string }[];

/** Time zones to choose from: those of the client's countries first, then every one the device knows. */
export function timeZones(
  known: Known,
  chosen: readonly Country[],
  present: string,
  all: readonly string[] = Intl.supportedValuesOf("timeZone"),
): { readonly near: readonly string[]; readonly others: readonly string[] } {
  const near = [
    ...new Set([
      present,
      ...known.filter(({ code }) => chosen.includes(code)).map(({ timeZone }) => timeZone),
    ]),
  ].filter(Boolean);
  return { near, others: all.filter((zone) => !near.includes(zone)) };
}
