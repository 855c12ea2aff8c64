import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/learning/badges/endpoints.ts";
import { badgeProblems } from "@trilha/contract/learning/badges/problems.ts";
import { previewNames } from "@trilha/contract/learning/badges/shapes.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { areReady } from "../../core/files/index.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { clientHasNamed } from "../../members/eligibility/index.ts";
import {
  type BadgeRow,
  badgeRows,
  insertBadge,
  lockBadge,
  previewRule,
  takeBadge,
  updateBadge,
} from "./badges.queries.ts";
import { notifyBadge } from "./notify-badge.ts";
import { presentBadge, presentItem } from "./present-badge.ts";

type Written = Pick<BadgeRow, "name" | "text" | "picture" | "rule" | "state">;

/** Whether a client has all that a badge speaks of: its picture, and what its rule names. */
async function isOwn(tx: Tx, clientId: string, { picture, rule }: Pick<Written, "picture" | "rule">) {
  const fileIds = picture.kind === "file" ? [picture.fileId] : [];
  const pictures = await areReady(tx, { clientId, fileIds, kind: "badge_picture" });
  return pictures && (await clientHasNamed(tx, clientId, rule));
}

const auditFacts = ({ name, rule, state, picture }: Written) => ({ name, rule, state, picture });

/** Adds a badge; whoever meets its rule gets it in a moment. */
export const createBadge: UseCase<typeof contract.createBadge> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    if (!(await isOwn(tx, clientId, body))) return refuse(genericProblems.notFound);
    const id = await insertBadge(tx, clientId, body);
    await weighAll(tx, clientId);
    await recordAudit(tx, call, {
      ...{
        action: "badges.create",
        entity: "badge",
        entityId: id,
        entityName: textIn(body.name, call.locale),
      },
      after: auditFacts(body),
    });
    return { id };
  });

/**
 * Changes a badge. Where the new rule would have left somebody out who has it, staff say what becomes of them; nobody
 * loses a badge without being told.
 */
export const editBadge: UseCase<typeof contract.editBadge> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const { id } = params;
    await lockBadge(tx, clientId, id);
    const before = await oneBadge(tx, call, id);
    if (!before) return refuse(genericProblems.notFound);
    if (before.version !== body.version) return refuse(genericProblems.conflict);
    if (!(await isOwn(tx, clientId, body))) return refuse(genericProblems.notFound);
    const changes = JSON.stringify(before.rule) !== JSON.stringify(body.rule);
    if (changes) {
      const badge = { clientId, rule: body.rule, badgeId: id, now: call.now, names: 0 };
      const { lose } = await previewRule(tx, badge);
      if (lose > 0 && !body.holders) return refuse(badgeProblems.sayWhatBecomes, { people: lose });
    }
    await updateBadge(tx, { clientId, id, version: before.version + 1 }, body);
    const taken =
      changes && body.holders === "take"
        ? await takeBadge(tx, { clientId, badgeId: id, rule: body.rule, now: call.now })
        : [];
    const notice = { clientId, name: body.name, kind: "badges.taken", now: call.now } as const;
    for (const person of taken) await notifyBadge(tx, { ...notice, person });
    await weighAll(tx, clientId);
    const after = await oneBadge(tx, call, id);
    if (!after) throw new Error("a badge vanished inside a transaction");
    await recordAudit(tx, call, {
      ...{
        action: "badges.edit",
        entity: "badge",
        entityId: id,
        entityName: textIn(after.name, call.locale),
      },
      before: auditFacts(before),
      after: { ...auditFacts(after), ...(taken.length > 0 && { taken: taken.length }) },
    });
    return presentBadge(call, after);
  });

const oneBadge = async (tx: Tx, call: MemberCall, id: string) =>
  (await badgeRows(tx, call.actor.clientId, id)).at(0);

const weighAll = (tx: Tx, clientId: string) =>
  enqueue(tx, "badges.award", { clientId, userIds: null }, { key: `badges ${clientId}` });

export const readBadge: UseCase<typeof contract.readBadge> = (call, { params }) =>
  call.read(async (tx) => {
    const row = await oneBadge(tx, call, params.id);
    return row ? presentBadge(call, row) : refuse(genericProblems.notFound);
  });

export const listBadges: UseCase<typeof contract.listBadges> = (call) =>
  call.read(async (tx) => ({
    items: (await badgeRows(tx, call.actor.clientId)).map((row) => presentItem(call, row)),
  }));

/** People who meet the rule now, before anything is saved. */
export const previewBadge: UseCase<typeof contract.previewBadge> = (call, { body }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    const { rule, badgeId } = body;
    const isThere = badgeId === null || (await oneBadge(tx, call, badgeId)) !== undefined;
    if (!isThere || !(await clientHasNamed(tx, clientId, rule))) return refuse(genericProblems.notFound);
    return previewRule(tx, { clientId, rule, badgeId, now: call.now, names: previewNames });
  });
