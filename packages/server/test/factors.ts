// Second factors for tests: an authenticator app that was confirmed, with the codes it would show.
import { Secret, TOTP } from "otpauth";
import { seal, sealingKey } from "../src/core/seal.ts";
import type { TestApp } from "./app.ts";
import { plant } from "./builders.ts";

/** The six digits an app shows, `steps` of thirty seconds from now. */
export function codeOf(app: Pick<TestApp, "clock">, secret: string, steps = 0): string {
  return TOTP.generate({
    secret: Secret.fromBase32(secret),
    timestamp: app.clock.now().getTime() + steps * 30_000,
  });
}

/** Gives somebody an authenticator app; answers its secret. */
export async function aTotp(app: TestApp, userId: string): Promise<string> {
  const secret = new Secret({ size: 20 }).base32;
  const now = app.clock.now();
  const { keys } = app.parts;
  await plant(app, (tx) =>
    tx
      .insertInto("totp_factors")
      .values({
        user_id: userId,
        secret: seal(keys, "totp-secret", secret),
        sealed_by: sealingKey(keys, "totp-secret"),
        created_at: now,
        confirmed_at: now,
      })
      .execute(),
  );
  return secret;
}
