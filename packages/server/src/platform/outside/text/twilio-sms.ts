import { readObject, sendOut } from "../outgoing.ts";
import type { TextPort } from "../ports.ts";

export interface TwilioAccount {
  accountSid: string;
  authToken: string;
  /** A number, a sender name, or a messaging service (MG…). */
  from: string;
}

// Numbers that cannot get this message, now or later: invalid, unreachable, not mobile, unsubscribed.
const hopeless = new Set([21211, 21214, 21408, 21610, 21612, 21614, 30003, 30005, 30006]);

/** SMS by Twilio's Messages resource. */
export function twilioSms(account: TwilioAccount, origin = "https://api.twilio.com"): TextPort {
  const { accountSid, authToken, from } = account;
  const url = `${origin}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString("base64")}`;
  const sender: Record<string, string> = from.startsWith("MG")
    ? { MessagingServiceSid: from }
    : { From: from };
  return {
    name: "twilio",
    async send({ to, text }) {
      const { status, body } = await sendOut({
        method: "POST",
        url,
        headers: { authorization, "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ To: to, Body: text, ...sender }).toString(),
      });
      const answer = readObject(body);
      if (status === 201) return { sent: true, providerId: String(answer.sid ?? "") || null };
      const code = Number(answer.code);
      if (status === 400 && hopeless.has(code)) return { sent: false, rejected: `twilio answered ${code}` };
      throw new Error(`twilio answered ${status}${code ? ` (${code})` : ""}`);
    },
  };
}
