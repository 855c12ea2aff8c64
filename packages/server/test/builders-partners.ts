// Partner systems with a key, past the office.
import { hashOfToken } from "../src/core/random-token.ts";
import { newKeyId, newSecret } from "../src/partners/api-keys/secret.ts";
import type { TestApp } from "./app.ts";
import { type Client, plant, unique } from "./builders.ts";

export interface TestPartner {
  id: string;
  name: string;
  key: { id: string; keyId: string; secret: string };
  /** Headers of the key. */
  headers: { authorization: string };
}

export const basicOf = (keyId: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${keyId}:${secret}`).toString("base64")}`,
});

/** A partner of a client with one key that works. */
export function aPartner(app: Pick<TestApp, "parts" | "clock">, client: Client): Promise<TestPartner> {
  const name = unique("Parceiro");
  const [keyId, secret, now] = [newKeyId(), newSecret(), app.clock.now()];
  return plant(app, async (tx) => {
    const { id } = await tx
      .insertInto("partners")
      .values({ client_id: client.id, name, created_at: now })
      .returning("id")
      .executeTakeFirstOrThrow();
    const key = await tx
      .insertInto("partner_keys")
      .values({
        ...{ client_id: client.id, partner_id: id, key_id: keyId, secret_hash: hashOfToken(secret) },
        ...{ created_by: null, created_at: now },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { id, name, key: { id: key.id, keyId, secret }, headers: basicOf(keyId, secret) };
  });
}
