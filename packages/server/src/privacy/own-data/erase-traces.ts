import {
  eraseFromSupportMails,
  eraseMessagesTo,
  eraseNotifiedName,
  eraseRequestMails,
} from "../../communication/messages/index.ts";
import { eraseFromRequests, eraseRequestsFrom, requestsWrittenBy } from "../../content/support/index.ts";
import { eraseKeptAnswers, eraseRateLimits } from "../../core/erasing.queries.ts";
import type { Tx } from "../../db/database.ts";
import { expireExportsOf } from "../../insight/exports/index.ts";
import { eraseInvitations } from "../../members/people/index.ts";
import {
  allowSlowStatements,
  clientsOfLeaver,
  documentPattern,
  type KnownBy,
  shortestWord,
} from "./erasing.queries.ts";

const lowerCase = (words: readonly string[]) => words.map((word) => word.toLowerCase());

/**
 * Erases what somebody wrote to support, signed in or not: the copies the desk was sent by mail, and what was written at
 * the door from an address of theirs, with its answers. Where somebody else's message holds their document, only that
 * goes. What they wrote signed in goes by the register; its copies are found here as long as it is there.
 */
export async function eraseSupport(tx: Tx, userId: string, { writer }: KnownBy): Promise<void> {
  await allowSlowStatements(tx);
  const addresses = lowerCase(writer.addresses);
  await eraseRequestMails(tx, await requestsWrittenBy(tx, userId, addresses));
  await eraseRequestsFrom(tx, addresses);
  const pattern = documentPattern(writer.document);
  if (pattern === null) return;
  await eraseFromRequests(tx, pattern);
  await eraseFromSupportMails(tx, pattern);
}

/**
 * Erases traces of a person in rows of others: limits by what was typed at the door, answers kept for a repeat, notices
 * that say who decided, files they had made.
 */
export async function eraseTraces(tx: Tx, userId: string, { name, marks }: KnownBy): Promise<void> {
  await allowSlowStatements(tx);
  const clients = await clientsOfLeaver(tx, userId);
  const words = [...marks, name].filter((word) => word.length >= shortestWord);
  if (words.length > 0) {
    await eraseRateLimits(tx, marks);
    await eraseKeptAnswers(tx, clients, words);
    await eraseNotifiedName(tx, clients, name);
  }
  await eraseInvitations(tx, lowerCase(marks));
  await expireExportsOf(tx, userId);
}

/** Erases messages to somebody. True: the goodbye has not left yet, and waits. */
export const eraseMessages = (
  tx: Tx,
  userId: string,
  { marks }: KnownBy,
  farewellId: string | null,
): Promise<boolean> => eraseMessagesTo(tx, { userId, addresses: lowerCase(marks) }, farewellId);
