import type { listFigureCampaigns as spec } from "@trilha/contract/insight/reports/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { comparedCampaigns } from "./reports.queries.ts";

/** As many as a list to choose from shows. */
const most = 200;

/** Campaigns that began: there is nothing to tell of the others. */
export const listCampaigns: UseCase<typeof spec> = (call) =>
  call.read(async (tx) => {
    const rows = await comparedCampaigns(tx, call.actor.clientId, { ids: undefined, most });
    return {
      items: rows.map(({ id, title, begins_on, ends_on }) => ({
        ...{ id, title: textIn(title, call.locale), beginsOn: begins_on, endsOn: ends_on },
      })),
    };
  });
