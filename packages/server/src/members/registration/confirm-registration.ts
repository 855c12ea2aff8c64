import { checkDocument, normalizeDocument } from "@trilha/contract/accounts/identity/checks.ts";
import type { DocumentCountry } from "@trilha/contract/core/country.ts";
import type { Answer, Input } from "@trilha/contract/core/endpoint.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { confirmRegistration as spec } from "@trilha/contract/members/registration/endpoints.ts";
import { registrationProblems } from "@trilha/contract/members/registration/problems.ts";
import { hashPassword, lockDocument, refusePassword } from "../../accounts/identity/index.ts";
import { addAcceptance, birthdayDate } from "../../accounts/profile/index.ts";
import type { GuestCall } from "../../core/call.ts";
import { publishEvent } from "../../core/events.ts";
import { hashOfToken } from "../../core/random-token.ts";
import { isRefusal, type Refusal, type RefusedField, refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import { unlessTaken } from "../../core/unless-taken.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { documentIsUsed } from "../people/index.ts";
import { bringIn, fillAccount, makeAccount } from "./make-account.ts";
import { demandsFor, documentCountryOf, type ReadLink, readLink } from "./read-link.ts";
import type { AccountColumns } from "./registration.members.queries.ts";
import {
  closeRegistration,
  countTry,
  lockByToken,
  registrationByToken,
  registrationSettingsOf,
} from "./registration.queries.ts";
import type { NormalizedRegistration } from "./registration-secrets.ts";

const orNull = (text: string | undefined) => text || null;

/** Typed values, as the account holds it; `locale` is the one they read the form in. */
function accountColumns(fields: NormalizedRegistration, locale: Locale): AccountColumns {
  const address = Object.entries(fields.address ?? {}).filter(([, part]) => part);
  return {
    first_name: fields.firstName,
    last_name: fields.lastName ?? "",
    nickname: orNull(fields.nickname),
    store_nickname: orNull(fields.storeNickname),
    document: orNull(fields.document),
    document_country: fields.document ? (fields.documentCountry ?? fields.country) : null,
    gender: orNull(fields.gender),
    marital_status: orNull(fields.maritalStatus),
    children: fields.children ?? null,
    birthday: fields.birthday ? birthdayDate(fields.birthday) : null,
    profession: orNull(fields.profession),
    phones: JSON.stringify(fields.phones ?? {}),
    address: JSON.stringify(Object.fromEntries(address)),
    has_disability: fields.hasDisability ?? false,
    disability: fields.hasDisability ? orNull(fields.disability) : null,
    country: fields.country,
    locale: fields.locale ?? locale,
  };
}

type Done = Answer<typeof spec>;
type Body = Input<typeof spec>["body"];
const wrong = (field: RefusedField) => refuse(genericProblems.invalidInput, {}, [field]);
const gone = () => refuse(registrationProblems.linkInvalid);

/**
 * Makes the account, or takes the one there is, and brings its person into the programme: now that they have proved
 * the address, they are told that a document is used in it already (§validation#document). Of any number that share one, one gets in.
 */
export const confirmRegistration: UseCase<typeof spec> = async (call, { body }) => {
  const tokenHash = hashOfToken(body.token);
  const link = await call.system.read(async (tx) => {
    const link = await readLink(tx, call, await registrationByToken(tx, tokenHash));
    return link && { ...link, asked: await demandsFor(tx, link) };
  });
  if (!link) return gone();
  if (link.needsPassword && !body.password) return wrong({ path: "body.password", code: "required" });
  const { document, documentCountry } = documentGiven(body, link.said);
  const code = body.document !== undefined && checkDocument(body.document, documentCountry);
  if (code) return wrong({ path: "body.document", code });
  let hash: string | undefined;
  if (link.needsPassword && body.password) {
    const refusal = await refusePassword(body.password, link.asked);
    if (refusal) return refusal;
    hash = await hashPassword(body.password);
  }
  // The unique index has the last word on a document that two bring at the same moment.
  const done = await unlessTaken(registrationProblems.documentUsed, () =>
    call.system.write((tx) => confirm(tx, call, tokenHash, { document, documentCountry, hash })),
  );
  if (!isRefusal(done) && "used" in done) return refuse(registrationProblems.documentUsed);
  return done;
};

/** The document of the form, or the one it is corrected to: a country alone corrects nothing. */
function documentGiven(body: Body, fields: ReadLink["said"]) {
  const first = documentCountryOf(fields);
  return body.document === undefined
    ? { document: fields.document, documentCountry: first }
    : { document: normalizeDocument(body.document), documentCountry: body.documentCountry ?? first };
}

/** The transaction. A document that is used counts as a try, which is kept: hence a value, not a refusal. */
async function confirm(
  tx: Tx,
  call: GuestCall,
  tokenHash: Buffer,
  given: { document: string | undefined; documentCountry: DocumentCountry; hash: string | undefined },
): Promise<Done | { used: true } | Refusal> {
  // Read again under the lock: of two that use one link at once, the second comes too late.
  const link = await readLink(tx, call, await lockByToken(tx, tokenHash));
  if (!link || (link.needsPassword && !given.hash)) return gone();
  const { row, client } = link;
  const fields = {
    ...link.said,
    document: given.document || undefined,
    documentCountry: given.documentCountry,
  };
  const columns = accountColumns(fields, row.locale);
  const proved = { email: fields.email, columns, hash: given.hash, now: call.now };
  const { document, documentCountry: country } = fields;
  if (document) {
    await lockDocument(tx, `${country} ${document}`);
    if (await documentIsUsed(tx, client.id, { country, document })) {
      await countTry(tx, row.id);
      return { used: true };
    }
  }
  const userId = link.account
    ? await fillAccount(tx, link.account.id, proved)
    : await makeAccount(tx, proved);
  if (!userId) return refuse(genericProblems.conflict);
  const { forms } = await registrationSettingsOf(tx, client.id);
  const status = forms[row.form].needsApproval ? "awaiting_approval" : "active";
  await bringIn(tx, { clientId: client.id, userId, status, said: fields, now: call.now });
  await recordAcceptances(tx, link, userId);
  await closeRegistration(tx, row, { userId, now: call.now });
  await recordSecurityEvent(tx, call, {
    event: "registration.confirmed",
    userId,
    clientId: client.id,
    details: { form: row.form, status },
  });
  if (status === "awaiting_approval") await publishEvent(tx, "registration.waiting", { clientId: client.id });
  return { status };
}

/** Acceptances, when they ticked it. */
async function recordAcceptances(tx: Tx, { row }: ReadLink, userId: string): Promise<void> {
  const { client_id: clientId, locale, created_at: now, ip } = row;
  for (const [kind, version] of [
    ["terms", row.terms_version],
    ["privacy", row.privacy_version],
  ] as const) {
    if (version === null) continue;
    await addAcceptance(tx, { clientId, userId, kind, version, locale, choices: {}, now, ip: ip ?? "" });
  }
}
