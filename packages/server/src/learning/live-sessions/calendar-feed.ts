import type * as contract from "@trilha/contract/learning/live-sessions/endpoints.ts";
import { hashOfToken, randomToken } from "../../core/random-token.ts";
import type { UseCase } from "../../core/use-case.ts";
import { clientAddress, publicOrigin } from "../../tenants/clients/index.ts";
import { dropFeed, feedSince, keepFeed } from "./calendar-feed.queries.ts";

export const readCalendarFeed: UseCase<typeof contract.readCalendarFeed> = (call) =>
  call.read(async (tx) => ({ since: (await feedSince(tx, call.actor))?.toISOString() ?? null }));

/** §live-sessions#calendar A private address of the caller's dates, told once; asked for again, the one before is void. */
export const makeCalendarFeed: UseCase<typeof contract.makeCalendarFeed> = (call) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const secret = randomToken();
    await keepFeed(tx, { clientId, userId, secretHash: hashOfToken(secret), now: call.now });
    const { host } = await clientAddress(tx, clientId);
    return { url: `${publicOrigin(call.parts, host)}/calendar/${secret}.ics` };
  });

export const endCalendarFeed: UseCase<typeof contract.endCalendarFeed> = (call) =>
  call.write(async (tx) => {
    await dropFeed(tx, call.actor);
    return undefined;
  });
