import { queueMail } from "../../communication/messages/index.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { makePasswordLink } from "../identity/index.ts";
import { personToInvite } from "./providers.queries.ts";

/** One person is written to once in this time, however often somebody asks. */
const restSeconds = 300;

/** Sends the link: a first password for who has none, a new one for who was here before. */
export const sendFirstAccess: JobHandler<"entrances.first_access"> = async (parts, { clientId, userId }) => {
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
