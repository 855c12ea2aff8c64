import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import {
  listFigureCampaigns,
  readAgesFigure,
  readAuditFigure,
  readCompareFigure,
  readLevelsFigure,
  readPointsFigure,
  readQueuesFigure,
  readRedemptionFigure,
  readSalesFigure,
} from "@trilha/contract/insight/reports/endpoints.ts";
import { call } from "../../api/call.ts";

export type SalesQuery = Request<typeof readSalesFigure>["query"];
export type SalesReportRow = Answer<typeof readSalesFigure>["rows"][number];
export type PointsQuery = Request<typeof readPointsFigure>["query"];
export type PointsReportRow = Answer<typeof readPointsFigure>["rows"][number];
export type AuditQuery = Request<typeof readAuditFigure>["query"];
export type AuditReportRow = Answer<typeof readAuditFigure>["rows"][number];
export type RedemptionQuery = Request<typeof readRedemptionFigure>["query"];
export type RedemptionReportRow = Answer<typeof readRedemptionFigure>["rows"][number];
export type LevelReportRow = Answer<typeof readLevelsFigure>["rows"][number];
export type AgeReportRow = Answer<typeof readAgesFigure>["rows"][number];
export type QueueReportRow = Answer<typeof readQueuesFigure>["rows"][number];
export type Compared = Answer<typeof readCompareFigure>;

/** Figures are a minute old at most: asked again as often while somebody looks. */
const fresh = { refetchInterval: 60_000, placeholderData: keepPreviousData } as const;

export const campaignsQuery = queryOptions({
  queryKey: ["figures", "campaigns"],
  queryFn: ({ signal }) => call(listFigureCampaigns, {}, { signal }),
  staleTime: 60_000,
});

export const salesQuery = (query: SalesQuery) =>
  queryOptions({
    queryKey: ["figures", "sales", query],
    queryFn: ({ signal }) => call(readSalesFigure, { query }, { signal }),
    ...fresh,
  });

export const pointsQuery = (query: PointsQuery) =>
  queryOptions({
    queryKey: ["figures", "points", query],
    queryFn: ({ signal }) => call(readPointsFigure, { query }, { signal }),
    ...fresh,
  });

export const queuesQuery = queryOptions({
  queryKey: ["figures", "queues"],
  queryFn: ({ signal }) => call(readQueuesFigure, {}, { signal }),
  ...fresh,
});

export const auditQuery = (query: AuditQuery) =>
  queryOptions({
    queryKey: ["figures", "audit", query],
    queryFn: ({ signal }) => call(readAuditFigure, { query }, { signal }),
    ...fresh,
  });

export const redemptionQuery = (query: RedemptionQuery) =>
  queryOptions({
    queryKey: ["figures", "redemption", query],
    queryFn: ({ signal }) => call(readRedemptionFigure, { query }, { signal }),
    ...fresh,
  });

export const levelsQuery = (campaignId: string | undefined) =>
  queryOptions({
    queryKey: ["figures", "levels", campaignId],
    queryFn: ({ signal }) => call(readLevelsFigure, { query: campaignId ? { campaignId } : {} }, { signal }),
    ...fresh,
  });

export const agesQuery = (campaignId: string | undefined) =>
  queryOptions({
    queryKey: ["figures", "ages", campaignId],
    queryFn: ({ signal }) => call(readAgesFigure, { query: campaignId ? { campaignId } : {} }, { signal }),
    ...fresh,
  });

export const compareQuery = (campaignIds: string | undefined) =>
  queryOptions({
    queryKey: ["figures", "compare", campaignIds],
    queryFn: ({ signal }) =>
      call(readCompareFigure, { query: campaignIds ? { campaignIds } : {} }, { signal }),
    ...fresh,
  });
