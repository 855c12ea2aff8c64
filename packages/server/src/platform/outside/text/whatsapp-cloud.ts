import { readObject, sendOut } from "../outgoing.ts";
import type { TextPort } from "../ports.ts";

export interface WhatsappAccount {
  token: string;
  phoneNumberId: string;
  /** An approved template of the category AUTHENTICATION, in all four languages. */
  codeTemplate: string;
  apiVersion: string;
}

const languages: Record<string, string> = {
  "pt-BR": "pt_BR",
  "en-US": "en_US",
  "es-ES": "es_ES",
  "fr-FR": "fr",
};
// Our token or account, too many messages, their servers: another try may pass. Anything else is about this number.
const passing = new Set([0, 1, 2, 3, 4, 10, 190, 368, 80007, 130429, 131000, 131016, 131048, 131056, 133004]);

/** Codes by the WhatsApp Cloud API. Only codes: a business may start a conversation with an approved template alone. */
export function whatsappCloud(account: WhatsappAccount, origin = "https://graph.facebook.com"): TextPort {
  const url = `${origin}/${account.apiVersion}/${encodeURIComponent(account.phoneNumberId)}/messages`;
  return {
    name: "whatsapp-cloud",
    async send({ to, code, locale }) {
      if (code === undefined) return { sent: false, rejected: "WhatsApp carries codes only" };
      const parameters = [{ type: "text", text: code }];
      const { status, body } = await sendOut({
        method: "POST",
        url,
        headers: { authorization: `Bearer ${account.token}`, "content-type": "application/json" },
        body: JSON.stringify({
          messaging_product: "whatsapp",
          recipient_type: "individual",
          to,
          type: "template",
          template: {
            name: account.codeTemplate,
            language: { code: languages[locale] ?? "pt_BR" },
            components: [
              { type: "body", parameters },
              { type: "button", sub_type: "url", index: "0", parameters },
            ],
          },
        }),
      });
      const answer = readObject(body);
      if (status === 200) {
        const [message] = (answer.messages ?? []) as { id?: string }[];
        return { sent: true, providerId: message?.id ?? null };
      }
      const number = (answer.error as { code?: number } | undefined)?.code;
      const final = status >= 400 && status < 500 && number !== undefined && !passing.has(number);
      if (final && status !== 401 && status !== 429) {
        return { sent: false, rejected: `whatsapp answered ${number}` };
      }
      throw new Error(`whatsapp answered ${status}${number ? ` (${number})` : ""}`);
    },
  };
}
