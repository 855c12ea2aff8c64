import type { Locale } from "@trilha/contract/core/locale.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import type { ComparedRow } from "./reports.queries.ts";

/** Campaign a figure is narrowed to. */
export const presentFigureCampaign = (campaign: ComparedRow, locale: Locale) => ({
  id: campaign.id,
  title: textIn(campaign.title, locale),
  beginsOn: campaign.begins_on,
  endsOn: campaign.ends_on,
});
