import type { AuditAct } from "@trilha/contract/core/audit-acts.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as spec from "@trilha/contract/tenants/clients/text-endpoints.ts";
import type { TextKind } from "@trilha/contract/tenants/clients/text-kinds.ts";
import { recordAudit } from "../../../core/audit.ts";
import type { MemberCall } from "../../../core/call.ts";
import { publishEvent } from "../../../core/events.ts";
import { refuse } from "../../../core/refusal.ts";
import type { UseCase } from "../../../core/use-case.ts";
import type { TextsByLocale } from "../../../db/column-types.ts";
import type { Tx } from "../../../db/database.ts";
import { unpublishable, wholeTexts } from "../rules/publishable.ts";
import { loadText, localesOf } from "./present-text.ts";
import {
  defaultLocaleOf,
  drafts,
  insertVersion,
  lastVersion,
  lockText,
  removeDraft,
  textsInForce,
  writeDraft,
} from "./texts.queries.ts";

/** Keeps a draft on the version its writer saw. */
export const saveDraft: UseCase<typeof spec.saveDraft> = (call, { params, body }) =>
  call.write(async (tx) => {
    const text = ofCaller(call, params.kind);
    const version = await lockText(tx, text);
    if (version !== body.version) return refuse(genericProblems.conflict);
    const texts = withoutEmpty(body.texts);
    await writeDraft(tx, { ...text, version: (version ?? 0) + 1, texts, userId: call.actor.userId });
    await audit(tx, call, {
      action: "texts.save_draft",
      kind: params.kind,
      after: {
        version: (version ?? 0) + 1,
        languages: localesOf(texts),
      },
    });
    return loadText(tx, text);
  });

/** Gives up a draft. */
export const discardDraft: UseCase<typeof spec.discardDraft> = (call, { params, body }) =>
  call.write(async (tx) => {
    const text = ofCaller(call, params.kind);
    const version = await lockText(tx, text);
    if (version === null) return refuse(genericProblems.notFound);
    if (version !== body.version) return refuse(genericProblems.conflict);
    await removeDraft(tx, text);
    await audit(tx, call, { action: "texts.discard_draft", kind: params.kind, after: { version } });
    return loadText(tx, text);
  });

/** Makes a draft the version in force; who is here is told, and asked again where the text is one people accept. */
export const publishText: UseCase<typeof spec.publishText> = (call, { params, body }) =>
  call.write(async (tx) => {
    const text = ofCaller(call, params.kind);
    const version = await lockText(tx, text);
    if (version === null) return refuse(genericProblems.notFound);
    if (version !== body.version) return refuse(genericProblems.conflict);
    const [[draft], [before], defaultLocale] = await Promise.all([
      drafts(tx, text),
      textsInForce(tx, text),
      defaultLocaleOf(tx, text.clientId),
    ]);
    const texts = draft?.texts ?? {};
    const wrong = unpublishable({ kind: params.kind, texts, before: before?.texts, defaultLocale });
    if (wrong) return refuse(wrong, { locale: defaultLocale });
    const next = (await lastVersion(tx, text)) + 1;
    const published = wholeTexts(texts);
    await insertVersion(tx, { ...text, version: next, texts: published, userId: call.actor.userId });
    await removeDraft(tx, text);
    await audit(tx, call, {
      action: "texts.publish",
      kind: params.kind,
      after: { version: next, languages: localesOf(published) },
    });
    await publishEvent(tx, "client.changed", { clientId: text.clientId });
    return loadText(tx, text);
  });

const ofCaller = ({ actor, now }: MemberCall, kind: TextKind) => ({ clientId: actor.clientId, kind, now });

/** A language nothing was written in is not part of a draft. */
function withoutEmpty(texts: TextsByLocale): TextsByLocale {
  const some = Object.entries(texts).filter(
    ([, { title, summary, blocks }]) => title !== "" || summary !== "" || blocks.length > 0,
  );
  return Object.fromEntries(some);
}

function audit(
  tx: Tx,
  call: MemberCall,
  done: { action: AuditAct; kind: TextKind; after: Record<string, unknown> },
) {
  const { action, kind, after } = done;
  return recordAudit(tx, call, {
    action,
    entity: "text",
    entityId: call.actor.clientId,
    entityName: kind,
    after,
  });
}
