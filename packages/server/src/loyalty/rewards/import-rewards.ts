import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { RewardColumn } from "@trilha/contract/loyalty/rewards/import-columns.ts";
import type { importRewards as spec } from "@trilha/contract/loyalty/rewards/office-endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { publishEvent } from "../../core/events.ts";
import { importFile, readLines, type SheetRead, writeAll } from "../../core/imports/index.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../campaigns/index.ts";
import { writeLimits } from "./limits.queries.ts";
import { categoryFinder, knownItem } from "./reward-file.ts";
import { allRewards, clientZone } from "./rewards.queries.ts";
import { insertRewards, updateRewards, writeCountries } from "./rewards.writing.queries.ts";
import { type FileWords, readRewardLine, rewardFile } from "./rules/reward-line.ts";
import { type FileItem, planRewards, type RewardImportPlan } from "./rules/reward-plan.ts";
import { allSections } from "./sections.queries.ts";

type Written = FileItem & { id: string };

/** Checks a file of items, or brings it in; every bad line is told. */
export const importRewards: UseCase<typeof spec> = (call, { body }) =>
  importFile(call, body, {
    kind: "rewards",
    columns: rewardFile,
    plan: (tx, sheet) => planSheet(tx, call, sheet),
    figures: ({ creates, updates, unchanged }) => ({
      ...{ created: creates.length, updated: updates.length, unchanged },
    }),
    more: () => ({}),
    write: async (tx, plan) => {
      if (!(await write(tx, call, plan))) return refuse(genericProblems.conflict);
      const { clientId } = call.actor;
      const { creates, updates, unchanged } = plan;
      await recordAudit(tx, call, {
        action: "rewards.import",
        entity: "reward_file",
        entityId: body.fileId,
        after: { created: creates.length, updated: updates.length, unchanged },
      });
      await publishEvent(tx, "rewards.changed", { clientId });
      return undefined;
    },
  });

/** Judges every line against what is there at present. */
async function planSheet(
  tx: Tx,
  call: MemberCall,
  sheet: SheetRead<RewardColumn>,
): Promise<RewardImportPlan> {
  const { clientId } = call.actor;
  const sections = await allSections(tx, clientId);
  const words: FileWords = {
    locale: call.locale,
    timeZone: await clientZone(tx, clientId),
    categoryOf: categoryFinder(sections),
    categories: sections.categories.map(({ name }) => textIn(name, call.locale)),
  };
  const { good, errors } = await readLines(sheet, (line, cells, header) =>
    readRewardLine(line, cells, header, words),
  );
  const on = new Set(sections.departments.filter(({ active }) => active).map(({ id }) => id));
  const shelved = new Set(
    sections.categories.filter((one) => one.active && on.has(one.department_id)).map(({ id }) => id),
  );
  const known = (await allRewards(tx, clientId)).map(knownItem);
  const plan = planRewards(good, {
    known: new Map(known.map((item) => [item.sku.toUpperCase(), item])),
    names: sheet.header.names,
    shelved: (categoryId) => shelved.has(categoryId),
    timeZone: words.timeZone,
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
