// One line of a people file becomes what is to be known of a person, or the list of all that is wrong with it.
// §5: documents, e-mail, text length. A cell that looks like a formula is data like any other.
import { checkDocument, normalizeDocument } from "@trilha/contract/identity/checks.ts";
import type { Country } from "@trilha/contract/kernel/country.ts";
import type { FieldCode } from "@trilha/contract/kernel/field-problems.ts";
import type { Locale } from "@trilha/contract/kernel/locale.ts";
import { email as emailShape, optionalText } from "@trilha/contract/kernel/shapes.ts";
import type { ImportColumn } from "@trilha/contract/people/shapes.ts";
import type { JobProfile } from "@trilha/contract/permissions.ts";
import type { Header } from "./import-header.ts";
import { plain, readCountry, readJobProfile, readLanguage } from "./import-words.ts";

export interface LineError {
  line: number;
  /** As the file calls it. */
  column: string | null;
  value: string;
  code: FieldCode;
  params?: Record<string, string | number>;
}

/** What a programme's files may refer to, by its plain name. */
export interface ImportFacts {
  countries: readonly Country[];
  companies: ReadonlyMap<string, string>;
  brands: ReadonlyMap<string, string>;
  /** By country and name: "BR magazine azul". */
  retailers: ReadonlyMap<string, string>;
  /** By code. */
  stores: ReadonlyMap<string, { id: string; retailerId: string }>;
  groups: ReadonlyMap<string, string>;
}

/** What a line says. A cell that is empty says nothing. */
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
}

const shapes = { long: optionalText(), code: optionalText(64), document: optionalText(25) };
const shownLimit = 64;

/** Reads one line; `cells` are as the file has them. */
export function readLine(
  line: number,
  cells: readonly string[],
  header: Header,
  facts: ImportFacts,
): { person: PersonLine } | { errors: LineError[] } {
  const errors: LineError[] = [];
  const values = new Map<ImportColumn, string>();
  header.columns.forEach((column, index) => {
    const value = cellText(cells[index] ?? "");
    if (value) values.set(column, value);
  });
  const wrong = (column: ImportColumn, code: FieldCode, params?: LineError["params"]) => {
    const value = (values.get(column) ?? "").slice(0, shownLimit);
    errors.push({ line, column: header.names[column] ?? column, value, code, ...(params && { params }) });
  };
  for (const extra of cells.slice(header.columns.length)) {
    if (extra.trim()) errors.push({ line, column: null, value: extra.slice(0, shownLimit), code: "unknown" });
  }
  const text = (column: ImportColumn, shape = shapes.long, maximum = 256) => {
    const read = shape.safeParse(values.get(column) ?? "");
    if (read.success) return read.data || undefined;
    const printable = !read.error.issues.some((issue) => issue.message === "unprintable");
    wrong(column, printable ? "too_long" : "unprintable", printable ? { maximum } : undefined);
    return undefined;
  };
  const one = <T>(column: ImportColumn, read: (value: string) => T | undefined): T | undefined => {
    const value = values.get(column);
    const found = value === undefined ? undefined : read(value);
    if (value !== undefined && found === undefined) wrong(column, "not_an_option");
    return found;
  };
  const named = <T>(column: ImportColumn, find: (value: string) => T | undefined): T | undefined => {
    const value = values.get(column);
    const found = value === undefined ? undefined : find(value);
    if (value !== undefined && found === undefined) {
      wrong(column, "reference_unknown", { value: value.slice(0, shownLimit) });
    }
    return found;
  };

  const country = one("country", (value) => {
    const code = readCountry(value);
    return code && facts.countries.includes(code) ? code : undefined;
  });
  const [onlyCountry, ...otherCountries] = facts.countries;
  const inCountry = country ?? (otherCountries.length === 0 ? onlyCountry : undefined);
  if (!inCountry && !values.has("country")) wrong("country", "required");

  const mail = text("email");
  if (mail && !emailShape.safeParse(mail).success) wrong("email", "email_invalid");
  const typed = text("document", shapes.document, 25);
  const document = typed && inCountry ? readDocument(typed, inCountry) : undefined;
  if (typed && inCountry && !document) wrong("document", "document_invalid");
  if (!values.has("email") && !values.has("username") && !values.has("document")) wrong("email", "required");

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
      username: text("username"),
      document,
      locale: one("language", readLanguage),
      jobProfile: one("job_profile", readJobProfile),
      companyId: named("company", (value) => facts.companies.get(plain(value))),
      brandId: named("brand", (value) => facts.brands.get(plain(value))),
      retailerId: retailerId ?? store?.retailerId,
      storeId: store?.id,
      groupIds: readGroups(values.get("groups"), facts, (name) =>
        wrong("groups", "reference_unknown", { value: name.slice(0, shownLimit) }),
      ),
      gminNumber: text("gmin_number", shapes.code, 64),
      cadvCode: text("cadv_code", shapes.code, 64),
      sapCode: text("sap_code", shapes.code, 64),
    }),
  };
  return errors.length > 0 ? { errors } : { person };
}

/** Our own files put an apostrophe before what a spreadsheet would take for a formula; it is taken off again. */
function cellText(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@])/, "");
}

/** Spreadsheets drop the zeros a CPF begins with. */
function readDocument(typed: string, country: Country): string | undefined {
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

function given<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
