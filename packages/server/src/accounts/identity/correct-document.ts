// §validation#document-correction: one correction of a document, whoever makes it.
import { checkDocument, normalizeDocument } from "@trilha/contract/accounts/identity/checks.ts";
import type { DocumentCountry } from "@trilha/contract/core/country.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import type { SignedCall } from "../../core/call.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { randomToken } from "../../core/random-token.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { Tx } from "../../db/database.ts";
import { documentPlaces, lockDocument, lockPerson } from "./identity.accounts.queries.ts";
import { updateUser } from "./identity.users.queries.ts";
import { maskDocument } from "./rules/mask.ts";

/**
 * Gives an account another document, unless somebody else of a client of theirs is named by it. Every such client's
 * trail has a line, and the person hears of it. Call inside a transaction of the system.
 */
export async function correctDocument(
  tx: Tx,
  call: SignedCall,
  userId: string,
  typed: { document: string; documentCountry: DocumentCountry; reason?: string },
): Promise<Refusal | undefined> {
  const { documentCountry } = typed;
  const refuseField = (code: "document_invalid" | "document_used") =>
    refuse(genericProblems.invalidInput, {}, [{ path: "body.document", code }]);
  if (checkDocument(typed.document, documentCountry)) return refuseField("document_invalid");
  const document = normalizeDocument(typed.document);
  const person = await lockPerson(tx, userId);
  if (!person) return refuse(genericProblems.notFound);
  if (person.document === document && person.document_country === documentCountry) return undefined;
  const documentKey = `${documentCountry} ${document}`;
  await lockDocument(tx, documentKey);
  const places = await documentPlaces(tx, userId, documentKey);
  if (places.some(({ isTaken }) => isTaken)) return refuseField("document_used");
  // User names are the installation's: a document there would go on naming its former owner.
  const isUsername = person.document !== null && person.username === person.document;
  await updateUser(tx, userId, {
    document,
    document_country: documentCountry,
    ...(isUsername && { username: `u-${randomToken().slice(0, 12)}` }),
  });
  for (const { clientId, membershipId, name } of places) {
    await recordAudit(tx, call, {
      clientId,
      action: "people.correct_document",
      entity: "person",
      entityId: membershipId,
      entityName: name,
      before: { document: maskDocument(person.document), documentCountry: person.document_country },
      after: { document: maskDocument(document), documentCountry },
      ...(typed.reason && { reason: typed.reason }),
    });
  }
  const { clientId } = call.actor;
  await recordSecurityEvent(tx, call, { event: "document.changed", userId, clientId });
  const at = call.now.toISOString();
  await enqueue(tx, "messaging.notify_person", { userId, clientId, event: "document_changed", at });
  return undefined;
}
