// §states#token-refresh: a model of an owner with two tabs and of a thief, walked in random order on the real app.
import { token } from "@trilha/contract/accounts/identity/endpoints.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aClient, aMember, plant } from "../../../test/builders.ts";
import { useApp } from "../../../test/use-app.ts";
import { keysFrom } from "../../core/keys.ts";
import { hashPassword } from "./index.ts";
import { newRefreshToken } from "./refresh-token-rotation.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });
const password = "girafa de bicicleta";
const hash = await hashPassword(password);
const client = async () => aClient(app);

/** One refresh: the new token, or undefined where the session is over. */
async function refresh(refresh_token: string): Promise<string | undefined> {
  const reply = await app.request(token, { body: { grant_type: "refresh_token", refresh_token } });
  if (reply.status === 200) return reply.answer.refresh_token;
  expect(JSON.parse(reply.text).code).toBe("session.ended");
  return undefined;
}

async function signIn() {
  const { username, userId } = await aMember(app, { client: await client(), user: { password_hash: hash } });
  const { answer } = await app.request(token, { body: { grant_type: "password", username, password } });
  return { userId, first: answer.refresh_token };
}

/** The tokens of a person's running sessions that were not used yet. */
const liveTokens = (userId: string) =>
  plant(app, (tx) =>
    tx
      .selectFrom("refresh_tokens as t")
      .innerJoin("sessions as s", "s.id", "t.session_id")
      .select("t.id")
      .where("s.user_id", "=", userId)
      .where("s.ended_at", "is", null)
      .where("t.used_at", "is", null)
      .execute(),
  );

type Step = "pass" | "moment" | "use" | "race" | "lost" | "steal" | "thief" | "both";
const pass = (seconds: number) => app.clock.pass({ seconds });

describe("a session has one line of refresh tokens", () => {
  test("an owner with two tabs is never signed out", async () => {
    const honest: Step[] = ["pass", "moment", "use", "race", "lost"];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...honest), { maxLength: 12 }), async (steps) => {
        const { userId, first } = await signIn();
        // Token shared by the tabs, and the one a slower tab read before.
        let [current, before] = [first, first];
        const use = async (which: string) => {
          const next = await refresh(which);
          expect(next).toBeDefined();
          if (next) [before, current] = [current, next];
        };
        for (const step of steps) {
          if (step === "pass") pass(600);
          if (step === "moment") pass(2);
          if (step === "use") await use(current);
          // Two tabs read the same token; their answers may be kept in any order.
          if (step === "race") {
            const [one, other] = await Promise.all([refresh(current), refresh(current)]);
            expect(one).toBeDefined();
            expect(other).toBe(one);
            [before, current] = [current, one ?? ""];
          }
          // The app was ended between the answer and keeping it, and is back within the grace.
          if (step === "lost") {
            await refresh(current);
            pass(5);
            await use(current);
          }
          expect(await liveTokens(userId)).toHaveLength(1);
        }
        expect(before).toBeDefined();
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  test("who holds a copy and its owner never both go on", async () => {
    const all: Step[] = ["pass", "moment", "use", "steal", "thief", "both"];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...all), { maxLength: 14 }), async (steps) => {
        const { userId, first } = await signIn();
        const held: { owner: string | undefined; thief: string | undefined } = {
          owner: first,
          thief: undefined,
        };
        const use = async (who: "owner" | "thief") => {
          const mine = held[who];
          if (mine) held[who] = await refresh(mine);
        };
        for (const step of [...steps, "pass" as const]) {
          if (step === "pass") pass(600);
          if (step === "moment") pass(2);
          if (step === "use") await use("owner");
          if (step === "steal") held.thief = held.owner;
          if (step === "thief") await use("thief");
          if (step === "both") await Promise.all([use("owner"), use("thief")]);
          expect((await liveTokens(userId)).length).toBeLessThanOrEqual(1);
        }
        if (held.thief === undefined || held.owner === undefined) return;
        // Both believe to be in: whoever comes second, later than a race, ends it for both.
        const next = await refresh(held.thief);
        pass(600);
        expect(await refresh(held.owner)).toBeUndefined();
        expect(next && (await refresh(next))).toBeUndefined();
        expect(await liveTokens(userId)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});

describe("a refresh token", () => {
  test("is no token of another row or another key", () => {
    const [one, other] = [keysFrom(["one"]), keysFrom(["other"])];
    const made = Array.from({ length: 100 }, () => newRefreshToken(one));
    expect(new Set(made.map((each) => each.token)).size).toBe(100);
    for (const { id, token: secret } of made) {
      expect(secret).toMatch(/^[\w-]{43}$/);
      expect(other.sign("refresh-token", id).toString("base64url")).not.toBe(secret);
    }
  });
});
