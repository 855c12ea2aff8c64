import type { Country } from "@trilha/contract/core/country.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { rewardProblems, stockProblems } from "@trilha/contract/loyalty/rewards/problems.ts";
import type { receiveStock as spec } from "@trilha/contract/loyalty/rewards/stock-endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import { publishEvent } from "../../core/events.ts";
import { isRefusal, type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../campaigns/index.ts";
import { presentStock } from "./present-stock.ts";
import { lockRewards } from "./rewards.queries.ts";
import { type StockRow, stockOf } from "./stock.office.queries.ts";
import { moveStock } from "./stock.queries.ts";

/** Units that came in: one person is enough, since nothing is taken from anybody. */
export const receiveStock: UseCase<typeof spec> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId, userId, name } = call.actor;
    const { rewardId, country, units, note } = body;
    const before = await countedStock(tx, clientId, body);
    if (isRefusal(before)) return before;
    await moveStock(tx, {
      ...{ clientId, rewardId, country, units, kind: "receive" },
      key: `receive:${crypto.randomUUID()}`,
      by: { userId, name },
      reason: note || null,
      at: call.now,
    });
    const after = (await stockOf(tx, clientId, body)) ?? before;
    await recordAudit(tx, call, {
      action: "stock.receive",
      entity: "reward",
      entityId: rewardId,
      entityName: textIn(before.name, call.locale) || before.sku,
      before: { [country]: before.on_hand },
      after: { [country]: after.on_hand },
      ...(note && { reason: note }),
    });
    await publishEvent(tx, "rewards.changed", { clientId });
    return presentStock(after);
  });

/** The stock of an item whose units are counted by hand: one with a price in the country, and not digital. */
export async function countedStock(
  tx: Tx,
  clientId: string,
  offer: { rewardId: string; country: Country },
): Promise<StockRow | Refusal> {
  if ((await lockRewards(tx, clientId, [offer.rewardId])).length === 0)
    return refuse(genericProblems.notFound);
  const stock = await stockOf(tx, clientId, offer);
  if (!stock) return refuse(rewardProblems.notInCountry);
  return stock.delivery === "digital" ? refuse(stockProblems.digitalByCodes) : stock;
}
