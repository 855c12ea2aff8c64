// One line of a people file becomes what is to be known of a person, or the list of all that is wrong with it.
// §validation#document: documents, e-mail, text length. A cell that looks like a formula is data like any other.
import { checkDocument, normalizeDocument } from "@trilha/contract/accounts/identity/checks.ts";
import type { Country, DocumentCountry } from "@trilha/contract/core/country.ts";
import {
  given,
  type Header,
  inShort,
  type LineReader,
  lineReader,
} from "@trilha/contract/core/imports/lines.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import {
  plain,
  readCountry,
  readDocumentCountry,
  readYesNo,
  yesNoWords,
} from "@trilha/contract/core/imports/words.ts";
import { readDay } from "@trilha/contract/core/imports/written-values.ts";
import { type Locale, locales } from "@trilha/contract/core/locale.ts";
import { email as emailShape } from "@trilha/contract/core/shapes.ts";
import type { ImportColumn } from "@trilha/contract/members/people/shapes.ts";
import type { JobProfile } from "@trilha/contract/permissions.ts";
import { jobNames, readJobProfile, readLanguage } from "./import-words.ts";

/** Reference data that a programme's files may name, by plain name. */
export interface ImportFacts {
  countries: readonly Country[];
  companies: ReadonlyMap<string, string>;
  brands: ReadonlyMap<string, string>;
  /** By country and name: "BR magazine azul". */
  retailers: ReadonlyMap<string, string>;
  /** By code, or by a name only one has. */
  stores: ReadonlyMap<string, { id: string; retailerId: string }>;
  groups: ReadonlyMap<string, string>;
  /** Names there are, for faults to say. */
  names: Readonly<Record<"company" | "brand" | "retailer" | "store_code" | "groups", readonly string[]>>;
  /** Country of people whose line names none, as the caller chose. */
  country: Country | undefined;
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
  /** Name as one cell has it: whoever is called so already stays as they are. */
  fullName?: string;
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
): PersonLine | { errors: LineError[]; partial?: PersonLine } {
  const reader = lineReader(line, cells, header);
  const { errors, has, value: cell, wrong, text, one, named } = reader;

  const country = one(
    "country",
    (value) => {
      const code = readCountry(value);
      return code && facts.countries.includes(code) ? code : undefined;
    },
    facts.countries,
  );
  const [onlyCountry, ...otherCountries] = facts.countries;
  const chosen = facts.country && facts.countries.includes(facts.country) ? facts.country : undefined;
  const inCountry = country ?? chosen ?? (otherCountries.length === 0 ? onlyCountry : undefined);
  if (!inCountry && !has("country")) wrong("country", "required");

  const mail = text("email");
  if (mail && !emailShape.safeParse(mail).success) wrong("email", "email_invalid");
  const isMasked = cell("document")?.includes("•") ?? false;
  const typed = isMasked ? undefined : text("document", 25);
  const documentCountry = one("document_country", readDocumentCountry) ?? inCountry;
  const document = typed && documentCountry ? readDocument(typed, documentCountry) : undefined;
  if (typed && documentCountry && !document) wrong("document", "document_invalid");
  const birthday = readDay(cell("birthday") ?? "", facts.locale);
  const isPast = birthday !== undefined && birthday >= "1900" && birthday < facts.today;
  if (has("birthday") && !isPast) wrong("birthday", "birthday_invalid");
  if (!has("email") && !has("username") && (isMasked || !has("document"))) wrong("email", "required");

  // User names are unique in the whole installation: one that is a number would tell whose document it is elsewhere.
  const username = text("username");
  if (username && /^[\d\s./-]{6,}$/.test(username)) wrong("username", "invalid");

  const store = named("store_code", (value) => facts.stores.get(plain(value)), facts.names.store_code);
  const retailerId = named(
    "retailer",
    (value) => facts.retailers.get(`${inCountry} ${plain(value)}`),
    facts.names.retailer,
  );
  if (store && retailerId && store.retailerId !== retailerId) wrong("store_code", "not_an_option");

  const person: PersonLine = {
    line,
    country: inCountry ?? "BR",
    countryGiven: country !== undefined,
    ...given({
      ...nameOf(reader, header),
      email: mail,
      username,
      document,
      documentCountry: document ? documentCountry : undefined,
      birthday,
      locale: one("language", readLanguage, locales),
      jobProfile: one("job_profile", readJobProfile, jobNames(facts.locale)),
      companyId: named("company", (value) => facts.companies.get(plain(value)), facts.names.company),
      brandId: named("brand", (value) => facts.brands.get(plain(value)), facts.names.brand),
      retailerId: retailerId ?? store?.retailerId,
      storeId: store?.id,
      groupIds: readGroups(cell("groups"), facts, (name) =>
        wrong("groups", facts.names.groups.length > 0 ? "reference_one_of" : "reference_unknown", {
          value: name.slice(0, 64),
          options: inShort(facts.names.groups),
        }),
      ),
      gminNumber: text("gmin_number", 64),
      cadvCode: text("cadv_code", 64),
      sapCode: text("sap_code", 64),
      mustChangePassword: one("must_change_password", readYesNo, yesNoWords),
    }),
  };
  if (errors.length === 0) return person;
  const known = person.email ?? person.username ?? person.document;
  return { errors, ...(known && { partial: person }) };
}

/** Name of a line; a file without a column of last names writes the whole name in one cell, its first word the first. */
function nameOf(
  { text }: LineReader<ImportColumn>,
  header: Header<ImportColumn>,
): Pick<PersonLine, "firstName" | "lastName" | "fullName"> {
  const [first, last, written] = [text("first_name"), text("last_name"), text("full_name")];
  const full = written ?? (header.columns.includes("last_name") ? undefined : first);
  if (full === undefined) return given({ firstName: first, lastName: last });
  const [word = "", ...rest] = full.split(/\s+/);
  if (last === undefined)
    return given({ firstName: word, lastName: rest.join(" ") || undefined, fullName: full });
  const before = full.endsWith(` ${last}`) ? full.slice(0, -last.length).trim() : full;
  return { firstName: first ?? before, lastName: last };
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
