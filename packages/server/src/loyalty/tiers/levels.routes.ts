import * as contract from "@trilha/contract/loyalty/tiers/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { appealReview } from "./appeal-review.ts";
import { decideReview } from "./decide-review.ts";
import { editLevelRules } from "./edit-level-rules.ts";
import { examineReview } from "./examine-review.ts";
import { listReviews } from "./list-reviews.ts";
import { previewFalls } from "./preview-falls.ts";
import { readLevelRules } from "./read-level-rules.ts";
import { readMyLevel } from "./read-my-level.ts";
import { readReview } from "./read-review.ts";

export const levelRoutes: readonly Route[] = [
  route(contract.readMyLevel, readMyLevel),
  route(contract.appealReview, appealReview),
  route(contract.listReviews, listReviews),
  route(contract.readReview, readReview),
  route(contract.examineReview, examineReview),
  route(contract.decideReview, decideReview),
  route(contract.previewFalls, previewFalls),
  route(contract.readLevelRules, readLevelRules),
  route(contract.editLevelRules, editLevelRules),
];
