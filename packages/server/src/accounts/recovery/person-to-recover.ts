import { normalizeDocument } from "@trilha/contract/accounts/identity/checks.ts";
import { codePhone } from "@trilha/contract/accounts/identity/code-phone.ts";
import type { GuestCall } from "../../core/call.ts";
import { findClientByAddress } from "../../tenants/clients/index.ts";
import { chooseAccount } from "../identity/index.ts";
import {
  loadSignInPolicy,
  peopleNamed,
  type RecoveryAccount,
  type SignInPolicy,
} from "./recovery.people.queries.ts";

/**
 * People meant by one name of one kind, and at whose door: people of other clients are nobody there. The same queries
 * whoever it is.
 */
export function personToRecover(
  call: GuestCall,
  named: { kind: RecoveryAccount["matched"]; name: string; slug: string | undefined },
): Promise<{ door: SignInPolicy; person: RecoveryAccount | undefined }> {
  return call.system.read(async (tx) => {
    const id = await findClientByAddress(tx, { slug: named.slug, host: call.host });
    const door = await loadSignInPolicy(tx, id ?? null);
    const accounts = await peopleNamed(tx, door.clientId, {
      login: named.name,
      bareDocument: normalizeDocument(named.name),
    });
    return {
      door,
      person: chooseAccount(
        named.name,
        accounts.filter(({ matched }) => matched === named.kind),
      ),
    };
  });
}

/** The number codes may go to: one that was verified before (security row 7). */
export function verifiedPhone(person: RecoveryAccount): string | undefined {
  return person.phoneVerifiedAt ? codePhone(person.phones) : undefined;
}

/** One way of writing a name, so that it waits for itself however it is typed. */
export const subjectOf = (kind: RecoveryAccount["matched"], name: string): string =>
  `${kind} ${kind === "document" ? normalizeDocument(name) : name.toLowerCase()}`;
