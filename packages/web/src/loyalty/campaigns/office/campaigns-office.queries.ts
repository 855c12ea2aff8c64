import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { listProducts, readProductFacets } from "@trilha/contract/catalog/products/endpoints.ts";
import { listStoreGroups } from "@trilha/contract/catalog/products/network-endpoints.ts";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import {
  addPromotion,
  countProductFits,
  createCampaign,
  decideRules,
  editCampaign,
  editRules,
  listOfficeCampaigns,
  proposeRules,
  readBurnDown,
  readCampaign,
  removeCampaign,
  settleCampaign,
  withdrawCampaign,
} from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { campaignStates } from "@trilha/contract/loyalty/campaigns/shapes.ts";
import { simulateRules } from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import type { ProductMatch } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { readClient, readNetwork } from "@trilha/contract/tenants/clients/endpoints.ts";
import { call } from "../../../api/call.ts";
import { isRefused } from "../../../api/problem.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { defineList } from "../../../core/lists/define-list.ts";
import { oneOf } from "../../../core/lists/read-filters.ts";

export type Campaign = Answer<typeof readCampaign>;
export type OfficeCampaignItem = Answer<typeof listOfficeCampaigns>["items"][number];
export type CampaignEdit = Request<typeof editCampaign>["body"];
export type RuleSetVersion = Campaign["ruleSets"][number];
export type BurnDown = Answer<typeof readBurnDown>;
export type Simulation = Answer<typeof simulateRules>;

const root = ["campaigns", "office"] as const;

export const officeCampaignList = defineList({
  queryKey: [...root, "list"],
  endpoint: listOfficeCampaigns,
  filters: { state: oneOf(campaignStates) },
});

export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: [...root, "one", id],
    queryFn: ({ signal }) => call(readCampaign, { params: { id } }, { signal }),
  });

export const burnDownQuery = (id: string) =>
  queryOptions({
    queryKey: [...root, "burn-down", id],
    queryFn: ({ signal }) => call(readBurnDown, { params: { id } }, { signal }),
  });

/** Points the rules of this version would have given for another campaign's claims; worked out once. */
export const simulationQuery = (id: string, version: number, fromCampaignId: string) =>
  queryOptions({
    queryKey: [...root, "simulation", id, version, fromCampaignId],
    queryFn: ({ signal }) =>
      call(
        simulateRules,
        { params: { id }, body: { fromCampaignId: fromCampaignId || undefined } },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30 * 60_000,
    retry: false,
  });

/** Products that each of these matches means; `name` says the matches, so that they are asked for once. */
export const productFitsQuery = (name: string, matches: readonly ProductMatch[]) =>
  queryOptions({
    queryKey: ["catalogue", "fits", name],
    queryFn: async ({ signal }) =>
      (await call(countProductFits, { body: { matches: [...matches] } }, { signal })).fits,
    staleTime: 60_000,
  });

export const facetsQuery = queryOptions({
  queryKey: ["catalogue", "facets"],
  queryFn: ({ signal }) => call(readProductFacets, { query: {} }, { signal }),
  staleTime: 5 * 60_000,
});

/** Some products in use by a few letters: a catalogue is too long to offer whole. */
export const productsQuery = (text: string) =>
  queryOptions({
    queryKey: ["catalogue", "suggestions", text],
    queryFn: ({ signal }) =>
      call(listProducts, { query: { text: text || undefined, activity: "active", limit: 20 } }, { signal }),
    staleTime: 5 * 60_000,
    placeholderData: (before) => before,
  });

/** Where the client is: a campaign runs there or nowhere. */
export const clientCountriesQuery = (id: string) =>
  queryOptions({
    queryKey: ["clients", "countries", id],
    queryFn: async ({ signal }) => (await call(readClient, { params: { id } }, { signal })).countries,
    staleTime: 5 * 60_000,
  });

export const networkQuery = queryOptions({
  queryKey: ["network"],
  queryFn: ({ signal }) => call(readNetwork, {}, { signal }),
  staleTime: 5 * 60_000,
});

export const storeGroupsQuery = queryOptions({
  queryKey: ["network", "groups"],
  queryFn: ({ signal }) => call(listStoreGroups, { query: { limit: 100 } }, { signal }),
  staleTime: 5 * 60_000,
});

/** After a write: the answer is the campaign as it is now; everything that shows campaigns looks again. */
function useTaken() {
  const queries = useQueryClient();
  return (campaign?: Campaign) => {
    if (campaign) queries.setQueryData(campaignQuery(campaign.id).queryKey, campaign);
    void queries.invalidateQueries({ queryKey: [...root, "list"] });
    void queries.invalidateQueries({ queryKey: ["audit"] });
  };
}

export function useCreateCampaign() {
  const taken = useTaken();
  const keys = useSubmissionKeys();
  return useMutation({
    mutationFn: (body: Request<typeof createCampaign>["body"]) =>
      call(createCampaign, { body }, { key: keys.of(body) }),
    onSuccess: () => {
      keys.done();
      taken();
    },
  });
}

export function useEditCampaign(id: string) {
  const taken = useTaken();
  return useMutation({
    mutationFn: (body: CampaignEdit) => call(editCampaign, { params: { id }, body }),
    onSuccess: taken,
  });
}

export function useEditRules(id: string) {
  const taken = useTaken();
  return useMutation({
    mutationFn: (body: Request<typeof editRules>["body"]) => call(editRules, { params: { id }, body }),
    onSuccess: ({ campaign }) => taken(campaign),
  });
}

/** Acts that move a campaign on, or throw it away. */
export type CampaignAction =
  | { readonly deed: "propose"; readonly body: Request<typeof proposeRules>["body"] }
  | { readonly deed: "decide"; readonly body: Request<typeof decideRules>["body"] }
  | { readonly deed: "withdraw"; readonly body: Request<typeof withdrawCampaign>["body"] }
  | { readonly deed: "promote"; readonly body: Request<typeof addPromotion>["body"] }
  | { readonly deed: "settle" }
  | { readonly deed: "remove" };

async function act(id: string, deed: CampaignAction, key: string): Promise<Campaign | undefined> {
  const params = { id };
  const options = { key };
  switch (deed.deed) {
    case "propose":
      return (await call(proposeRules, { params, body: deed.body }, options)).campaign;
    case "decide":
      return call(decideRules, { params, body: deed.body }, options);
    case "withdraw":
      return call(withdrawCampaign, { params, body: deed.body }, options);
    case "promote":
      return (await call(addPromotion, { params, body: deed.body }, options)).campaign;
    case "settle":
      return call(settleCampaign, { params, body: {} }, options);
    case "remove":
      await call(removeCampaign, { params });
      return undefined;
  }
}

export function useCampaignAction(id: string) {
  const queries = useQueryClient();
  const taken = useTaken();
  const keys = useSubmissionKeys();
  return useMutation({
    mutationFn: (deed: CampaignAction) => act(id, deed, keys.of(deed)),
    // Another person changed the campaign meanwhile: its new state is to be looked at before the deed is
    // tried again.
    onError: (error) => {
      if (isRefused(error, "request.conflict")) void queries.invalidateQueries(campaignQuery(id));
    },
    onSuccess: (campaign) => {
      keys.done();
      taken(campaign);
    },
  });
}
