import { IconChartPie } from "@tabler/icons-react";
import { listSegments, readSegment } from "@trilha/contract/members/segments/endpoints.ts";
import { officePage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  officePage({
    path: "/admin/segments",
    load: () => import("./SegmentsPage.tsx"),
    view: "SegmentsPage",
    texts: ["members/segments", "core/exports"],
    search: textsOfSearch,
    endpoints: [listSegments],
    place: { id: "segments", icon: IconChartPie, group: "people", position: 4 },
  }),
  officePage({
    path: "/admin/segments/$segmentId",
    load: () => import("./SegmentPage.tsx"),
    view: "SegmentPage",
    texts: ["members/segments", "members/eligibility", "core/exports"],
    search: textsOfSearch,
    endpoints: [readSegment],
  }),
] as const;
