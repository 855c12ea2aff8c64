import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  readCategoryLimits as readSpec,
  editCategoryLimits as spec,
} from "@trilha/contract/loyalty/rewards/section-endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../campaigns/index.ts";
import { limitsOf, writeLimits } from "./limits.queries.ts";
import { allSections } from "./sections.queries.ts";
import { settingsOf, takeVersion } from "./settings.queries.ts";

/** How many units of a category one person may order. */
export const readCategoryLimits: UseCase<typeof readSpec> = (call) =>
  call.read((tx) => present(tx, call.actor.clientId));

/** Writes the limits of all categories as a whole; who ordered more already orders no further. */
export const writeCategoryLimits: UseCase<typeof spec> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const { limits, version } = body;
    if (!(await takeVersion(tx, clientId, "limits_version", version)))
      return refuse(genericProblems.conflict);
    const { categories } = await allSections(tx, clientId);
    const names = new Map(categories.map(({ id, name }) => [id, textIn(name, "pt-BR")]));
    if (limits.some(({ categoryId }) => !names.has(categoryId))) return refuse(genericProblems.notFound);
    const twice = limits.findIndex(
      ({ categoryId, period }, index) =>
        limits.findIndex((one) => one.categoryId === categoryId && one.period === period) !== index,
    );
    if (twice >= 0) {
      return refuse(genericProblems.invalidInput, {}, [
        { path: `body.limits.${twice}.period`, code: "invalid" },
      ]);
    }
    const auditedLimits = (list: readonly { scopeId: string; period: string; units: number }[]) =>
      Object.fromEntries(list.map((one) => [`${names.get(one.scopeId) ?? ""} · ${one.period}`, one.units]));
    const before = await limitsOf(tx, clientId, "category");
    const wanted = limits.map(({ categoryId: scopeId, period, units }) => ({
      ...{ scope: "category" as const, scopeId, period, units },
    }));
    await writeLimits(tx, clientId, "category", null, wanted);
    await recordAudit(tx, call, {
      action: "rewards.limits",
      entity: "reward_limits",
      entityId: clientId,
      before: { limits: auditedLimits(before) },
      after: { limits: auditedLimits(wanted) },
    });
    return present(tx, clientId);
  });

async function present(tx: Tx, clientId: string) {
  const { limits_version: version } = await settingsOf(tx, clientId);
  const limits = await limitsOf(tx, clientId, "category");
  return {
    version,
    limits: limits.map(({ scopeId: categoryId, period, units }) => ({ categoryId, period, units })),
  };
}
