import { queueMail } from "../../communication/messages/index.ts";
import type { JobHandler } from "../../core/jobs/handler.ts";
import { hashOfToken, randomToken } from "../../core/random-token.ts";
import { accountByEmail, announceInvitation, programmeOf, signInAddress } from "../people/index.ts";
import { membershipOf } from "./registration.members.queries.ts";
import { mailsSince, noteMailed, unanswered } from "./registration.queries.ts";
import { openValues } from "./registration-secrets.ts";

const hourMs = 60 * 60 * 1000;
/** Bound of mails to one mailbox. */
const mailsAnHour = 3;

/**
 * Writes the mail a registration is answered with: a link that confirms the address, or, to who is in the programme
 * already, the way in. Nothing a stranger typed stands in it.
 */
export const answerRegistration: JobHandler<"registration.answer"> = async (parts, { registrationId }) => {
  await parts.db.write({ system: true }, async (tx) => {
    const row = await unanswered(tx, registrationId);
    if (!row?.sealed) return;
    const now = parts.clock.now();
    if ((await mailsSince(tx, row, new Date(now.getTime() - hourMs))) >= mailsAnHour) return;
    const { client_id: clientId, locale } = row;
    const values = openValues(parts.keys, row.sealed);
    const programme = await programmeOf(tx, clientId);
    const account = await accountByEmail(tx, values.email);
    const membership = account && (await membershipOf(tx, clientId, account.id));
    const mail = {
      clientId,
      userId: account?.id ?? null,
      to: account?.email ?? values.email,
      locale: account?.locale ?? locale,
    };

    if (account && membership) {
      await noteMailed(tx, row.id, now, null);
      // Loaded in advance and never come: the link that sets a first password.
      if (account.password_hash === null && membership.status !== "blocked") {
        await announceInvitation(tx, { parts, clientId, now }, account, programme);
        return;
      }
      const link = signInAddress(parts, programme);
      await queueMail(tx, parts, { ...mail, template: "registration_known", params: { link } });
      return;
    }
    const token = randomToken();
    await noteMailed(tx, row.id, now, hashOfToken(token));
    // After the #: it reaches no server, no log and no referrer.
    const door = `${parts.settings.http.publicUrl}/register-confirm`;
    const link = `${door}?client=${encodeURIComponent(programme.slug)}#${token}`;
    const template = account ? "registration_join" : "registration_confirm";
    await queueMail(tx, parts, { ...mail, template, params: { link } });
  });
};
