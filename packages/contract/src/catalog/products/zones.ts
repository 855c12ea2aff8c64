import type { Country } from "../../core/country.ts";

/** The time zones stores can lie in, by country (IANA names); the first is where most people live. */
export const zonesByCountry: Readonly<Record<Country, readonly [string, ...string[]]>> = {
  AR: [
    "America/Argentina/Buenos_Aires",
    "America/Argentina/Catamarca",
    "America/Argentina/Cordoba",
    "America/Argentina/Jujuy",
    "America/Argentina/La_Rioja",
    "America/Argentina/Mendoza",
    "America/Argentina/Rio_Gallegos",
    "America/Argentina/Salta",
    "America/Argentina/San_Juan",
    "America/Argentina/San_Luis",
    "America/Argentina/Tucuman",
    "America/Argentina/Ushuaia",
  ],
  BR: [
    "America/Sao_Paulo",
    "America/Araguaina",
    "America/Bahia",
    "America/Belem",
    "America/Boa_Vista",
    "America/Campo_Grande",
    "America/Cuiaba",
    "America/Eirunepe",
    "America/Fortaleza",
    "America/Maceio",
    "America/Manaus",
    "America/Noronha",
    "America/Porto_Velho",
    "America/Recife",
    "America/Rio_Branco",
    "America/Santarem",
  ],
  CA: [
    "America/Toronto",
    "America/Cambridge_Bay",
    "America/Dawson",
    "America/Dawson_Creek",
    "America/Edmonton",
    "America/Fort_Nelson",
    "America/Glace_Bay",
    "America/Goose_Bay",
    "America/Halifax",
    "America/Inuvik",
    "America/Iqaluit",
    "America/Moncton",
    "America/Rankin_Inlet",
    "America/Regina",
    "America/Resolute",
    "America/St_Johns",
    "America/Swift_Current",
    "America/Vancouver",
    "America/Whitehorse",
    "America/Winnipeg",
  ],
  CL: ["America/Santiago", "America/Punta_Arenas", "Pacific/Easter"],
  CO: ["America/Bogota"],
  MX: [
    "America/Mexico_City",
    "America/Bahia_Banderas",
    "America/Cancun",
    "America/Chihuahua",
    "America/Ciudad_Juarez",
    "America/Hermosillo",
    "America/Matamoros",
    "America/Mazatlan",
    "America/Merida",
    "America/Monterrey",
    "America/Ojinaga",
    "America/Tijuana",
  ],
  PE: ["America/Lima"],
};

/** Whether a store of this country can lie in this zone. */
export const isZoneOf = (country: Country, zone: string): boolean => zonesByCountry[country].includes(zone);

/**
 * States whose people all live by one clock, islands aside, where it is not the country's first zone. A state of two
 * clocks (Amazonas, Chihuahua, Tamaulipas …) stands in `severalZones`.
 */
const zonesOfAreas: Readonly<Partial<Record<Country, Readonly<Record<string, string>>>>> = {
  BR: {
    ...{ AC: "America/Rio_Branco", AL: "America/Maceio", SE: "America/Maceio", AP: "America/Belem" },
    ...{ BA: "America/Bahia", CE: "America/Fortaleza", MA: "America/Fortaleza", PI: "America/Fortaleza" },
    ...{ RN: "America/Fortaleza", PB: "America/Fortaleza", MT: "America/Cuiaba", RR: "America/Boa_Vista" },
    ...{ MS: "America/Campo_Grande", RO: "America/Porto_Velho", TO: "America/Araguaina" },
    ...{ PA: "America/Belem", PE: "America/Recife" },
  },
  AR: {
    ...{ K: "America/Argentina/Catamarca", X: "America/Argentina/Cordoba", Y: "America/Argentina/Jujuy" },
    ...{ F: "America/Argentina/La_Rioja", M: "America/Argentina/Mendoza", A: "America/Argentina/Salta" },
    ...{ Z: "America/Argentina/Rio_Gallegos", J: "America/Argentina/San_Juan" },
    ...{ D: "America/Argentina/San_Luis", T: "America/Argentina/Tucuman", V: "America/Argentina/Ushuaia" },
    ...{ H: "America/Argentina/Cordoba", W: "America/Argentina/Cordoba", E: "America/Argentina/Cordoba" },
    ...{ P: "America/Argentina/Cordoba", N: "America/Argentina/Cordoba", G: "America/Argentina/Cordoba" },
    ...{ S: "America/Argentina/Cordoba", L: "America/Argentina/Salta", Q: "America/Argentina/Salta" },
    ...{ R: "America/Argentina/Salta", U: "America/Argentina/Catamarca" },
  },
  CA: {
    ...{ AB: "America/Edmonton", MB: "America/Winnipeg", NB: "America/Moncton", NS: "America/Halifax" },
    ...{ PE: "America/Halifax", YT: "America/Whitehorse" },
  },
  CL: { AI: "America/Punta_Arenas", MA: "America/Punta_Arenas" },
  MX: {
    ...{ BCN: "America/Tijuana", BCS: "America/Mazatlan", CAM: "America/Merida", YUC: "America/Merida" },
    ...{ ROO: "America/Cancun", SIN: "America/Mazatlan", SON: "America/Hermosillo" },
    ...{ DUR: "America/Monterrey" },
  },
};

/** States with more than one clock: their zone must be written. */
const severalZones: Readonly<Partial<Record<Country, readonly string[]>>> = {
  BR: ["AM"],
  CA: ["BC", "NL", "NT", "NU", "ON", "QC", "SK"],
  MX: ["CHH", "COA", "NAY", "NLE", "TAM"],
};

/** The zone that goes without saying: of a country with one clock, or of a state with one. */
export function zoneOfArea(country: Country, areaCode: string | undefined): string | undefined {
  const [first, ...others] = zonesByCountry[country];
  if (others.length === 0) return first;
  if (!areaCode || severalZones[country]?.includes(areaCode)) return undefined;
  return zonesOfAreas[country]?.[areaCode] ?? first;
}
