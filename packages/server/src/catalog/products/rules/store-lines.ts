// Store import: one line of a store file becomes what is to be known of a store, or the list of all that is wrong with
// it. A time zone is never guessed where a state has several: a store's days and weeks hang on it (§validation#photo-week).
import type { StoreColumn } from "@trilha/contract/catalog/products/import-columns.ts";
import { zonesByCountry } from "@trilha/contract/catalog/products/zones.ts";
import type { Country } from "@trilha/contract/core/country.ts";
import { type ColumnsOfFile, given, type Header, lineReader } from "@trilha/contract/core/imports/lines.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import {
  columnReader,
  plain,
  readCountry,
  readYesNo,
  yesNoWords,
} from "@trilha/contract/core/imports/words.ts";

const headers: Record<StoreColumn, string[]> = {
  store_code: [
    ...["codigo", "codigo da loja", "code", "codigo de tienda", "codigo de la tienda"],
    ...["code magasin", "code du magasin"],
  ],
  name: ["nome", "loja", "nome da loja", "store", "store name", "nombre", "tienda", "nom", "magasin"],
  retailer: ["rede", "chain", "cadena", "enseigne", "varejista", "minorista", "detaillant"],
  country: ["pais", "pays"],
  city: ["cidade", "ciudad", "ville", "municipio"],
  area: ["estado", "uf", "state", "province", "provincia", "region", "departamento"],
  time_zone: ["fuso", "fuso horario", "timezone", "zona horaria", "fuseau", "fuseau horaire"],
  photos_allowed: [
    ...["fotos permitidas", "permite fotos", "camera", "photos allowed", "permite fotos e celular"],
    ...["photos autorisees", "se permiten fotos"],
  ],
  active: ["ativa", "ativo", "activa", "activo", "actif"],
};

export const readStoreColumn = columnReader(headers);

export const storeFile: ColumnsOfFile<StoreColumn> = { read: readStoreColumn, needs: [["store_code"]] };

/** Names of the programme, for cells that name it. */
export interface StoreReferences {
  countries: readonly Country[];
  /** By country and plain code or name: "BR sao paulo". */
  areas: ReadonlyMap<string, string>;
  /** Countries whose areas are listed. */
  listed: ReadonlySet<Country>;
}

/** Content of a line. A cell that is empty says nothing. */
export interface StoreLine {
  line: number;
  code: string;
  /** Undefined where the programme has several and the line names none. */
  country: Country | undefined;
  countryGiven: boolean;
  name?: string;
  chain?: string;
  city?: string;
  areaCode?: string;
  timeZone?: string;
  photosAllowed?: boolean;
  active?: boolean;
}

/** Reads one line; `standing` says in which country a store of this code is already. */
export function readStoreLine(
  line: number,
  cells: readonly string[],
  header: Header<StoreColumn>,
  known: StoreReferences,
  standing: (code: string) => Country | undefined,
): StoreLine | { errors: LineError[]; partial?: StoreLine } {
  const { errors, has, wrong, text, one } = lineReader(line, cells, header);
  const code = text("store_code", 64);
  if (!code && !has("store_code")) wrong("store_code", "required");
  const countryCode = one(
    "country",
    (value) => {
      const read = readCountry(value);
      return read && known.countries.includes(read) ? read : undefined;
    },
    known.countries,
  );
  const [only, ...more] = known.countries;
  const country = countryCode ?? (code && standing(code)) ?? (more.length === 0 ? only : undefined);
  const typedArea = text("area", 128);
  const areaCode = typedArea && country ? areaOf(typedArea, country, known) : undefined;
  if (typedArea && country && !areaCode) wrong("area", "not_an_option");
  const store: StoreLine = {
    line,
    code: code ?? "",
    country: country || undefined,
    countryGiven: countryCode !== undefined,
    ...given({
      name: text("name"),
      chain: text("retailer"),
      city: text("city", 128),
      areaCode,
      timeZone: one(
        "time_zone",
        (value) => (country ? readZone(value, country) : undefined),
        country ? zonesByCountry[country] : undefined,
      ),
      photosAllowed: one("photos_allowed", readYesNo, yesNoWords),
      active: one("active", readYesNo, yesNoWords),
    }),
  };
  if (errors.length === 0) return store;
  return { errors, ...(code && { partial: store }) };
}

function areaOf(typed: string, country: Country, known: StoreReferences): string | undefined {
  const code = known.areas.get(`${country} ${plain(typed)}`);
  if (code) return code;
  return known.listed.has(country) || typed.length > 8 ? undefined : typed;
}

/** A zone of the country, by its whole name or by its city: "America/Sao_Paulo", "São Paulo". */
export function readZone(typed: string, country: Country): string | undefined {
  const word = plain(typed);
  return zonesByCountry[country].find(
    (zone) => plain(zone) === word || plain(zone.split("/").at(-1) ?? "") === word,
  );
}
