// Every way in × what guards the account (plan: a second factor is asked by `admit`, so that no way goes around it).
import { exchangeToken } from "@trilha/contract/accounts/identity/endpoints.ts";
import { showSecondFactor } from "@trilha/contract/accounts/identity/factor-endpoints.ts";
import { describe, expect, test } from "vitest";
import { aClient, aMember, plant } from "../../../test/builders.ts";
import { aTotp, codeOf } from "../../../test/factors.ts";
import { useApp } from "../../../test/use-app.ts";
import { guestCall } from "../../core/call.ts";
import { isRefusal } from "../../core/refusal.ts";
import { admit } from "./admit.ts";
import { issueOneTimeToken } from "./one-time-token.ts";
import { membershipSignInMethods, personSignInMethods, type SessionOpening } from "./session-opening.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "100" } });

const aGuest = () =>
  guestCall({
    parts: app.parts,
    locale: "pt-BR",
    now: app.clock.now(),
    requestId: "test",
    ip: "127.0.0.1",
    userAgent: "",
    host: "localhost",
  });
const sessionsOf = (userId: string) =>
  plant(app, (tx) =>
    tx
      .selectFrom("sessions")
      .select(["factor_at", "is_webservice", "scope"])
      .where("user_id", "=", userId)
      .execute(),
  );

const openings = [
  ...personSignInMethods.map(
    (method) => (): SessionOpening => ({ scope: "person", method, slug: undefined }),
  ),
  ...membershipSignInMethods.map(
    (method) =>
      (clientId: string): SessionOpening => ({ scope: "membership", method, clientId }),
  ),
];

describe.each(openings.map((opening) => ({ method: opening("").method, opening })))(
  "coming in by $method",
  ({ opening }) => {
    test("opens a session at once for who has no second factor", async () => {
      const { userId, clientId } = await aMember(app, { client: await aClient(app) });
      const entered = await admit(aGuest(), { userId, opening: opening(clientId) });
      expect(isRefusal(entered)).toBe(false);
      expect(await sessionsOf(userId)).toMatchObject([{ factor_at: null }]);
    });

    test("opens none for who has one, until it is shown", async () => {
      const { userId, clientId } = await aMember(app, { client: await aClient(app) });
      const secret = await aTotp(app, userId);
      let used = 0;
      const within = async () => {
        used += 1;
        return undefined;
      };
      const entered = await admit(aGuest(), { userId, opening: opening(clientId), within });
      if (!isRefusal(entered)) throw new Error("came in without a second factor");
      expect(entered.refused.code).toBe("identity.second_factor_needed");
      expect(entered.params).toMatchObject({ factors: "totp", seconds: 300 });
      // The first proof is used up by the question.
      expect(used).toBe(1);
      expect(await sessionsOf(userId)).toEqual([]);

      const challenge = String(entered.params.challenge);
      const body = { challenge, factor: { kind: "totp", code: codeOf(app, secret) } } as const;
      expect((await app.request(showSecondFactor, { body })).status).toBe(200);
      // A factor makes no more of what was proved first.
      const { scope } = opening(clientId);
      expect(await sessionsOf(userId)).toMatchObject([{ factor_at: expect.any(Date), scope }]);
    });
  },
);

test("a link of an address asks too; a partner's token vouches for whom it sends", async () => {
  const { userId, clientId } = await aMember(app, { client: await aClient(app) });
  await aTotp(app, userId);
  const exchange = (isWebservice: boolean) => {
    const single = issueOneTimeToken(app.parts, app.clock.now(), { userId, clientId, isWebservice });
    return app.request(exchangeToken, { body: { token: single } });
  };
  expect((await exchange(false)).refusal).toBe("403 identity.second_factor_needed");
  expect(await sessionsOf(userId)).toEqual([]);
  expect((await exchange(true)).status).toBe(200);
  expect(await sessionsOf(userId)).toMatchObject([{ is_webservice: true, factor_at: null }]);
});
