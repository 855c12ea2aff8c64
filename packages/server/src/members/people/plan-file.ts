import { setImmediate as giveWay } from "node:timers/promises";
import type { Country } from "@trilha/contract/core/country.ts";
import { plain } from "@trilha/contract/core/imports/words.ts";
import type { ImportColumn } from "@trilha/contract/members/people/shapes.ts";
import type { MemberCall } from "../../core/call.ts";
import { readLines, type SheetRead } from "../../core/imports/index.ts";
import type { Tx } from "../../db/database.ts";
import { asSystem } from "../../tenants/clients/index.ts";
import { accountsNamed, importReferences, type NamedAccountRow } from "./people.import.queries.ts";
import { type ImportFacts, type PersonLine, readLine } from "./rules/import-line.ts";
import type { KnownAccount } from "./rules/import-match.ts";
import { type Directory, type ImportPlan, planImport, usernameOf } from "./rules/import-plan.ts";
import { findRepeats } from "./rules/import-twice.ts";

/** Judges every line against what is there at present; `country` is of people whose line names none. */
export async function planFile(
  tx: Tx,
  call: MemberCall,
  sheet: SheetRead<ImportColumn>,
  country: Country | undefined,
): Promise<ImportPlan> {
  const { clientId } = call.actor;
  const { names } = sheet.header;
  const facts = { ...(await factsOf(tx, call)), country };
  const { good, errors } = await readLines(sheet, (line, cells, header) =>
    readLine(line, cells, header, facts),
  );
  const directory = await directoryOf(tx, clientId, good);
  await giveWay();
  const plan = planImport(good, directory, names);
  return { ...plan, errors: [...errors, ...findRepeats(good, names), ...plan.errors] };
}

async function factsOf(tx: Tx, { actor, locale, now }: MemberCall): Promise<Omit<ImportFacts, "country">> {
  const { countries, companies, brands, retailers, stores, groups } = await importReferences(
    tx,
    actor.clientId,
  );
  const byName = (rows: readonly { id: string; name: string }[]) =>
    new Map(rows.map(({ id, name }) => [plain(name), id]));
  const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
  return {
    names: {
      ...{ company: namesOf(companies), brand: namesOf(brands), groups: namesOf(groups) },
      ...{ retailer: [...new Set(namesOf(retailers))], store_code: stores.map(({ code }) => code) },
    },
    locale,
    today: now.toISOString().slice(0, 10),
    countries,
    companies: byName(companies),
    brands: byName(brands),
    groups: byName(groups),
    retailers: new Map(retailers.map(({ id, name, country }) => [`${country} ${plain(name)}`, id])),
    stores: storesByWord(stores),
  };
}

/** Stores by code; by name too, where only one is called so: our own file of people names them. */
function storesByWord(
  stores: readonly { id: string; code: string; name: string; retailer_id: string }[],
): ImportFacts["stores"] {
  const named = Map.groupBy(stores, ({ name }) => plain(name));
  const entry = (word: string, { id, retailer_id }: (typeof stores)[number]) =>
    [word, { id, retailerId: retailer_id }] as const;
  return new Map([
    ...[...named].flatMap(([word, [only, ...others]]) =>
      only && others.length === 0 ? [entry(word, only)] : [],
    ),
    ...stores.map((store) => entry(plain(store.code), store)),
  ]);
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
