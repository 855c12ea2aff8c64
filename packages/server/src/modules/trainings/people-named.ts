import { documentsLike } from "@trilha/contract/identity/checks.ts";
import type { Tx } from "../../db/database.ts";
import { membersByKeys } from "./completions.queries.ts";

/**
 * Finds people of the client as files name them: by user name or e-mail, and else by their document. Answers who a name
 * is; none where nobody has it, several where it does not say which.
 */
export async function peopleNamed(
  tx: Tx,
  clientId: string,
  names: readonly string[],
): Promise<(name: string) => readonly string[]> {
  const keys = [...new Set(names.map((name) => name.toLowerCase()))];
  const rows = await membersByKeys(tx, clientId, keys, keys.flatMap(documentsLike));
  const byKey = new Map<string, Set<string>>();
  const byDocument = new Map<string, Set<string>>();
  const enter = (people: Map<string, Set<string>>, key: string, id: string) =>
    people.set(key, (people.get(key) ?? new Set()).add(id));
  for (const { user_id, username, email, document } of rows) {
    for (const key of [username, email]) if (key) enter(byKey, key, user_id);
    if (document) enter(byDocument, document, user_id);
  }
  return (key) => {
    const named = byKey.get(key.toLowerCase());
    if (named) return [...named];
    return documentsLike(key).flatMap((document) => [...(byDocument.get(document) ?? [])]);
  };
}
