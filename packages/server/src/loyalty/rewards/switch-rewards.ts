import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { switchRewards as spec } from "@trilha/contract/loyalty/rewards/office-endpoints.ts";
import { rewardProblems } from "@trilha/contract/loyalty/rewards/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { publishEvent } from "../../core/events.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { textIn } from "../campaigns/index.ts";
import { lockRewards, rewardsByIds } from "./rewards.queries.ts";
import { switchRewards as writeState } from "./rewards.writing.queries.ts";
import { faultsOf } from "./rules/faults.ts";

/** Publishes or archives items, all or none: what is archived takes no orders, and those placed go on. */
export const switchRewards: UseCase<typeof spec> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const ids = [...new Set(body.ids)];
    const { state } = body;
    if ((await lockRewards(tx, clientId, ids)).length !== ids.length) return refuse(genericProblems.notFound);
    const rows = await rewardsByIds(tx, clientId, ids);
    const others = rows.filter((row) => row.state !== state);
    const unready = state === "published" && others.find((row) => faultsOf(row).length > 0);
    if (unready) return refuse(rewardProblems.notReady, { sku: unready.sku });
    if (others.length === 0) return { changed: 0 };
    await writeState(
      tx,
      clientId,
      others.map(({ id }) => id),
      state,
    );
    for (const row of others) {
      await recordAudit(tx, call, {
        action: "rewards.archive",
        entity: "reward",
        entityId: row.id,
        entityName: textIn(row.name, call.locale) || row.sku,
        before: { state: row.state },
        after: { state },
      });
    }
    await publishEvent(tx, "rewards.changed", { clientId });
    return { changed: others.length };
  });
