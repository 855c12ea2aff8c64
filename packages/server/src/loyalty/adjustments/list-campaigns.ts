import type { listAwardCampaigns as spec } from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { rulesByVersion, textIn } from "../campaigns/index.ts";
import { awardCampaigns } from "./adjustments.people.queries.ts";
import { groundFrom } from "./campaign-ground.ts";

/** Campaigns points may be given in, with what their rules pay for a mystery-customer action. */
export const listCampaigns: UseCase<typeof spec> = async (call) => {
  const { clientId } = call.actor;
  const items = await call.read(async (tx) => {
    const rows = await awardCampaigns(tx, clientId);
    return Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        title: textIn(row.title, call.locale),
        open: groundFrom(row, call.now).open,
        beginsOn: row.windows.map(({ beginsOn }) => beginsOn).sort()[0] ?? "",
        endsOn:
          row.windows
            .map(({ endsOn }) => endsOn)
            .sort()
            .at(-1) ?? "",
        mysteryCustomer: row.versionId ? await paysFor(tx, clientId, row.versionId) : null,
      })),
    );
  });
  return { items };
};

async function paysFor(tx: Tx, clientId: string, versionId: string) {
  const rules = await rulesByVersion(tx, clientId, versionId);
  const rule = rules?.ruleSet.activities.find(
    ({ kind, objectId }) => kind === "mystery_customer" && objectId === undefined,
  );
  return rule ? { points: rule.points, experience: rule.experience } : null;
}
