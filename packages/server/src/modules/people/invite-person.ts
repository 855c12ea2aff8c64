import { checkDocument, normalizeDocument } from "@trilha/contract/identity/checks.ts";
import type { Input } from "@trilha/contract/kernel/endpoint.ts";
import { genericProblems } from "@trilha/contract/kernel/problems.ts";
import type { invitePerson as spec } from "@trilha/contract/people/endpoints.ts";
import { peopleProblems } from "@trilha/contract/people/problems.ts";
import { roles } from "@trilha/contract/permissions.ts";
import type { Tx } from "../../db/database.ts";
import { recordAudit } from "../../http/audit.ts";
import type { UseCase } from "../../http/bind.ts";
import type { MemberCall } from "../../http/call.ts";
import { isRefusal, type Refusal, type RefusedField, refuse } from "../../http/refusal.ts";
import { asSystem } from "../clients/index.ts";
import { announceInvitation } from "./announce.ts";
import {
  type AccountRow,
  accountByEmail,
  documentIsUsed,
  insertAccount,
  insertMembership,
} from "./people.accounts.queries.ts";

type Body = Input<typeof spec>["body"];
const wrongField = (field: RefusedField) => refuse(genericProblems.invalidInput, {}, [field]);

/** Brings a person into the selected client: the one who has this e-mail already, else a new one without a password. */
export const invitePerson: UseCase<typeof spec> = async (call, { body }) => {
  const wanted = roles.filter((role) => body.roles.includes(role));
  if (wanted.length > 0 && !call.actor.permissions.has("people.assign_roles")) {
    return refuse(genericProblems.forbidden);
  }
  const document = normalizeDocument(body.document ?? "");
  const wrong = document && checkDocument(document, body.country);
  if (wrong) return wrongField({ path: "body.document", code: wrong });
  return call.write(async (tx) => {
    const account = await asSystem(tx, () => findOrCreate(tx, call, body, document || null));
    if (isRefusal(account)) return account;
    const { clientId } = call.actor;
    const id = await insertMembership(tx, {
      client_id: clientId,
      user_id: account.id,
      country: body.country,
      roles: wanted,
      job_profile: body.jobProfile ?? null,
      created_at: call.now,
    });
    if (!id) return refuse(peopleProblems.alreadyMember);
    await recordAudit(tx, call, {
      action: "people.invite",
      entity: "person",
      entityId: id,
      entityName: `${account.first_name} ${account.last_name}`.trim(),
      after: {
        email: account.email,
        roles: wanted,
        jobProfile: body.jobProfile ?? null,
        country: body.country,
      },
    });
    await announceInvitation(tx, { parts: call.parts, clientId, now: call.now }, account);
    return { id };
  });
};

async function findOrCreate(
  tx: Tx,
  call: MemberCall,
  body: Body,
  document: string | null,
): Promise<AccountRow | Refusal> {
  const known = await accountByEmail(tx, body.email);
  if (known) return known;
  if (document && (await documentIsUsed(tx, body.country, document))) {
    return wrongField({ path: "body.document", code: "document_used" });
  }
  const created = await insertAccount(tx, {
    username: body.email.toLowerCase(),
    email: body.email,
    first_name: body.firstName,
    last_name: body.lastName,
    country: body.country,
    locale: body.locale ?? null,
    document,
    document_country: document ? body.country : null,
    created_at: call.now,
  });
  // Somebody may have invited them a moment ago; otherwise a name of theirs is a stranger's.
  const meanwhile = created ?? (await accountByEmail(tx, body.email));
  return meanwhile ?? wrongField({ path: "body.email", code: "email_used" });
}
