// One line of a people file becomes what is to be known of a person, or the list of all that is wrong with it.
// §validation#document: documents, e-mail, text length. A cell that looks like a formula is data like any other.
import { checkDocument, normalizeDocument } from "@trilha/contract/accounts/identity/checks.ts";
import type { Country, DocumentCountry } from "@trilha/contract/core/country.ts";
import { given, type Header, lineReader } from "@trilha/contract/core/imports/lines.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { plain, readCountry, readDocumentCountry, readYesNo } from "@trilha/contract/core/imports/words.ts";
import { readDay } from "@trilha/contract/core/imports/written-values.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { email as emailShape } from "@trilha/contract/core/shapes.ts";
import type { ImportColumn } from "@trilha/contract/members/people/shapes.ts";
import type { JobProfile } from "@trilha/contract/permissions.ts";
import { readJobProfile, readLanguage } from "./import-words.ts";

/** Reference data that a programme's files may name, by plain name. */
export interface ImportFacts {
  countries: readonly Country[];
  companies: ReadonlyMap<string, string>;
  brands: ReadonlyMap<string, string>;
  /** By country and name: "BR magazine azul". */
  retailers: ReadonlyMap<string, string>;
  /** By code. */
  stores: ReadonlyMap<string, { id: string; retailerId: string }>;
  groups: ReadonlyMap<string, string>;
  /** In which order days are written, and which day it is. */
  locale: Locale;
  today: string;
}

/** Parsed line. An empty cell says nothing. */
export interface PersonLine {
  line: number;
  country: Country;
  /** False when the country is only the programme's default. */
  countryGiven: boolean;
  firstName?: string;
  lastName?: string;
  email?: string;
  username?: string;
  document?: string;
  documentCountry?: DocumentCountry;
  birthday?: string;
  locale?: Locale;
  jobProfile?: JobProfile;
  companyId?: string;
  brandId?: string;
  retailerId?: string;
  storeId?: string;
  groupIds?: string[];
  gminNumber?: string;
  cadvCode?: string;
  sapCode?: string;
  mustChangePassword?: boolean;
}

/** Reads one line; `cells` are as the file has them. */
export function readLine(
  line: number,
  cells: readonly string[],
  header: Header<ImportColumn>,
  facts: ImportFacts,
): { person: PersonLine } | { errors: LineError[] } {
  const { errors, has, value: cell, wrong, text, one, named } = lineReader(line, cells, header);

  const country = one("country", (value) => {
    const code = readCountry(value);
    return code && facts.countries.includes(code) ? code : undefined;
  });
  const [onlyCountry, ...otherCountries] = facts.countries;
  const inCountry = country ?? (otherCountries.length === 0 ? onlyCountry : undefined);
  if (!inCountry && !has("country")) wrong("country", "required");

  const mail = text("email");
  if (mail && !emailShape.safeParse(mail).success) wrong("email", "email_invalid");
  const typed = text("document", 25);
  const documentCountry = one("document_country", readDocumentCountry) ?? inCountry;
  const document = typed && documentCountry ? readDocument(typed, documentCountry) : undefined;
  if (typed && documentCountry && !document) wrong("document", "document_invalid");
  const birthday = readDay(cell("birthday") ?? "", facts.locale);
  const isPast = birthday !== undefined && birthday >= "1900" && birthday < facts.today;
  if (has("birthday") && !isPast) wrong("birthday", "birthday_invalid");
  if (!has("email") && !has("username") && !has("document")) wrong("email", "required");

  // User names are unique in the whole installation: one that is a number would tell whose document it is elsewhere.
  const username = text("username");
  if (username && /^[\d\s./-]{6,}$/.test(username)) wrong("username", "invalid");

  const store = named("store_code", (value) => facts.stores.get(plain(value)));
  const retailerId = named("retailer", (value) => facts.retailers.get(`${inCountry} ${plain(value)}`));
  if (store && retailerId && store.retailerId !== retailerId) wrong("store_code", "not_an_option");

  const person: PersonLine = {
    line,
    country: inCountry ?? "BR",
    countryGiven: country !== undefined,
    ...given({
      firstName: text("first_name"),
      lastName: text("last_name"),
      email: mail,
      username,
      document,
      documentCountry: document ? documentCountry : undefined,
      birthday,
      locale: one("language", readLanguage),
      jobProfile: one("job_profile", readJobProfile),
      companyId: named("company", (value) => facts.companies.get(plain(value))),
      brandId: named("brand", (value) => facts.brands.get(plain(value))),
      retailerId: retailerId ?? store?.retailerId,
      storeId: store?.id,
      groupIds: readGroups(cell("groups"), facts, (name) =>
        wrong("groups", "reference_unknown", { value: name.slice(0, 64) }),
      ),
      gminNumber: text("gmin_number", 64),
      cadvCode: text("cadv_code", 64),
      sapCode: text("sap_code", 64),
      mustChangePassword: one("must_change_password", readYesNo),
    }),
  };
  return errors.length > 0 ? { errors } : { person };
}

/** Spreadsheets drop the zeros a CPF begins with. */
function readDocument(typed: string, country: DocumentCountry): string | undefined {
  const bare = normalizeDocument(typed);
  const whole = country === "BR" && /^\d{8,10}$/.test(bare) ? bare.padStart(11, "0") : bare;
  return checkDocument(whole, country) ? undefined : whole;
}

/** Several groups stand in one cell, apart by `|` or `;`. */
function readGroups(
  cell: string | undefined,
  facts: ImportFacts,
  unknown: (name: string) => void,
): string[] | undefined {
  if (cell === undefined) return undefined;
  const names = cell.split(/[|;]/).flatMap((name) => name.trim() || []);
  const ids = names.flatMap((name) => {
    const id = facts.groups.get(plain(name));
    if (!id) unknown(name);
    return id ?? [];
  });
  return [...new Set(ids)];
}
