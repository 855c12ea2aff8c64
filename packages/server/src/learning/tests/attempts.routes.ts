import * as contract from "@trilha/contract/learning/tests/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { grantAttempts } from "./grant.ts";
import { readAttempt } from "./read-attempt.ts";
import { readStanding } from "./read-test-usage.ts";
import { sendAnswers } from "./send-answers.ts";
import { startAttempt } from "./start.ts";
import { submitAttempt } from "./submit.ts";
import { readTimeline } from "./timeline.ts";

export const attemptRoutes: readonly Route[] = [
  route(contract.readStanding, readStanding),
  route(contract.startAttempt, startAttempt),
  route(contract.readAttempt, readAttempt),
  route(contract.sendAnswers, sendAnswers),
  route(contract.submitAttempt, submitAttempt),
  route(contract.readTimeline, readTimeline),
  route(contract.grantAttempts, grantAttempts),
];
