import * as contract from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { addPromotion } from "./add-promotion.ts";
import { countProductFits } from "./count-product-fits.ts";
import { createCampaign } from "./create-campaign.ts";
import { decideRules } from "./decide-rules.ts";
import { editCampaign } from "./edit-campaign.ts";
import { editRules } from "./edit-rules.ts";
import { importRules } from "./import-rules.ts";
import { listOfficeCampaigns } from "./list-office.ts";
import { proposeRules } from "./propose-rules.ts";
import { readBurnDown } from "./read-burn-down.ts";
import { readCampaign } from "./read-campaign.ts";
import { removeCampaign } from "./remove-campaign.ts";
import { settleCampaign } from "./settle-campaign.ts";
import { withdrawCampaign } from "./withdraw-campaign.ts";

export const officeRoutes: readonly Route[] = [
  route(contract.listOfficeCampaigns, listOfficeCampaigns),
  route(contract.createCampaign, createCampaign),
  route(contract.readCampaign, readCampaign),
  route(contract.editCampaign, editCampaign),
  route(contract.removeCampaign, removeCampaign),
  route(contract.editRules, editRules),
  route(contract.importRules, importRules),
  route(contract.proposeRules, proposeRules),
  route(contract.decideRules, decideRules),
  route(contract.withdrawCampaign, withdrawCampaign),
  route(contract.addPromotion, addPromotion),
  route(contract.settleCampaign, settleCampaign),
  route(contract.readBurnDown, readBurnDown),
  route(contract.countProductFits, countProductFits),
];
