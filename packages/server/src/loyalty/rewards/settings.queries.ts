import type { Tx } from "../../db/database.ts";

/** The lists that are written whole, each with a version of its own. */
export type Versioned = "version" | "sections_version" | "limits_version";

export interface RewardSettingsRow {
  currency: string | null;
  pointValue: number | null;
  version: number;
  sections_version: number;
  limits_version: number;
}

const none: RewardSettingsRow = {
  ...{ currency: null, pointValue: null },
  ...{ version: 1, sections_version: 1, limits_version: 1 },
};

/** A client that never said anything is at its first version of everything. */
export async function settingsOf(tx: Tx, clientId: string): Promise<RewardSettingsRow> {
  const row = await tx
    .selectFrom("reward_settings")
    .selectAll()
    .where("client_id", "=", clientId)
    .executeTakeFirst();
  if (!row) return none;
  const { currency, point_value, version, sections_version, limits_version } = row;
  const pointValue = point_value === null ? null : Number(point_value);
  return { currency, pointValue, version, sections_version, limits_version };
}

/** Takes the next version of one list; false: somebody else wrote it since. Others wait until the transaction ends. */
export async function takeVersion(
  tx: Tx,
  clientId: string,
  list: Versioned,
  version: number,
): Promise<boolean> {
  await tx
    .insertInto("reward_settings")
    .values({ client_id: clientId, currency: null, point_value: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable("reward_settings")
    .set(list, version + 1)
    .where("client_id", "=", clientId)
    .where(list, "=", version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function writeMoney(
  tx: Tx,
  clientId: string,
  money: { currency: string | null; pointValue: number | null },
): Promise<void> {
  await tx
    .updateTable("reward_settings")
    .set({ currency: money.currency, point_value: money.pointValue })
    .where("client_id", "=", clientId)
    .execute();
}
