import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type * as spec from "@trilha/contract/content/support/endpoints.ts";
import type { Topic } from "@trilha/contract/content/support/kinds.ts";
import { supportProblems } from "@trilha/contract/content/support/problems.ts";
import type { Receipt } from "@trilha/contract/content/support/shapes.ts";
import { responseDays, workingDaysAfter } from "@trilha/contract/content/support/working-days.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { clientProblems } from "@trilha/contract/tenants/clients/problems.ts";
import { refuseRobot } from "../../accounts/identity/index.ts";
import type { GuestCall } from "../../core/call.ts";
import { isOwnReady } from "../../core/files/index.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { findSignInClient } from "../../tenants/clients/index.ts";
import { notifyDesk, notifyWriter } from "./announce.ts";
import { isPublicHoliday } from "./holidays.ts";
import { deskOf, insertRequest, nextNumber, writerOf } from "./support.queries.ts";

interface Written {
  clientId: string;
  userId: string | null;
  name: string;
  answerTo: string;
  topic: Topic;
  message: string;
  fileId: string | null;
  locale: Locale;
  /** The writer showed that the address is theirs: what they wrote may be sent there. */
  ownAddress: boolean;
}

/** Takes a request by somebody with a session, also of who is blocked or waits for approval. */
export const sendRequest: UseCase<typeof spec.sendRequest> = (call, { body }) => {
  const { clientId, userId } = call.actor;
  if (!clientId) return Promise.resolve(refuse(identityProblems.noAccess));
  return call.write(async (tx) => {
    const { fileId = null, answerTo, topic, message } = body;
    if (fileId && !(await isOwnReady(tx, { fileId, ownerId: userId, kind: "support" })))
      return refuse(supportProblems.fileNotFound);
    const writer = await writerOf(tx, userId);
    return take(tx, call, {
      ...{ clientId, userId, answerTo, topic, message, fileId, locale: call.locale },
      name: `${writer.first_name} ${writer.last_name}`.trim(),
      ownAddress: writer.email?.toLowerCase() === answerTo.toLowerCase(),
    });
  });
};

/** Takes a request at the door. The receipt says nothing of the message: the address may be anybody's. */
export const sendOpenRequest: UseCase<typeof spec.sendOpenRequest> = async (call, { body }) => {
  const robot = await refuseRobot(call, { slug: body.client, answer: body.recaptcha });
  if (robot) return robot;
  return call.system.write(async (tx) => {
    const clientId = await findSignInClient(tx, call, body.client);
    if (!clientId) return refuse(clientProblems.unknownClient);
    const { name, answerTo, topic, message } = body;
    return take(tx, call, {
      ...{ clientId, userId: null, name, answerTo, topic, message, fileId: null },
      ...{ locale: call.locale, ownAddress: false },
    });
  });
};

async function take(tx: Tx, call: GuestCall, written: Written): Promise<Receipt | Refusal> {
  const { clientId, answerTo } = written;
  const desk = await deskOf(tx, clientId);
  if (!desk.support_use) return refuse(supportProblems.notOffered);
  const dueOn = workingDaysAfter(localDay(call.now, desk.time_zone), responseDays, (day) =>
    isPublicHoliday(desk.country, day),
  );
  const number = await nextNumber(tx, clientId);
  const id = await insertRequest(tx, {
    ...{ client_id: clientId, user_id: written.userId, number, name: written.name, answer_to: answerTo },
    ...{ topic: written.topic, message: written.message, file_id: written.fileId, locale: written.locale },
    ...{ created_at: call.now, due_on: dueOn, answered_at: null, closed_at: null },
  });
  const request = { ...written, id, number, dueOn };
  await notifyDesk(tx, call.parts, request, desk);
  await notifyWriter(tx, call.parts, request);
  return { number, dueOn, answerTo };
}
