import type { Input } from "@trilha/contract/core/endpoint.ts";
import { importProblems } from "@trilha/contract/core/imports/problems.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { importRewards as spec } from "@trilha/contract/loyalty/rewards/office-endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { publishEvent } from "../../core/events.ts";
import { lineErrorsInWords, openSheet, readLines, type Sheet, writeAll } from "../../core/files/index.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { writeLimits } from "./limits.queries.ts";
import { categoryFinder, knownItem } from "./reward-file.ts";
import { allRewards, clientZone } from "./rewards.queries.ts";
import { insertRewards, updateRewards, writeCountries } from "./rewards.writing.queries.ts";
import { type FileWords, readRewardHeader, readRewardLine } from "./rules/reward-line.ts";
import { type FileItem, planRewards, type RewardImportPlan } from "./rules/reward-plan.ts";
import { allShelves } from "./shelves.queries.ts";

type Body = Input<typeof spec>["body"];
type Written = FileItem & { id: string };

/** Checks a file of items, or brings it in whole; with one bad line nothing is imported, and every bad line is told. */
export const importRewards: UseCase<typeof spec> = async (call, { body }) => {
  const sheet = await openSheet(call, body.fileId);
  return isRefusal(sheet) ? sheet : call.write((tx) => bringIn(tx, call, sheet, body));
};

async function bringIn(tx: Tx, call: MemberCall, sheet: Sheet, body: Body) {
  const plan = await planSheet(tx, call, sheet);
  if (!plan) return refuse(importProblems.unreadable);
  const { creates, updates, unchanged, errors } = plan;
  const report = (imported: boolean) => ({
    lines: sheet.lines.length,
    created: creates.length,
    updated: updates.length,
    unchanged,
    ok: errors.length === 0,
    imported,
    errors: lineErrorsInWords(errors, call),
  });
  if (errors.length > 0 || body.dryRun) return report(false);
  if (!(await write(tx, call, plan))) return refuse(genericProblems.conflict);
  const { clientId } = call.actor;
  await recordAudit(tx, call, {
    action: "rewards.import",
    entity: "reward_file",
    entityId: body.fileId,
    after: { created: creates.length, updated: updates.length, unchanged },
  });
  await publishEvent(tx, "rewards.changed", { clientId });
  return report(true);
}

/** Judges every line against what is there at present; undefined when the first line is no header. */
async function planSheet(tx: Tx, call: MemberCall, sheet: Sheet): Promise<RewardImportPlan | undefined> {
  const read = readRewardHeader(sheet.header);
  if (!read) return undefined;
  if ("errors" in read) return { creates: [], updates: [], unchanged: 0, errors: read.errors };
  const { clientId } = call.actor;
  const shelves = await allShelves(tx, clientId);
  const words: FileWords = {
    locale: call.locale,
    timeZone: await clientZone(tx, clientId),
    categoryOf: categoryFinder(shelves),
  };
  const { good, errors } = await readLines(sheet, read.header, (line, cells, header) =>
    readRewardLine(line, cells, header, words),
  );
  const on = new Set(shelves.departments.filter(({ active }) => active).map(({ id }) => id));
  const shelved = new Set(
    shelves.categories.filter((one) => one.active && on.has(one.department_id)).map(({ id }) => id),
  );
  const known = (await allRewards(tx, clientId)).map(knownItem);
  const plan = planRewards(good, {
    known: new Map(known.map((item) => [item.sku.toUpperCase(), item])),
    names: read.header.names,
    shelved: (categoryId) => shelved.has(categoryId),
  });
  return { ...plan, errors: [...errors, ...plan.errors] };
}

/** False: somebody else changed an item, or took a SKU, since it was read. */
async function write(tx: Tx, call: MemberCall, { creates, updates }: RewardImportPlan): Promise<boolean> {
  const { clientId } = call.actor;
  const made = new Map<string, string>();
  const all =
    (await writeAll(creates, async (batch) => {
      const rows = await insertRewards(tx, clientId, batch);
      for (const { id, sku } of rows) made.set(sku, id);
      return rows.length;
    })) && (await writeAll(updates, (batch) => updateRewards(tx, clientId, batch)));
  if (!all) return false;
  const written: Written[] = [
    ...creates.map((item) => ({ ...item, id: made.get(item.sku) ?? "" })),
    ...updates,
  ];
  return writeAll(written, async (batch) => {
    const countries = batch.flatMap(({ id: rewardId, countries: own }) =>
      own.map((one) => ({ ...one, rewardId })),
    );
    await writeCountries(tx, clientId, call.actor, countries);
    const limits = batch.flatMap(({ id: scopeId, limits: own }) =>
      own.map((limit) => ({ scope: "reward" as const, scopeId, ...limit })),
    );
    await writeLimits(
      tx,
      clientId,
      "reward",
      batch.map(({ id }) => id),
      limits,
    );
    return batch.length;
  });
}
