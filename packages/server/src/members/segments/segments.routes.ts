import * as contract from "@trilha/contract/members/segments/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { archiveSegment, createSegment, editSegment, restoreSegment } from "./edit-segments.ts";
import { listSegmentChoices, listSegmentPeople, listSegments, readSegment } from "./list-segments.ts";

export const segmentRoutes: readonly Route[] = [
  route(contract.listSegments, listSegments),
  route(contract.listSegmentChoices, listSegmentChoices),
  route(contract.createSegment, createSegment),
  route(contract.readSegment, readSegment),
  route(contract.editSegment, editSegment),
  route(contract.archiveSegment, archiveSegment),
  route(contract.restoreSegment, restoreSegment),
  route(contract.listSegmentPeople, listSegmentPeople),
];
