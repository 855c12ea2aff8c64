import type { Topic } from "@trilha/contract/content/support/kinds.ts";
import { formatLongDay } from "@trilha/contract/core/dates.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { queueMail } from "../../communication/messages/index.ts";
import type { Tx } from "../../db/database.ts";
import type { Parts } from "../../parts.ts";
import type { Desk } from "./support.queries.ts";
import { topicWords } from "./topic-words.ts";

interface Told {
  id: string;
  clientId: string;
  userId: string | null;
  number: number;
  name: string;
  answerTo: string;
  topic: Topic;
  message: string;
  dueOn: string;
  locale: Locale;
  ownAddress: boolean;
}

/** Tells the client's support address, where it has one; the office lists the request either way. */
export async function notifyDesk(tx: Tx, parts: Parts, request: Told, desk: Desk): Promise<void> {
  if (!desk.support_email) return;
  const { clientId, number, name, answerTo, message, topic, dueOn, id } = request;
  await queueMail(tx, parts, {
    ...{ clientId, userId: null, to: desk.support_email, locale: desk.locale, template: "support_request" },
    params: {
      ...{ number: String(number), name, answerTo, message, topic: topicWords[topic][desk.locale] },
      due: formatLongDay(dueOn, desk.locale),
      link: `${parts.settings.http.publicUrl}/admin/support/${id}`,
    },
  });
}

/** The receipt: number, topic and the promised day; the message itself only to an address that is known to be theirs. */
export async function notifyWriter(tx: Tx, parts: Parts, request: Told): Promise<void> {
  const { clientId, userId, number, answerTo, message, topic, dueOn, locale, ownAddress } = request;
  await queueMail(tx, parts, {
    ...{ clientId, userId, to: answerTo, locale, template: "support_receipt" },
    params: {
      ...{ number: String(number), topic: topicWords[topic][locale], due: formatLongDay(dueOn, locale) },
      message: ownAddress ? message : "",
    },
  });
}

/** Sends an answer, in the language the request was written in. */
export async function sendAnswer(
  tx: Tx,
  parts: Parts,
  request: Pick<Told, "clientId" | "userId" | "number" | "answerTo" | "locale">,
  answer: string,
): Promise<void> {
  const { clientId, userId, number, answerTo, locale } = request;
  await queueMail(tx, parts, {
    ...{ clientId, userId, to: answerTo, locale, template: "support_answer" },
    params: { number: String(number), answer },
  });
}
