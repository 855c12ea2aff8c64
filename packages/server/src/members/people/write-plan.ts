import {
  demandNewPasswords,
  insertUsers,
  type NewAccountRow,
  updateNames,
} from "../../accounts/identity/index.ts";
import type { MemberCall } from "../../core/call.ts";
import { randomToken } from "../../core/random-token.ts";
import type { Tx } from "../../db/database.ts";
import { asSystem } from "../../tenants/clients/index.ts";
import { addToGroups, replaceGroups } from "../groups/index.ts";
import type { Invited } from "./invite-many.ts";
import { insertMemberships, newIds, updatePlaces, type WorkplaceRow } from "./people.import.queries.ts";
import { type NewInvitation, noPlace, saveInvitations } from "./people.invitations.queries.ts";
import type { PersonLine } from "./rules/import-line.ts";
import type { ImportedMembership } from "./rules/import-match.ts";
import type { ImportPlan } from "./rules/import-plan.ts";

// One statement writes this many rows at most, so that none comes near the statement time-out.
const batchSize = 1_000;

/** Writes a plan. Undefined when somebody took a key meanwhile: the caller takes everything back. */
export async function writePlan(tx: Tx, call: MemberCall, plan: ImportPlan): Promise<Invited | undefined> {
  const { clientId } = call.actor;
  const { now } = call;
  const ids = await newIds(tx, plan.creates.length * 2);
  const take = () => ids.pop() ?? "";
  const accounts = plan.creates.map(({ line, username }) =>
    newAccount(take(), line, username ?? newUsername()),
  );
  const members = plan.creates.map(({ line }, index) => ({
    line,
    row: { ...placeOfLine(take(), line), user_id: accounts[index]?.id ?? "" },
  }));
  // Owners of an account answer for themselves: until then there is what the file says, and no membership.
  const invitationIds: string[] = [];
  await inBatches(plan.joins.map(invitationOf), async (batch) => {
    invitationIds.push(...(await saveInvitations(tx, clientId, now, batch)));
  });

  let written = 0;
  await asSystem(tx, () =>
    inBatches(accounts, async (batch) => {
      written += await insertUsers(tx, now, batch);
    }),
  );
  if (written !== accounts.length) return undefined;
  let [joined, named] = [0, 0];
  await inBatches(
    members.map(({ row }) => row),
    async (batch) => {
      const made = await insertMemberships(tx, clientId, now, batch);
      joined += made.written;
      named += made.named;
    },
  );
  if (joined !== members.length || named !== accounts.filter(({ document }) => document).length) {
    return undefined;
  }
  await inBatches(plan.updates.flatMap(placeUpdate), (batch) => updatePlaces(tx, clientId, batch));
  await inBatches(plan.updates.flatMap(namesUpdate), (batch) => updateNames(tx, batch));
  const demanded = plan.updates.flatMap(({ asksNewPassword, account }) =>
    asksNewPassword ? [account.id] : [],
  );
  await asSystem(tx, () =>
    inBatches(demanded, async (batch) => {
      await demandNewPasswords(tx, batch);
    }),
  );
  await inBatches(
    members.flatMap(({ line, row }) => (line.groupIds ? [{ id: row.id, groupIds: line.groupIds }] : [])),
    (batch) => addToGroups(tx, clientId, batch),
  );
  await inBatches(
    plan.updates.flatMap(({ account: { membership }, groupIds }) =>
      membership && groupIds ? [{ id: membership.id, groupIds }] : [],
    ),
    (batch) => replaceGroups(tx, clientId, batch),
  );
  return { userIds: accounts.flatMap(({ id, email }) => (email ? [id] : [])), invitationIds };
}

/** For who signs in by a document: nothing that would say whose. */
const newUsername = () => `u-${randomToken().slice(0, 12)}`;

function invitationOf({ line }: ImportPlan["joins"][number]): NewInvitation {
  const { jobProfile, companyId, brandId, retailerId, storeId, groupIds, gminNumber, cadvCode, sapCode } =
    line;
  const fields = {
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
  const place = { ...noPlace, ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value)) };
  return {
    email: line.email?.toLowerCase() ?? "",
    firstName: line.firstName ?? "",
    lastName: line.lastName ?? "",
    locale: line.locale ?? null,
    country: line.country,
    roles: [],
    place,
  };
}

async function inBatches<Row>(
  rows: readonly Row[],
  write: (batch: readonly Row[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += batchSize) {
    await write(rows.slice(start, start + batchSize));
  }
}

function newAccount(id: string, line: PersonLine, username: string): NewAccountRow {
  return {
    id,
    username,
    email: line.email ?? null,
    document: line.document ?? null,
    document_country: line.documentCountry ?? null,
    birthday: line.birthday ?? null,
    first_name: line.firstName ?? "",
    last_name: line.lastName ?? "",
    country: line.country,
    locale: line.locale ?? null,
  };
}

function placeOfLine(id: string, line: PersonLine): WorkplaceRow {
  return placeRow(id, {
    country: line.country,
    jobProfile: line.jobProfile ?? null,
    companyId: line.companyId ?? null,
    brandId: line.brandId ?? null,
    retailerId: line.retailerId ?? null,
    storeId: line.storeId ?? null,
    gminNumber: line.gminNumber ?? null,
    cadvCode: line.cadvCode ?? null,
    sapCode: line.sapCode ?? null,
  });
}

function placeRow(id: string, place: ImportedMembership): WorkplaceRow {
  return {
    id,
    country: place.country,
    job_profile: place.jobProfile,
    company_id: place.companyId,
    brand_id: place.brandId,
    retailer_id: place.retailerId,
    store_id: place.storeId,
    gmin_number: place.gminNumber,
    cadv_code: place.cadvCode,
    sap_code: place.sapCode,
  };
}

function placeUpdate({ account, place }: ImportPlan["updates"][number]): WorkplaceRow[] {
  return account.membership && place ? [placeRow(account.membership.id, place)] : [];
}

function namesUpdate({ account, names }: ImportPlan["updates"][number]) {
  if (!names) return [];
  const { username, email, document, documentCountry, birthday, firstName, lastName, locale } = names;
  return [
    {
      id: account.id,
      ...{ username, email, document, document_country: documentCountry, birthday, locale },
      first_name: firstName,
      last_name: lastName,
    },
  ];
}
