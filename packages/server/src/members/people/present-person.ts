import { ageBandOf } from "@trilha/contract/accounts/identity/age-bands.ts";
import { peopleProblems } from "@trilha/contract/members/people/problems.ts";
import type { listedPerson, person, personItem } from "@trilha/contract/members/people/shapes.ts";
import type * as z from "zod/mini";
import { maskDocument, maskPhones } from "../../accounts/identity/index.ts";
import type { MemberCall } from "../../core/call.ts";
import { pictureUrl } from "../../core/files/index.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { abilities, type ManagedPerson, outOfReach } from "./people.policy.ts";
import { type ListedPersonRow, type PersonItemRow, type PersonRow, personById } from "./people.queries.ts";

/** Whether the caller may read this person's own data: by right, and because the person opened it to this client. */
export function seesPersonal(call: MemberCall, row: { personal_data_open: boolean }): boolean {
  return row.personal_data_open && call.actor.permissions.has("people.read_personal");
}

/** A person as a line of the list; documents are masked unless the caller may read personal data. */
export function presentItem(call: MemberCall, row: PersonItemRow): z.output<typeof personItem> {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    email: row.email,
    document: seesPersonal(call, row) ? row.document : maskDocument(row.document),
    imageUrl: pictureUrl(call, row.avatar_file_id),
    status: row.status,
    roles: row.roles,
    jobProfile: row.job_profile,
    country: row.country,
    store: row.store,
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

/** As `presentItem`, with the age band of whoever opened their data to a caller who may read it. */
export function presentListed(
  call: MemberCall,
  row: ListedPersonRow,
  today: string,
): z.output<typeof listedPerson> {
  const ageBand = seesPersonal(call, row) ? ageBandOf(row.birthday, today) : null;
  return { ...presentItem(call, row), ageBand };
}

/** A person's page, with what the caller may do. */
export function presentPerson(call: MemberCall, row: PersonRow): z.output<typeof person> {
  const personal = seesPersonal(call, row);
  return {
    ...presentItem(call, row),
    username: row.username === row.document && !personal ? (maskDocument(row.username) ?? "") : row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    documentCountry: row.document_country,
    phones: personal ? row.phones : maskPhones(row.phones),
    birthday: personal ? row.birthday : null,
    locale: row.locale,
    statusReason: row.status_reason,
    companyId: row.company_id,
    brandId: row.brand_id,
    retailerId: row.retailer_id,
    storeId: row.store_id,
    groupIds: row.group_ids,
    gminNumber: row.gmin_number,
    cadvCode: row.cadv_code,
    sapCode: row.sap_code,
    isSuperuser: row.is_superuser,
    hasFactor: row.has_factor,
    accessCodeUntil: row.access_code_until?.toISOString() ?? null,
    version: row.version,
    can: abilities(call.actor, managed(row)),
  };
}

/** A person as the policy looks at them. */
export const managed = (row: PersonRow): ManagedPerson => ({
  userId: row.user_id,
  isSuperuser: row.is_superuser,
  status: row.status,
  hasPassword: row.has_password,
  hasOwnPassword: row.has_own_password,
  mustChangePassword: row.must_change_password,
  personalDataOpen: row.personal_data_open,
  hasFactor: row.has_factor,
  isElsewhere: row.is_elsewhere,
  email: row.email,
  hasCome: row.last_sign_in_at !== null,
});

/** Refusal of an act on an account that is not up to the caller as staff. */
export function refuseOwned(call: MemberCall, person: ManagedPerson): Refusal {
  const reason = outOfReach(call.actor, person);
  if (reason === "own") return refuse(peopleProblems.ownMembership);
  return refuse(reason ? peopleProblems.superuserUntouchable : peopleProblems.ownedByPerson);
}

/** A person who is known to be there, as they are now in this transaction. */
export async function loadPerson(tx: Tx, call: MemberCall, id: string): Promise<z.output<typeof person>> {
  const row = await personById(tx, call.actor.clientId, id, call.now);
  if (!row) throw new Error("a person vanished inside a transaction");
  return presentPerson(call, row);
}
