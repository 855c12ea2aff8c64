import type { retryOutboxMessage as spec } from "@trilha/contract/communication/messages/endpoints.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { accountTemplates } from "./account-news.ts";
import { messageOfClient, requeue } from "./messaging.outbox.queries.ts";
import { presentMessage } from "./present-message.ts";

/** Sends a message that failed once more. One that has left, or waits already, stays as it is. */
export const retryMessage: UseCase<typeof spec> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const before = await messageOfClient(tx, clientId, params.id, accountTemplates);
    if (!before) return refuse(genericProblems.notFound);
    if (!(await requeue(tx, clientId, params.id))) return presentMessage(before);
    const row = { ...before, state: "queued", last_error: null } as const;
    await enqueue(tx, "messaging.deliver", { messageId: row.id }, { key: `deliver ${row.id}` });
    await recordAudit(tx, call, {
      action: "messaging.retry",
      entity: "outbox_message",
      entityId: row.id,
      entityName: row.template,
      before: { state: before.state },
      after: { state: row.state },
    });
    return presentMessage(row);
  });
