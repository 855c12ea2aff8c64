import { setImmediate as giveWay } from "node:timers/promises";
import type { Country } from "@trilha/contract/core/country.ts";
import type { LineError } from "@trilha/contract/core/imports/report.ts";
import { plain } from "@trilha/contract/core/imports/words.ts";
import type { MemberCall } from "../../core/call.ts";
import type { Sheet } from "../../core/files/index.ts";
import type { Tx } from "../../db/database.ts";
import { asSystem } from "../../tenants/clients/index.ts";
import { accountsNamed, importReferences, type NamedAccountRow } from "./people.import.queries.ts";
import { type PeopleHeader as Header, readHeader } from "./rules/import-header.ts";
import { type ImportFacts, type PersonLine, readLine } from "./rules/import-line.ts";
import type { KnownAccount } from "./rules/import-match.ts";
import { type Directory, type ImportPlan, planImport, usernameOf } from "./rules/import-plan.ts";
import { findRepeats } from "./rules/import-twice.ts";

const turn = 500;

/** Judges every line against what is there at present; undefined when the first line is no header. */
export async function planFile(tx: Tx, call: MemberCall, sheet: Sheet): Promise<ImportPlan | undefined> {
  const { clientId } = call.actor;
  const read = readHeader(sheet.header);
  if (!read) return undefined;
  if ("errors" in read) return { creates: [], joins: [], updates: [], unchanged: 0, errors: read.errors };
  const { people, errors } = await readLines(sheet.lines, read.header, await factsOf(tx, call));
  const directory = await directoryOf(tx, clientId, people);
  await giveWay();
  const plan = planImport(people, directory, read.header.names);
  return { ...plan, errors: [...errors, ...findRepeats(people, read.header.names), ...plan.errors] };
}

async function readLines(
  lines: Sheet["lines"],
  header: Header,
  facts: ImportFacts,
): Promise<{ people: PersonLine[]; errors: LineError[] }> {
  const people: PersonLine[] = [];
  const errors: LineError[] = [];
  for (const [index, { line, cells }] of lines.entries()) {
    // A long file is read in turns, so that other requests are answered meanwhile.
    if (index % turn === turn - 1) await giveWay();
    const read = readLine(line, cells, header, facts);
    if ("errors" in read) errors.push(...read.errors);
    else people.push(read.person);
  }
  return { people, errors };
}

async function factsOf(tx: Tx, { actor, locale, now }: MemberCall): Promise<ImportFacts> {
  const { countries, companies, brands, retailers, stores, groups } = await importReferences(
    tx,
    actor.clientId,
  );
  const byName = (rows: readonly { id: string; name: string }[]) =>
    new Map(rows.map(({ id, name }) => [plain(name), id]));
  return {
    locale,
    today: now.toISOString().slice(0, 10),
    countries,
    companies: byName(companies),
    brands: byName(brands),
    groups: byName(groups),
    retailers: new Map(retailers.map(({ id, name, country }) => [`${country} ${plain(name)}`, id])),
    stores: new Map(
      stores.map(({ id, code, retailer_id }) => [plain(code), { id, retailerId: retailer_id }]),
    ),
  };
}

/** Holders of the keys of these lines; names of people who would be new are looked up too. */
async function directoryOf(tx: Tx, clientId: string, people: readonly PersonLine[]): Promise<Directory> {
  const emails = people.flatMap(({ email }) => (email ? [email.toLowerCase()] : []));
  const usernames = people.flatMap((person) => usernameOf(person)?.[1].toLowerCase() ?? []);
  const documents = people.flatMap(({ documentCountry: country, document }) =>
    document && country ? [{ country, document }] : [],
  );
  const rows = await asSystem(tx, () => accountsNamed(tx, clientId, { emails, usernames, documents }));
  const accounts = rows.map(presentAccount);
  const map = (key: (account: KnownAccount) => string | null | undefined) =>
    new Map(
      accounts.flatMap((account) => {
        const value = key(account);
        return value ? [[value, account] as const] : [];
      }),
    );
  return {
    byEmail: map(({ email }) => email?.toLowerCase()),
    byUsername: map(({ username }) => username.toLowerCase()),
    byDocument: new Map(
      rows.flatMap((row) => (row.documentKey ? [[row.documentKey, presentAccount(row)] as const] : [])),
    ),
  };
}

function presentAccount(row: NamedAccountRow): KnownAccount {
  const {
    id,
    firstName,
    lastName,
    email,
    username,
    document,
    documentCountry,
    birthday,
    locale,
    correctable,
    mayAskNewPassword,
    mustChangePassword,
  } = row;
  const { jobProfile, companyId, brandId, retailerId, storeId, groupIds } = row;
  const { gminNumber, cadvCode, sapCode } = row;
  const place = {
    jobProfile,
    companyId,
    brandId,
    retailerId,
    storeId,
    groupIds,
    gminNumber,
    cadvCode,
    sapCode,
  };
  return {
    ...{ id, firstName, lastName, email, username, document, documentCountry, birthday, locale },
    ...{ correctable, mayAskNewPassword, mustChangePassword },
    deleted: row.deleted,
    membership: row.membershipId ? { id: row.membershipId, country: row.country as Country, ...place } : null,
  };
}
