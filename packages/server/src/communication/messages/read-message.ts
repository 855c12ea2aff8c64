import type { readOutboxMessage as spec } from "@trilha/contract/communication/messages/endpoints.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { accountTemplates } from "./account-news.ts";
import { messageOfClient } from "./messaging.outbox.queries.ts";
import { presentMessage } from "./present-message.ts";
import { blank } from "./rules/secrets.ts";

/** One message as it was written, without what would let its reader in. */
export const readMessage: UseCase<typeof spec> = async (call, { params }) => {
  const row = await call.read((tx) => messageOfClient(tx, call.actor.clientId, params.id, accountTemplates));
  if (!row) return refuse(genericProblems.notFound);
  return {
    ...presentMessage(row),
    bodyText: blank(row.body_text),
    bodyHtml: row.body_html && blank(row.body_html),
  };
};
