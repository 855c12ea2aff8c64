import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { editReward as spec } from "@trilha/contract/loyalty/rewards/office-endpoints.ts";
import { rewardProblems } from "@trilha/contract/loyalty/rewards/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { publishEvent } from "../../core/events.ts";
import { refuse } from "../../core/refusal.ts";
import { unlessTaken } from "../../core/unless-taken.ts";
import type { UseCase } from "../../core/use-case.ts";
import { textIn } from "../campaigns/index.ts";
import { auditFacts, loadReward } from "./present-reward.ts";
import { lockRewards, rewardById } from "./rewards.queries.ts";
import { skuIsUsed, updateRewards } from "./rewards.writing.queries.ts";
import { faultsOf } from "./rules/faults.ts";
import { factsOf, objectionTo, writeParts } from "./written-reward.ts";

/** Changes an item; orders placed before keep the name, price and category they were placed with. */
export const editReward: UseCase<typeof spec> = (call, { params, body }) =>
  unlessTaken(rewardProblems.skuUsed, () =>
    call.write(async (tx) => {
      const { clientId } = call.actor;
      await lockRewards(tx, clientId, [params.id]);
      const before = await rewardById(tx, clientId, params.id);
      if (!before) return refuse(genericProblems.notFound);
      if (before.version !== body.version) return refuse(genericProblems.conflict);
      const refused = await objectionTo(tx, clientId, body, before.picture_file_ids);
      if (refused) return refused;
      if (before.stocked && before.delivery !== body.delivery) return refuse(rewardProblems.deliveryFixed);
      if (await skuIsUsed(tx, clientId, body.sku, before.id)) return refuse(rewardProblems.skuUsed);
      const { id, version } = before;
      await updateRewards(tx, clientId, [{ ...factsOf(body, before.state), id, version }]);
      await writeParts(tx, call.actor, id, body);
      const after = await rewardById(tx, clientId, id);
      if (!after) throw new Error("an item vanished inside a transaction");
      // A section may be switched off under what is published; the item itself stays whole.
      const faults = faultsOf(after).filter((fault) => fault !== "category_off");
      if (after.state === "published" && faults.length > 0) {
        return refuse(rewardProblems.notReady, { sku: after.sku });
      }
      await recordAudit(tx, call, {
        action: "rewards.edit",
        entity: "reward",
        entityId: id,
        entityName: textIn(after.name, call.locale) || after.sku,
        before: auditFacts(before),
        after: auditFacts(after),
      });
      if (after.state === "published") await publishEvent(tx, "rewards.changed", { clientId });
      return (await loadReward(tx, call, id)) ?? refuse(genericProblems.notFound);
    }),
  );
