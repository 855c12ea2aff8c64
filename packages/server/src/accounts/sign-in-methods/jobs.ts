import { queueMail } from "../../communication/messages/index.ts";
import { drainInBatches, timeBox } from "../../core/jobs/catch-up.ts";
import { defineJobs, type JobHandler } from "../../core/jobs/handler.ts";
import { makePasswordLink } from "../identity/index.ts";
import { forgetAccessCodes } from "./entrances.access-codes.queries.ts";
import { personToInvite } from "./providers.queries.ts";

declare module "../../core/jobs/enqueue.ts" {
  interface JobPayloads {
    /** Sends the link of a first access; without a person nothing, so that asking for somebody unknown costs the same. */
    "entrances.first_access": { clientId: string; userId: string | null };
    /** Forgets access codes that ended long ago. */
    "sign_in_methods.sweep": Record<string, never>;
  }
}

/** One person is written to once in this time, however often somebody asks. */
const restSeconds = 300;

/** Sends the link: a first password for who has none, a new one for who was here before. */
const sendFirstAccess: JobHandler<"entrances.first_access"> = async (parts, { clientId, userId }) => {
  if (!userId) return;
  if ((await parts.limits.rest(`first access ${clientId} ${userId}`, restSeconds)) !== undefined) return;
  const now = parts.clock.now();
  await parts.db.write({ system: true }, async (tx) => {
    const person = await personToInvite(tx, clientId, userId);
    if (!person?.email) return;
    const { email: to, first_name: firstName, slug: clientSlug } = person;
    const fresh = person.password_hash === null;
    const page = fresh ? "set-password" : "recover-password";
    const link = makePasswordLink(parts, person, { now, page, clientSlug });
    await queueMail(tx, parts, {
      ...{ clientId, userId, to, locale: person.locale ?? person.default_locale },
      template: fresh ? "invitation" : "password_reset",
      params: { firstName, link },
    });
  });
};

const batch = 5_000;
const dayMs = 24 * 60 * 60 * 1000;

/** Forgets access codes a month after they ended: until then the office sees that there was one. */
export const sweep: JobHandler<"sign_in_methods.sweep"> = async (parts) => {
  const before = new Date(parts.clock.now().getTime() - 30 * dayMs);
  return drainInBatches(timeBox(), async () => {
    const gone = await parts.db.write({ system: true }, (tx) => forgetAccessCodes(tx, before, batch));
    return gone === batch;
  });
};

export const signInMethodJobs = defineJobs({
  "entrances.first_access": { run: sendFirstAccess },
  "sign_in_methods.sweep": { run: sweep, at: "27 3 * * *" },
});
