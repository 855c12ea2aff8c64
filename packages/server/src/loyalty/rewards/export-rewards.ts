import { csvOf } from "@trilha/contract/core/imports/csv.ts";
import { rewardColumns } from "@trilha/contract/loyalty/rewards/import-columns.ts";
import type { exportRewards as spec } from "@trilha/contract/loyalty/rewards/office-endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { cellsOf } from "./reward-file.ts";
import { allRewards, clientZone } from "./rewards.queries.ts";

/** All items as a file that can be imported again, with the columns' own names. */
export const exportRewards: UseCase<typeof spec> = async (call) => {
  const { clientId } = call.actor;
  const { rows, timeZone } = await call.read(async (tx) => ({
    rows: await allRewards(tx, clientId),
    timeZone: await clientZone(tx, clientId),
  }));
  const lines = rows.map((row) => {
    const cells = cellsOf(row, { locale: call.locale, timeZone });
    return rewardColumns.map((column) => cells[column] ?? "");
  });
  const day = call.now.toISOString().slice(0, 10);
  return { name: `rewards-${day}.csv`, text: csvOf([[...rewardColumns], ...lines]) };
};
