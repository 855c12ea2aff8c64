import { checkDocument, normalizeDocument } from "@trilha/contract/accounts/identity/checks.ts";
import type { Input } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { invitePerson as spec } from "@trilha/contract/members/people/endpoints.ts";
import { peopleProblems } from "@trilha/contract/members/people/problems.ts";
import { type Role, roles } from "@trilha/contract/permissions.ts";
import { insertUser, lockDocument } from "../../accounts/identity/index.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { isRefusal, type Refusal, type RefusedField, refuse } from "../../core/refusal.ts";
import { unlessTaken } from "../../core/unless-taken.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { asSystem } from "../../tenants/clients/index.ts";
import { announceInvitation } from "./announce.ts";
import { mailInvitations } from "./invite-many.ts";
import {
  type AccountRow,
  accountByEmail,
  documentIsUsed,
  insertMembership,
  isMember,
} from "./people.accounts.queries.ts";
import { noPlace, saveInvitations } from "./people.invitations.queries.ts";

type Body = Input<typeof spec>["body"];
const documentCountryOf = ({ documentCountry, country }: Body) => documentCountry ?? country;
const wrongField = (field: RefusedField) => refuse(genericProblems.invalidInput, {}, [field]);

/**
 * Brings a person into the selected client. Who has no account gets one without a password and is a member; who has one
 * answers for themself, and until then the client has what was typed here. Both are answered alike.
 */
export const invitePerson: UseCase<typeof spec> = async (call, { body }) => {
  const wanted = roles.filter((role) => body.roles.includes(role));
  if (wanted.length > 0 && !call.actor.permissions.has("people.assign_roles")) {
    return refuse(genericProblems.forbidden);
  }
  const document = normalizeDocument(body.document ?? "");
  const wrong = document && checkDocument(document, documentCountryOf(body));
  if (wrong) return wrongField({ path: "body.document", code: wrong });
  const write = async (tx: Tx) => {
    const { clientId } = call.actor;
    const account = await asSystem(tx, () => findOrCreate(tx, call, body, document || null));
    if (isRefusal(account)) return account;
    const id = account.isNew
      ? await insertMembership(tx, {
          client_id: clientId,
          user_id: account.id,
          country: body.country,
          roles: wanted,
          job_profile: body.jobProfile ?? null,
          created_at: call.now,
        })
      : await inviteAccount(tx, call, body, { userId: account.id, wanted });
    if (!id) return refuse(peopleProblems.alreadyMember);
    await recordAudit(tx, call, {
      action: "people.invite",
      entity: "person",
      entityId: id,
      entityName: `${body.firstName} ${body.lastName}`.trim(),
      after: {
        email: body.email.toLowerCase(),
        roles: wanted,
        jobProfile: body.jobProfile ?? null,
        country: body.country,
      },
    });
    const announcer = { parts: call.parts, clientId, now: call.now };
    if (account.isNew) await announceInvitation(tx, announcer, account);
    else await mailInvitations(tx, announcer, [id], call.now);
    return { id };
  };
  // Two who bring one document at the same moment: one looks again.
  return unlessTaken(genericProblems.conflict, () => call.write(write));
};

/** Asks the owner of an account; undefined when they are in the programme, or were asked already. */
async function inviteAccount(
  tx: Tx,
  call: MemberCall,
  body: Body,
  { userId, wanted }: { userId: string; wanted: readonly Role[] },
): Promise<string | undefined> {
  const { clientId } = call.actor;
  if (await isMember(tx, clientId, userId)) return undefined;
  const { firstName, lastName, country, locale = null, jobProfile = null } = body;
  const place = { ...noPlace, jobProfile };
  const account = { firstName, lastName, country, locale, place, roles: wanted };
  const email = body.email.toLowerCase();
  const [id] = await saveInvitations(tx, clientId, call.now, [{ ...account, email }]);
  return id;
}

async function findOrCreate(
  tx: Tx,
  call: MemberCall,
  body: Body,
  document: string | null,
): Promise<(AccountRow & { isNew: boolean }) | Refusal> {
  const known = await accountByEmail(tx, body.email);
  if (known) return { ...known, isNew: false };
  if (document) {
    const country = documentCountryOf(body);
    await lockDocument(tx, `${country} ${document}`);
    if (await documentIsUsed(tx, call.actor.clientId, { country, document })) {
      return wrongField({ path: "body.document", code: "document_used" });
    }
  }
  const created = await insertUser(tx, {
    username: body.email.toLowerCase(),
    email: body.email,
    first_name: body.firstName,
    last_name: body.lastName,
    country: body.country,
    locale: body.locale ?? null,
    document,
    document_country: document ? documentCountryOf(body) : null,
    created_at: call.now,
  });
  // Accounts are created once: an invitation of a moment ago counts; otherwise a name of theirs is a stranger's.
  if (created) return { ...created, isNew: true };
  const meanwhile = await accountByEmail(tx, body.email);
  return meanwhile ? { ...meanwhile, isNew: false } : wrongField({ path: "body.email", code: "email_used" });
}
