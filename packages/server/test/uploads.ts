import type { Caller, TestApp } from "./app.ts";
import { plant } from "./builders.ts";

/** A list somebody uploaded, ready to be imported. */
export async function anImportFile(
  app: Pick<TestApp, "parts">,
  as: Caller,
  content: string | Uint8Array,
  kind = "import",
): Promise<string> {
  const storage_key = `originals/${as.clientId}/${crypto.randomUUID()}`;
  await app.parts.outside.store.put(storage_key, Buffer.from(content as string), "text/csv");
  const row = {
    client_id: as.clientId ?? "",
    owner_id: as.userId,
    kind,
    state: "ready" as const,
    name: "list.csv",
    declared_type: "text/csv",
    declared_size: Math.max(1, content.length),
    storage_key,
    created_at: new Date(),
  };
  return plant(
    app,
    async (tx) => (await tx.insertInto("files").values(row).returning("id").executeTakeFirstOrThrow()).id,
  );
}
