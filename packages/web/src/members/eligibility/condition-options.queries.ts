import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listStoreGroups } from "@trilha/contract/catalog/products/network-endpoints.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import { readAudience } from "@trilha/contract/members/groups/endpoints.ts";
import { listTrainings } from "@trilha/contract/members/requirements/endpoints.ts";
import { listSegmentChoices } from "@trilha/contract/members/segments/endpoints.ts";
import { listStores, readNetwork, readReference } from "@trilha/contract/tenants/clients/endpoints.ts";
import { call } from "../../api/call.ts";

const STALE = 5 * 60_000;

export const networkQuery = queryOptions({
  queryKey: ["network"],
  queryFn: ({ signal }) => call(readNetwork, {}, { signal }),
  staleTime: STALE,
});

export const storeGroupsQuery = queryOptions({
  queryKey: ["network", "groups"],
  queryFn: ({ signal }) => call(listStoreGroups, { query: { limit: 100 } }, { signal }),
  staleTime: STALE,
});

/** Stores a condition can name, the first by name. */
export const conditionStoresQuery = queryOptions({
  queryKey: ["network", "stores", "eligibility"],
  queryFn: ({ signal }) => call(listStores, { query: { limit: 100 } }, { signal }),
  staleTime: STALE,
});

export const conditionAreasQuery = queryOptions({
  queryKey: ["reference"],
  queryFn: ({ signal }) => call(readReference, {}, { signal }),
  staleTime: STALE,
});

/** Trainings a condition can ask for, and those no longer given, for the name of what asks for them already. */
export const conditionTrainingsQuery = queryOptions({
  queryKey: ["trainings", "eligibility"],
  queryFn: ({ signal }) => call(listTrainings, { query: { limit: 100 } }, { signal }),
  staleTime: 60_000,
});

/** Segments whose conditions can be taken, and archived ones for the name of what has theirs already. */
export const segmentChoicesQuery = queryOptions({
  queryKey: ["segments", "choices"],
  queryFn: ({ signal }) => call(listSegmentChoices, {}, { signal }),
  staleTime: 60_000,
});

/** How many people a rule opens to now. */
export const audienceQuery = (eligibility: Eligibility) =>
  queryOptions({
    queryKey: ["people", "audience", eligibility],
    queryFn: ({ signal }) => call(readAudience, { body: { eligibility } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
