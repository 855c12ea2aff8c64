import * as contract from "@trilha/contract/learning/grading/endpoints.ts";
import * as marking from "@trilha/contract/learning/grading/marking-endpoints.ts";
import * as opinions from "@trilha/contract/learning/grading/opinions.ts";
import * as regrading from "@trilha/contract/learning/grading/regrade-endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { countItems, listItems } from "./list-items.ts";
import { listComments, listOpinions } from "./list-opinions.ts";
import { listAttempts, listTests } from "./list-tests.ts";
import { markEssay } from "./mark-essay.ts";
import { listEssays, openEssay, releaseEssay, showWriter, takeEssays } from "./mark-queue.ts";
import { listTestPeople, listTestPlaces, readTest } from "./read-test.ts";

import { readAttemptTimeline } from "./read-timeline.ts";
import { previewRegrade, startRegrade } from "./regrade.ts";

/** Routes of grading: essays to mark, results, item analysis, attempts as staff see them. */
export const resultRoutes: readonly Route[] = [
  route(marking.listEssays, listEssays),
  route(marking.takeEssays, takeEssays),
  route(marking.openEssay, openEssay),
  route(marking.releaseEssay, releaseEssay),
  route(marking.markEssay, markEssay),
  route(marking.showWriter, showWriter),
  route(contract.listTests, listTests),
  route(contract.readTest, readTest),
  route(contract.listTestPeople, listTestPeople),
  route(contract.listTestPlaces, listTestPlaces),
  route(contract.listItems, listItems),
  route(contract.countItems, countItems),
  route(opinions.listOpinions, listOpinions),
  route(opinions.listComments, listComments),
  route(contract.listAttempts, listAttempts),
  route(contract.readAttemptTimeline, readAttemptTimeline),
  route(regrading.previewRegrade, previewRegrade),
  route(regrading.startRegrade, startRegrade),
];
