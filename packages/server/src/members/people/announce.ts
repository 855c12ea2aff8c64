import type { Locale } from "@trilha/contract/core/locale.ts";
import type { Decision } from "@trilha/contract/members/people/shapes.ts";
import { makePasswordLink } from "../../accounts/identity/index.ts";
import { notify, queueMail } from "../../communication/messages/index.ts";
import type { MemberCall } from "../../core/call.ts";
import { publishEvent } from "../../core/events.ts";
import type { Tx } from "../../db/database.ts";
import type { Parts } from "../../parts.ts";
import type { AccountRow } from "./people.accounts.queries.ts";
import { type ManagedPersonRow, programmeOf } from "./people.queries.ts";

/** In whose name something is announced. */
export interface Announcer {
  parts: Parts;
  clientId: string;
  now: Date;
}

type Programme = Awaited<ReturnType<typeof programmeOf>>;

/**
 * Asks the owner of an account whether they join a programme: who has no password yet gets the link that sets one, and
 * answers after that. Nothing is said in the words of the account, so that the outbox tells nothing of it.
 */
export async function askToJoin(
  tx: Tx,
  announcer: Announcer,
  account: AccountRow,
  typed: { email: string; first_name: string; locale: Locale | null },
): Promise<void> {
  const { parts, clientId, now } = announcer;
  const programme = await programmeOf(tx, clientId);
  const mail = { clientId, userId: null, to: typed.email, locale: typed.locale ?? programme.locale };
  const firstName = typed.first_name;
  if (account.password_hash === null) {
    const link = makePasswordLink(parts, account, { now, clientSlug: programme.slug });
    await queueMail(tx, parts, { ...mail, template: "invitation", params: { firstName, link } });
    return;
  }
  const link = `${parts.settings.http.publicUrl}/invitations?client=${encodeURIComponent(programme.slug)}`;
  await queueMail(tx, parts, { ...mail, template: "invitation_to_answer", params: { firstName, link } });
}

/**
 * Tells a person that they are in: who has no password yet gets the link that sets one, who has one gets a link to
 * the programme's door. Who has no e-mail is told by whoever invited them.
 */
export async function announceInvitation(
  tx: Tx,
  announcer: Announcer,
  account: AccountRow,
  known?: Programme,
): Promise<void> {
  const { parts, clientId, now } = announcer;
  if (!account.email) return;
  const programme = known ?? (await programmeOf(tx, clientId));
  const mail = {
    clientId,
    userId: account.id,
    to: account.email,
    locale: account.locale ?? programme.locale,
  };
  const firstName = account.first_name;
  if (account.password_hash === null) {
    const link = makePasswordLink(parts, account, { now, clientSlug: programme.slug });
    await queueMail(tx, parts, { ...mail, template: "invitation", params: { firstName, link } });
    return;
  }
  const link = signInAddress(parts, programme);
  await queueMail(tx, parts, { ...mail, template: "account_approved", params: { firstName, link } });
  const params = { client: programme.name };
  await notify(tx, { clientId, userId: account.id, kind: "membership.approved", params, now });
}

const kinds = {
  approve: "membership.approved",
  block: "membership.blocked",
  unblock: "membership.unblocked",
} as const;

/** Tells people what was decided, on every page they have open, and by mail where it closes or opens the door. */
export async function announceDecision(
  tx: Tx,
  call: MemberCall,
  decided: { decision: Decision; reason: string | null },
  people: readonly ManagedPersonRow[],
): Promise<void> {
  const { parts, now } = call;
  const { clientId } = call.actor;
  const { decision, reason } = decided;
  const programme = await programmeOf(tx, clientId);
  for (const person of people) {
    const { user_id: userId, first_name: firstName, email } = person;
    await notify(tx, { clientId, userId, kind: kinds[decision], params: { client: programme.name }, now });
    await publishEvent(tx, "session.changed", { clientId, userId });
    if (!email) continue;
    const mail = { clientId, userId, to: email, locale: person.locale ?? programme.locale };
    if (decision === "approve") {
      const params = { firstName, link: signInAddress(parts, programme) };
      await queueMail(tx, parts, { ...mail, template: "account_approved", params });
    } else if (decision === "block") {
      const params = { firstName, reason: reason ?? "" };
      await queueMail(tx, parts, { ...mail, template: "account_blocked", params });
    }
  }
}

/** The address of a programme's door. */
export function signInAddress(parts: Parts, { slug }: Programme): string {
  return `${parts.settings.http.publicUrl}/?client=${encodeURIComponent(slug)}`;
}

/** Tells a person that their staff roles changed, and the app to look again at what they may do. */
export async function announceRoles(tx: Tx, call: MemberCall, userId: string): Promise<void> {
  const { clientId } = call.actor;
  const { name: client } = await programmeOf(tx, clientId);
  await notify(tx, { clientId, userId, kind: "roles.changed", params: { client }, now: call.now });
  await publishEvent(tx, "session.changed", { clientId, userId });
}
