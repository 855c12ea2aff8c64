import { documentsLike } from "@trilha/contract/accounts/identity/checks.ts";
import type { Tx } from "../../db/database.ts";
import { membersByKeys } from "./groups.queries.ts";

export interface NamedMember {
  userId: string;
  membershipId: string;
}

/**
 * Finds people of the client as files name them: by user name or e-mail, and else by their document. Answers who a name
 * is; none where nobody has it, several where it does not say which.
 */
export async function peopleNamed(
  tx: Tx,
  clientId: string,
  names: readonly string[],
): Promise<(name: string) => readonly NamedMember[]> {
  const keys = [...new Set(names.map((name) => name.toLowerCase()))];
  const rows = await membersByKeys(tx, clientId, keys, keys.flatMap(documentsLike));
  const byKey = new Map<string, Map<string, NamedMember>>();
  const byDocument = new Map<string, Map<string, NamedMember>>();
  const enter = (people: Map<string, Map<string, NamedMember>>, key: string, person: NamedMember) =>
    people.set(key, (people.get(key) ?? new Map<string, NamedMember>()).set(person.userId, person));
  for (const { user_id: userId, membership_id: membershipId, username, email, document } of rows) {
    for (const key of [username, email]) if (key) enter(byKey, key, { userId, membershipId });
    if (document) enter(byDocument, document, { userId, membershipId });
  }
  return (key) => {
    const named = byKey.get(key.toLowerCase());
    if (named) return [...named.values()];
    return documentsLike(key).flatMap((document) => [...(byDocument.get(document)?.values() ?? [])]);
  };
}
